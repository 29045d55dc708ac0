import { areaWords } from '../../../shared/i18n/words.ts'

/** Why a claim is suggested. */
export const WHYS = [
  ...(['reference', 'reference_repaired', 'possible_double', 'invoice_number_and_amount', 'invoice_number'] as const),
  ...(['partner_reference', 'known_iban_and_amount', 'known_iban', 'name_and_amount', 'name'] as const),
] as const
export type Why = (typeof WHYS)[number]

export const REASONS = {
  de: {
    reference: 'Das Aktenzeichen steht im Text.',
    reference_repaired: 'Das Aktenzeichen steht mit einem Schreibfehler im Text.',
    possible_double: 'Das Aktenzeichen passt, aber dieser Betrag ist für die Forderung schon verbucht.',
    invoice_number_and_amount: 'Rechnungsnummer und Betrag passen.',
    invoice_number: 'Die Rechnungsnummer steht im Text.',
    partner_reference: 'Das Zeichen des Partners steht im Text.',
    known_iban_and_amount: 'Von diesem Konto wurde schon gezahlt, und der Betrag passt.',
    known_iban: 'Von diesem Konto wurde schon gezahlt.',
    name_and_amount: 'Name und Betrag passen.',
    name: 'Der Name passt.',
    other: 'Könnte passen.',
  },
  en: {
    reference: 'The text contains the case reference.',
    reference_repaired: 'The text contains the case reference with a typo.',
    possible_double: 'The case reference matches, but this amount is already recorded for the claim.',
    invoice_number_and_amount: 'Invoice number and amount match.',
    invoice_number: 'The text contains the invoice number.',
    partner_reference: 'The text contains the partner’s reference.',
    known_iban_and_amount: 'This account has paid before, and the amount matches.',
    known_iban: 'This account has paid before.',
    name_and_amount: 'Name and amount match.',
    name: 'The name matches.',
    other: 'Possible match.',
  },
} as const satisfies Record<'de' | 'en', Record<Why | 'other', string>>

const useWords = areaWords('bank_reasons', REASONS)

/** The reason for a suggestion in a sentence. A word that is newer than this page is no reason to break. */
export function useReasonWords(): (why: string) => string {
  const say = useWords()
  return (why) => say(WHYS.find((known) => known === why) ?? 'other')
}
