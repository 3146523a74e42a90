/** What a server says of itself that has a feature which the packed extension leaves out, by the feature. */
export const unoffered: Readonly<Record<string, string>>;
