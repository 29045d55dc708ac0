import type { DebtorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { printable } from '../../../platform/typeset/printable.ts'
import type { Deps } from '../../../platform/work.ts'
import { primaryAddress } from '../../parties/debtors/index.ts'
import { composeReceipt, type LetterContent, listLetterInvoices } from '../../process/letters/index.ts'
import { hasReceipt, readDebt, standingOf } from '../debtor-case/index.ts'

/** Others gave us these texts. A receipt is made whatever they typed. */
const inFont = <T>(given: T): T => {
  if (typeof given === 'string') return printable(given) as T
  if (Array.isArray(given)) return given.map(inFont) as T
  if (given === null || typeof given !== 'object') return given
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inFont(value)])) as T
}

export type Receipt = { readonly content: LetterContent; readonly filename: string }

const NAMES: Readonly<Record<Language, string>> = { de: 'zahlungsbestaetigung', en: 'receipt' }

/** The receipt of a case that was paid, from its account. Typeset anew each time, and the same each time. */
export async function readReceipt(deps: Deps, caller: DebtorCaller, language: Language): Promise<Receipt> {
  const { claim, balance, subject, creditor, letterhead } = await readDebt(deps, caller)
  const { law, credit_cents, total_open_cents: open_cents } = balance
  if (!hasReceipt({ standing: standingOf(claim), open_cents }) || law === null)
    throw conflict('no_receipt', 'There is a receipt only for a case that was closed as paid')
  const nowhere = { street: '', zip: '', city: '', country: law, is_primary: true }
  const address = primaryAddress(subject) ?? nowhere
  const { acting_as, debtor_type, person, company, representative } = subject
  const { case_reference, claim_type, subject_matter, contract_date } = subject
  const content = composeReceipt({
    ...{ language, law, balance, credit_cents, letterhead },
    closed_on: dayInVienna(claim.stage_entered_at),
    is_specimen: deps.config.mode === 'sandbox',
    ...inFont({
      claim: { case_reference, claim_type, subject_matter, contract_date },
      debtor: { acting_as, debtor_type, person, company, address, representative },
      creditor,
      invoices: await listLetterInvoices(deps.db, caller.claim_id),
    }),
  })
  return { content, filename: `${case_reference}-${NAMES[language]}.pdf` }
}
