const NAME_BYTES_MAX = 255
/** Control characters, including those that change the writing direction: they make one name look like another. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** The name under which we keep an uploaded file: the last segment of its path, without control characters. */
export function cleanFileName(given: string): string {
  const segment = given.toWellFormed().replace(CONTROL, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return shorten(segment, NAME_BYTES_MAX)
}

/** In lower case and without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Cuts whole characters before the extension, so that a long name keeps its type. */
function shorten(name: string, bytes_max: number): string {
  if (Buffer.byteLength(name) <= bytes_max) return name
  const dot = name.lastIndexOf('.')
  const tail = dot === -1 || Buffer.byteLength(name.slice(dot)) > 20 ? '' : name.slice(dot)
  let stem = ''
  let room = bytes_max - Buffer.byteLength(tail)
  for (const character of tail ? name.slice(0, dot) : name) {
    room -= Buffer.byteLength(character)
    if (room < 0) break
    stem += character
  }
  return stem + tail
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Decodes a name whose bytes were read as Latin-1. Most clients send UTF-8, old ones Latin-1. */
export function readNameBytes(latin1: string): string {
  // Characters beyond Latin-1 mean that the name came in the extended form, which states its own encoding.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of Latin-1 is meant.
  if (!/^[\u0000-\u00ff]*$/.test(latin1)) return latin1
  try {
    return decoder.decode(Buffer.from(latin1, 'latin1'))
  } catch {
    return latin1
  }
}
