/** Styles are put into the script as text. */
declare module "*.css" {
  const text: string;
  export default text;
}

/** Those of the preview that every page with a board has; scripts/bundle-playground.mjs knows the file. */
declare module "@ecp/preview/colours" {
  const text: string;
  export default text;
}
