import type { LetterWords } from './letters.ts'

/** Where English letters say the same under every law. */
export const ENGLISH: Pick<LetterWords, 'creditor_fee' | 'payment_reference' | 'suit'> = {
  creditor_fee: "Creditor's own reminder fees",
  payment_reference: 'Payment reference',
  suit: (creditor) =>
    `If the amount does not reach us in time, we will advise ${creditor} to bring the claim before the competent court. An enforceable title permits execution. The costs of the proceedings are as a rule borne by the party that loses.`,
}
