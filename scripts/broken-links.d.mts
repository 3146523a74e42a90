export function brokenLinks(folder: string, base: string): readonly string[];
