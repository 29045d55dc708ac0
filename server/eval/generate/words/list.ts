/** Words of a template string, between semicolons and at line ends. */
export const list = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/)
