export function withPolicy(html: string): string;
