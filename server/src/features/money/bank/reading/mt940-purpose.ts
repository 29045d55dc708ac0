import { announcesReturn, isGermanReturn, reasonIn } from './returns.ts'
import type { ReadEntry } from './statement.ts'
import { bicOf, ibanOf, joined, nameOf, plainText, referenceOf } from './values.ts'

type Purpose = Pick<
  ReadEntry,
  'text' | 'payer_name' | 'payer_iban' | 'payer_bic' | 'end_to_end_id' | 'batch_id' | 'is_return' | 'return_reason'
> & { readonly bank_reference: string | null }

const NOTHING: Purpose = {
  text: '',
  payer_name: null,
  payer_iban: null,
  payer_bic: null,
  end_to_end_id: null,
  batch_id: null,
  bank_reference: null,
  is_return: false,
  return_reason: null,
}

/** The bank's code for the kind of booking, and the sign that begins each part. */
const STRUCTURED = /^(\d{3})([?<>^~|])(?=\d\d)/

/** What field 86 says of a booking: in parts as German and Austrian banks write it, or as plain text. */
export function purposeOf(lines: readonly string[]): Purpose {
  const whole = lines.join('')
  const match = STRUCTURED.exec(whole)
  if (!match) return { ...NOTHING, text: joined(lines) }
  const [, code, sign] = match as unknown as [string, string, string]
  const parts = partsOf(whole.slice(3), sign)
  const words = wordsOf([...numbered(parts, 20, 29), ...numbered(parts, 60, 63)])
  const written = words.get('SVWZ') ?? words.get('') ?? ''
  const ultimate = plainText(words.get('ABWA') ?? words.get('ABWE') ?? '')
  const name = nameOf(joined(numbered(parts, 32, 33)))
  const bank_text = parts.get(0)?.join('')
  const is_return = isGermanReturn(code) || announcesReturn(bank_text)
  const text = plainText(ultimate && ultimate !== name ? `${written} ${ultimate}` : written)
  return {
    text: text || plainText(bank_text ?? ''),
    payer_name: name ?? (ultimate || null),
    payer_iban: ibanOf(parts.has(31) ? onlyOf(parts, 31) : words.get('IBAN')),
    payer_bic: bicOf(parts.has(30) ? onlyOf(parts, 30) : words.get('BIC')),
    end_to_end_id: referenceOf(words.get('EREF')),
    batch_id: referenceOf(words.get('KREF')),
    bank_reference: referenceOf(words.get('BREF')),
    is_return,
    return_reason: is_return ? reasonIn(`${words.get('RREF') ?? ''} ${text}`) : null,
  }
}

/** `?20…?21…`: the parts by their numbers. A sign without a number after it belongs to the text. */
function partsOf(text: string, sign: string): Map<number, string[]> {
  const parts = new Map<number, string[]>()
  let current: string[] = []
  for (const piece of text.split(sign)) {
    const number = /^\d\d/.exec(piece)?.[0]
    if (number === undefined) {
      if (current.length > 0) current.push(`${current.pop()}${sign}${piece}`)
      continue
    }
    current = parts.get(Number(number)) ?? []
    parts.set(Number(number), current)
    current.push(piece.slice(2))
  }
  return parts
}

/** One that stands there twice was written by the payer at least once, and nobody knows which is the bank's. */
function onlyOf(parts: Map<number, string[]>, number: number): string | undefined {
  const found = parts.get(number) ?? []
  return found.length === 1 ? found[0] : undefined
}

const numbered = (parts: Map<number, string[]>, from: number, to: number): string[] =>
  [...parts.keys()]
    .filter((number) => number >= from && number <= to)
    .sort((one, other) => one - other)
    .flatMap((number) => parts.get(number) ?? [])

const WORD = /^(EREF|KREF|MREF|BREF|RREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+ ?/
/** What the bank adds behind the payer's own text. */
const AFTER_TEXT: readonly string[] = ['ABWA', 'ABWE']
/** Some banks write all words into one part. */
const WORDS_INSIDE = / (?=(?:EREF|KREF|MREF|BREF|RREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+)/

/** `EREF+…`: what each word introduces, until the next. What stands before the first is under ''. */
function wordsOf(parts: readonly string[]): Map<string, string> {
  const pieces = new Map<string, string[]>()
  let word = ''
  const take = (text: string) => {
    const named = WORD.exec(text)?.[1]
    // A word that comes again is what somebody wrote, and so is what follows the payer's own text.
    const is_banks = !pieces.has('SVWZ') || AFTER_TEXT.includes(named ?? '')
    if (named !== undefined && is_banks && !pieces.has(named)) word = named
    // Where the text was cut is told by the width with the word in it.
    pieces.set(word, [...(pieces.get(word) ?? []), text])
  }
  // After SVWZ the payer's own words follow.
  for (const part of parts) for (const piece of word === 'SVWZ' ? [part] : part.split(WORDS_INSIDE)) take(piece)
  return new Map([...pieces].map(([name, list]) => [name, joined(list).replace(WORD, '')]))
}
