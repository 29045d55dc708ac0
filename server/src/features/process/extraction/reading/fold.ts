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

/** Letters and digits only, for comparisons that ignore spacing, punctuation and case. */
export const skeleton = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** A name without the specks that OCR sees after it. */
export const tidyName = (text: string): string => squeeze(text).replace(/(?:\s+[^\p{L}\p{N})]+)+$/u, '')

export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()
