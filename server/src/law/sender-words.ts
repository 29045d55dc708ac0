import type { Language } from '../kernel/language.ts'
import { lawOf } from './laws.ts'
import type { LetterLaw } from './letters.ts'

type SenderWords = LetterLaw['sender_words']

const UNKNOWN: SenderWords = { register_court: 'Registergericht', vat_id: 'UID' }
const ENGLISH: SenderWords = { register_court: 'Register court', vat_id: 'VAT ID' }

/** In German, a business is described in the words of its own country. */
export const senderWords = (country: string | null, language: Language): SenderWords =>
  language === 'en' ? ENGLISH : (lawOf(country)?.letters.sender_words ?? UNKNOWN)

type Registered = {
  readonly register_number?: string | null
  readonly register_court?: string | null
  readonly uid: string | null
}

/** Register, its court and the VAT id, as § 14 UGB and § 35a GmbHG want them on letters, invoices and mails. */
export function registerLines(
  { register_number, register_court, uid }: Registered,
  country: string | null,
  language: Language,
): string[] {
  const words = senderWords(country, language)
  return [
    register_number,
    register_court && `${words.register_court}: ${register_court}`,
    uid && `${words.vat_id} ${uid}`,
  ].filter((line): line is string => Boolean(line))
}
