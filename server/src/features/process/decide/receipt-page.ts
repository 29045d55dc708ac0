import { dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cited } from '../../../law/citation.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { Deps } from '../../../platform/work.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { deciderText, decisionText, nextSteps } from './decided-page.ts'
import type { DecidedView } from './service.ts'
import { wordsOf } from './words.ts'

/** What the template `decision-receipt` needs. */
export function receiptPage(
  { claim: { case_reference }, assessment, decision, record }: DecidedView,
  { language, is_sandbox }: { language: Language; is_sandbox: boolean },
) {
  const { parties } = assessment
  const words = wordsOf(language, assessment)
  const format = formatOf(language, parties.creditor.address.country)
  const is_sue = decision.decision === 'sue'
  const pair = (label: string, value: string | null) => (value ? [{ label, value: inShort(value) }] : [])
  const money = (label: string, amount_cents: number | null) =>
    amount_cents === null ? [] : [{ label, value: format.euro(amount_cents) }]
  const lawyer = [decision.wunschanwalt_first_name, decision.wunschanwalt_last_name].filter(Boolean).join(' ')
  const own = [lawyer, decision.wunschanwalt_location]
  const course = decision.procedure ? procedureNamed(decision.procedure).words[language].course : []
  return {
    language,
    title: `${words.receipt_heading} ${case_reference}`,
    heading: words.receipt_heading,
    running: case_reference,
    author: inShort(parties.sender.name),
    iso_date: dayInVienna(decision.decided_at),
    page: words.page,
    of: words.of,
    foot: [inShort(parties.sender.name)],
    specimen: is_sandbox ? words.specimen : null,
    words: { claim: words.claim, recorded: words.recorded, costs: words.costs, next: words.next, basis: words.basis },
    decision: decisionText(words, decision, record),
    claim: [
      { label: words.case_reference, value: case_reference },
      ...pair(words.creditor, parties.creditor.name),
      ...pair(words.debtor, debtorName(parties.debtor)),
      ...money(words.streitwert, decision.amount_to_claim_cents),
    ],
    recorded: [
      { label: words.recorded_at, value: format.instant(decision.decided_at) },
      ...pair(words.recorded_by, deciderText(words, record)),
    ],
    costs: is_sue
      ? [
          ...pair(words.procedure, decision.procedure && procedureNamed(decision.procedure).words[language].title),
          ...pair(words.court, decision.competent_court),
          ...money(words.court_fees, decision.court_fees_cents),
          ...money(words.lawyer_fees, decision.lawyer_fees_gross_cents),
          ...pair(words.lawyer_chosen, decision.lawyer_type === 'wunschanwalt' ? own.filter(Boolean).join(', ') : null),
        ]
      : [],
    next: is_sue
      ? [...nextSteps(language, decision), ...course, words.reimbursed]
      : [...nextSteps(language, decision), ...words.decline_rules],
    basis: is_sue
      ? decision.legal_basis.map(({ rule, valid_from, source }) =>
          inShort(words.basis_row(cited(rule, language), format.day(valid_from), cited(source, language))),
        )
      : [],
  }
}

/** The receipt as PDF. */
export async function makeReceipt({ typesetter, config }: Deps, view: DecidedView, language: Language) {
  const page = receiptPage(view, { language, is_sandbox: config.mode === 'sandbox' })
  const bytes = await typesetter.pdf('decision-receipt', page, view.claim.organization_id)
  return { bytes, mime_type: 'application/pdf', filename: `${view.claim.case_reference}.pdf` }
}
