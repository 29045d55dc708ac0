const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** As the database folds names for searching: small letters without accents, umlauts as two letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßæøłđı]/g, (letter) => UMLAUTS[letter] as string)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** Words beside a name: titles, forms of address, legal forms, and what joins two names. */
const NOISE = new Set(
  `herr herrn frau hr fr dr mag dipl ing di prof ddr bsc msc ba ma mba llm phd jun jr sen sr firma fa familie fam
  gmbh gesmbh mbh ag kg og ohg keg ug eu ek ev se kgaa ltd co cokg inc spa srl bv sa haftungsbeschraenkt und and u oder
  or der die das von vom van de fuer for nr rechnung zahlung betrag ueberweisung konto`.split(/\s+/),
)

/** "e.U." and "Ges.m.b.H." are one word. */
const joined = (text: string): string => text.replace(/\b([a-z])\.\s?(?=[a-z]\b)/g, '$1')

/** What is compared of a name; the rest is noise. */
export const nameWords = (text: string): string[] => [
  ...new Set(
    joined(folded(text))
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !NOISE.has(word)),
  ),
]

/** Köhler is also typed Kohler. */
const bare = (word: string): string => word.replace(/([aou])e/g, '$1')

const PREFIX_MIN = 4
const SLIP_MIN = 5

/** Whether one becomes the other by one letter more, less, or other, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short.length < SLIP_MIN) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const is_swap = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return is_swap || short.slice(at + 1) === long.slice(at + 1)
}

/** How well a typed word stands for a word of the name: 1 for the same, less for cut, mistyped, or only its initial. */
function wordLikeness(word: string, typed: string): number {
  if (word === typed || bare(word) === bare(typed)) return 1
  if (typed.length >= PREFIX_MIN && word.startsWith(typed)) return 0.85
  if (isOneSlip(word, typed)) return 0.8
  return typed.length === 1 && word.startsWith(typed) ? 0.4 : 0
}

/**
 * How sure it is that the typed words are this name, 0 to 1. Order does not matter, and more may be typed than the name.
 * Of a person's name the last word weighs most: a family shares it, but without it nobody is meant.
 */
export function nameLikeness(name: string, typed: readonly string[]): number {
  const words = nameWords(name)
  const found = words.map((word) => Math.max(0, ...typed.map((other) => wordLikeness(word, other))))
  const sure = found.filter((likeness) => likeness >= 0.8)
  const sum = found.reduce((left, right) => left + right, 0)
  if (words.length === 0 || sum === 0) return 0
  if (sure.length === words.length) return (words.length === 1 ? 0.8 : 1) * (sum / words.length)
  const has_last = (found.at(-1) as number) >= 0.8
  // Of several first names people use one.
  if (sure.length >= 2 && typed.length <= sure.length) return has_last ? 0.9 : 0.5
  if (sure.length >= 2) return has_last ? 0.7 : 0.4
  if (has_last) return found.some((likeness) => likeness === 0.4) ? 0.6 : 0.3
  return 0.1
}
