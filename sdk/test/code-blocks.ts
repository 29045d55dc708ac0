import { readFileSync } from 'node:fs'

/** The code blocks in a Markdown file that are marked with this language, in order. */
export function codeBlocks(file: URL, language: string): string[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)
  return [...blocks].flatMap(([, marked, code = '']) => (marked === language ? [code] : []))
}
