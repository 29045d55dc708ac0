import type { Family } from '../family.ts'

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
  œ: 'oe',
  '€': 'EUR',
  '’': "'",
  '–': '-',
  '·': '-',
  '•': '-',
  '„': '"',
  '²': '2',
  '³': '3',
  '\u00a0': ' ',
}

/** How the issuer's machine writes: some know no umlauts, some know no small letters. */
export function spellingOf(spelling: Family['spelling']): (words: string) => string {
  if (spelling === 'as-is') return (words) => words
  const plain = (words: string): string =>
    words
      .replace(/[äöüÄÖÜßłŁœ€’–·•„²³\u00a0]/g, (sign) => UMLAUTS[sign] as string)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
  return spelling === 'ascii' ? plain : (words) => plain(words).toUpperCase()
}
