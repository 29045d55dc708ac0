/**
 * Everything that our font lacks. It has Latin with its European extensions and Vietnamese, modern Greek, modern
 * Cyrillic, and the signs of ordinary print.
 */
const LACKING = new RegExp(
  `[^${[
    '\\u0020-\\u007e',
    '\\u00a0-\\u00ac',
    '\\u00ae-\\u017f',
    '\\u0192',
    '\\u0218-\\u021b',
    '\\u0384-\\u038a',
    '\\u038c',
    '\\u038e-\\u03a1',
    '\\u03a3-\\u03ce',
    '\\u0400-\\u045f',
    '\\u0490\\u0491',
    '\\u1e80-\\u1e85',
    '\\u1e9e',
    '\\u1ea0-\\u1ef9',
    '\\u2013\\u2014',
    '\\u2018-\\u201a',
    '\\u201c-\\u201e',
    '\\u2020-\\u2022',
    '\\u2026',
    '\\u2030',
    '\\u2039\\u203a',
    '\\u20ac',
    '\\u2122',
  ].join('')}]`,
  'gu',
)

/** Sets the direction, joins or hides; nothing of it is visible. */
const INVISIBLE = /\p{Cf}/gu
const SPACE = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu

/**
 * Prepares somebody else's text for a document that must be made whatever was typed: on one line, and with a question
 * mark for every character that the font lacks.
 */
export const printable = (text: string): string => visible(text).replace(LACKING, '?').trim()

const visible = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '').replace(SPACE, ' ')

/** For text that a letter shows as it is: all of it can be printed, and is seen. Blank text is nobody's fault here. */
export const isPrintable = (text: string): boolean => {
  const seen = visible(text)
  return seen.search(LACKING) === -1 && (seen.trim() !== '' || text.trim() === '')
}

const PRINTED_MAX = 200

/** Shortens a text, so that it takes a few lines at most. */
export function inShort(text: string | null | undefined, most = PRINTED_MAX): string {
  const characters = [...printable(text ?? '')]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}
