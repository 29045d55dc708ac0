const NAME_BYTES_MAX = 255
/** Control characters, among them those that turn the direction of writing: they make one name look like another. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** The name of an uploaded file as we keep it: the last segment of whatever path it came with, no control characters. */
export function cleanFileName(given: string): string {
  const segment = given.toWellFormed().replace(CONTROL, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  return shorten(segment, NAME_BYTES_MAX)
}

/** In lower case and without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Cuts whole characters out before the extension, so that a long name keeps its type. */
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

/** A name whose bytes were read as Latin-1: they are UTF-8 from most clients, and Latin-1 from old ones. */
export function readNameBytes(latin1: string): string {
  // Beyond Latin-1 there are no bytes: then the name came in the extended form, which says its own encoding.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of Latin-1 is meant.
  if (!/^[\u0000-\u00ff]*$/.test(latin1)) return latin1
  try {
    return decoder.decode(Buffer.from(latin1, 'latin1'))
  } catch {
    return latin1
  }
}
