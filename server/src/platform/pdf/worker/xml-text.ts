/** Decodes an XML file: by its byte order mark, else by its declared encoding, else as UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  if (first === 0xef && second === 0xbb) return 'utf-8'
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s{0,20}<\?xml[^>]{0,200}\bencoding\s{0,3}=\s{0,3}["']([\w.:-]{1,60})["']/i.exec(head)?.[1]
  return declared !== undefined && isKnown(declared) ? declared : 'utf-8'
}

function isKnown(encoding: string): boolean {
  try {
    // A file that declares UTF-16 but clearly is not is really UTF-8.
    return !new TextDecoder(encoding).encoding.startsWith('utf-16')
  } catch {
    return false
  }
}

const BEFORE_ROOT = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/y
const ROOT = /<(?:[\w.-]+:)?([\w.-]+)/y

/** The name of the root element without its prefix, found without parsing the file. */
export function rootNameOf(text: string): string | undefined {
  let at = 0
  for (;;) {
    BEFORE_ROOT.lastIndex = at
    if (!BEFORE_ROOT.test(text)) break
    at = BEFORE_ROOT.lastIndex
  }
  ROOT.lastIndex = at
  return ROOT.exec(text)?.[1]
}
