/**
 * Lower case without accents, so that one spelling in a vocabulary matches „Fälligkeit", „FALLIGKEIT" and what OCR
 * makes of them. German ß becomes ss; typographic hyphens and apostrophes become plain ones.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘`´]/g, "'")
}

/**
 * Undoes what OCR makes of umlauts in German text: „fiir", „Félligkeit", „Verkiufer". Only for German scans, because
 * French has its é.
 */
export const foldRecognised = (text: string): string =>
  fold(text.replaceAll('é', 'ä').replace(/(?<=\p{L})ii|ii(?=\p{L})/gu, 'ü'))
    .replace(/f[ei]llig/g, 'fallig')
    .replace(/(?<=k)[ei]ufer/g, 'aufer')
    .replace(/empf[ei]nger/g, 'empfanger')

/**
 * Programs from before umlauts write „faellig" and „Kaeufer", which folded text has as „fallig" and „kaufer". „Neue", „Dauer"
 * and the English „issued" and „guest" are no umlauts.
 */
export const withoutPairs = (folded: string): string =>
  folded.replace(
    /ae(?=\p{L})|oe(?=[fghlmrst])|(?<![aeq]|iss|val|ven|tin)ue(?=[bcfghklmnprtz]|s[cs])/gu,
    (pair) => pair[0] as string,
  )

/** Two ways to write an umlaut become one, in names: „Müller", „Mueller", „Muller". Only to compare both sides by. */
export const plainName = (folded: string): string => folded.replace(/([aou])e/g, '$1')

/** Letters and digits only, for comparisons that ignore spacing, punctuation and case. */
export const skeleton = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** A name without the specks that OCR sees after it. */
export function tidyName(text: string): string {
  const name = squeeze(text)
  const specks = name.indexOf(' ', endOfLast(name, /[\p{L}\p{N})]/u))
  return specks < 0 ? name : name.slice(0, specks)
}

/** Where the last character of a kind ends. A search for the rest up to the end would begin anew at every place. */
export function endOfLast(text: string, kind: RegExp): number {
  const characters = Array.from(text)
  const last = characters.findLastIndex((character) => kind.test(character))
  return characters.slice(0, last + 1).join('').length
}

export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()
