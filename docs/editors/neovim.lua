-- The language server of ECP in Neovim 0.7 or newer. Put this file into your configuration (`~/.config/nvim/plugin/ecp.lua`), with
-- `ecpc` on your PATH. What it gives: diagnostics, completion (omnifunc), hover, definition, references, rename, quick fixes, formatting,
-- and the lenses Solve, Count and Check unique above each instance.

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.ecp",
  callback = function(event)
    vim.api.nvim_buf_set_option(event.buf, "filetype", "ecp")
  end,
})

local client

local function on_attach(_, buffer)
  local function map(keys, action)
    vim.api.nvim_buf_set_keymap(buffer, "n", keys, "", { noremap = true, silent = true, callback = action })
  end
  vim.api.nvim_buf_set_option(buffer, "omnifunc", "v:lua.vim.lsp.omnifunc")
  vim.api.nvim_buf_set_option(buffer, "commentstring", "// %s")
  map("K", vim.lsp.buf.hover)
  map("gd", vim.lsp.buf.definition)
  map("gr", vim.lsp.buf.references)
  map("<Leader>rn", vim.lsp.buf.rename)
  map("<Leader>ca", vim.lsp.buf.code_action)
  map("<Leader>f", vim.lsp.buf.formatting)
  -- With the cursor on the first line of an instance: which lens?
  map("<Leader>cl", vim.lsp.codelens.run)
  vim.api.nvim_create_autocmd({ "BufEnter", "CursorHold", "InsertLeave" }, {
    buffer = buffer,
    callback = vim.lsp.codelens.refresh,
  })
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "ecp",
  callback = function(event)
    client = client
      or vim.lsp.start_client({
        name = "ecp",
        cmd = { "ecpc", "lsp", "--stdio" },
        root_dir = vim.fn.getcwd(),
        on_attach = on_attach,
        on_exit = function()
          client = nil
        end,
      })
    if client then
      vim.lsp.buf_attach_client(event.buf, client)
    end
  end,
})
