import type { FileContent } from './content.ts'

const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }
/** Below the space, single-byte text has only tabs, line and page breaks and escapes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const NOT_IN_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/

/** UTF-8, UTF-16 with its byte order mark, or one byte per character; never with a NUL. */
export async function isText(content: FileContent): Promise<boolean> {
  const mark = (await content.read(0, 2)).toString('hex')
  const encoding = UTF16[mark]
  if (encoding) return decodes(content, encoding)
  return (await decodes(content, 'utf-8')) || (await isSingleByteText(content))
}

/** Text that begins like XML. It is never parsed, so entities and DTDs are never resolved. */
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
    // Undecodable bytes cause a TypeError. Any other error comes from reading the file.
    if (error instanceof TypeError) return false
    throw error
  }
}

async function isSingleByteText(content: FileContent): Promise<boolean> {
  for await (const chunk of content.chunks()) if (NOT_IN_TEXT.test(chunk.toString('latin1'))) return false
  return true
}
