-- Run by neovim.test.ts in a headless Neovim with docs/editors/neovim.lua as its configuration: what the editor shows of a file, as JSON.
local function wait(what, found)
  if not vim.wait(20000, found, 20) then
    print("no " .. what)
    vim.cmd("cquit 1")
  end
end

local shown = {}
wait("diagnostics", function()
  return #vim.diagnostic.get(0) > 0
end)
local first = vim.diagnostic.get(0)[1]
shown.diagnostic = { line = first.lnum, column = first.col, message = first.message, code = first.user_data.lsp.code }

local function ask(method, position)
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = position }
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

shown.hover = ask("textDocument/hover", { line = 2, character = 6 }).contents.value
shown.completion = #ask("textDocument/completion", { line = 4, character = 20 }).items > 10

-- The quick fix, as `<Leader>ca` would apply it.
local range = { start = { line = 3, character = 10 }, ["end"] = { line = 3, character = 10 } }
local actions = vim.lsp.buf_request_sync(0, "textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = range,
  context = { diagnostics = {} },
}, 20000)
for _, answer in pairs(actions) do
  vim.lsp.util.apply_workspace_edit(answer.result[1].edit, "utf-16")
end
shown.fixed = vim.api.nvim_buf_get_lines(0, 3, 4, false)[1]
wait("end of the mistake", function()
  return #vim.diagnostic.get(0) == 0
end)

-- The lens Solve, as `vim.lsp.codelens.run` would run it.
local function lenses()
  local answers = vim.lsp.buf_request_sync(0, "textDocument/codeLens", {
    textDocument = vim.lsp.util.make_text_document_params(),
  }, 20000)
  for _, answer in pairs(answers) do
    return answer.result
  end
end
local solved = vim.lsp.buf_request_sync(0, "workspace/executeCommand", lenses()[1].command, 20000)
for _, answer in pairs(solved) do
  shown.status = answer.result.status
end
local all = lenses()
shown.lens = all[#all].command.title

print(vim.fn.json_encode(shown))
vim.cmd("qall!")
