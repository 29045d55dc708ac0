import type { FileContent } from './content.ts'

const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }
/** Single-byte text has tabs, line and page ends and escapes below the space, and nothing else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NOT_IN_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/

/** UTF-8, UTF-16 with its mark, or one byte per character; never a NUL. */
export async function isText(content: FileContent): Promise<boolean> {
  const mark = (await content.read(0, 2)).toString('hex')
  const encoding = UTF16[mark]
  if (encoding) return decodes(content, encoding)
  return (await decodes(content, 'utf-8')) || (await isSingleByteText(content))
}

/** Text that begins as XML does. It is never parsed: entities and DTDs stay what they are. */
export async function isXml(content: FileContent): Promise<boolean> {
  const head = await content.read(0, 1_024)
  const encoding = UTF16[head.toString('hex', 0, 2)] ?? 'utf-8'
  const begin = new TextDecoder(encoding).decode(head).trimStart()
  return /^<[?!\p{L}_:]/u.test(begin) && !/^<(?:!doctype\s+html|html)\b/i.test(begin) && isText(content)
}

async function decodes(content: FileContent, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of content.chunks()) {
      if (decoder.decode(chunk, { stream: true }).includes('\u0000')) return false
    }
    return !decoder.decode().includes('\u0000')
  } catch (error) {
    // What cannot be decoded is a TypeError; anything else befell the reading.
    if (error instanceof TypeError) return false
    throw error
  }
}

async function isSingleByteText(content: FileContent): Promise<boolean> {
  for await (const chunk of content.chunks()) if (NOT_IN_TEXT.test(chunk.toString('latin1'))) return false
  return true
}
