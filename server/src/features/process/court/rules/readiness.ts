import type { CourtProcedure } from '../../../../law/court.ts'
import { procedureNamed } from '../../../../law/laws.ts'
import { primaryAddress } from '../../../parties/debtors/index.ts'
import type { CourtStep } from '../rules.ts'
import type { Estimate } from './estimate.ts'
import type { Parties, PostalAddress } from './parties.ts'

/** What stands in the way of a filing, which field it is about, and the call that mends it (null: no call does). */
export type Gap = {
  code: string
  field: string
  message: string
  /** False for what a court can do without, and a clerk would still ask for. */
  required: boolean
  /** What there is to choose from, such as the courts of a place. */
  candidates: string[]
  mend: { method: string; path: string } | null
}

type FiledInvoice = {
  id: string
  invoice_number: string | null
  issue_date: string | null
  amount_cents: number
  has_file: boolean
}

export type ReadinessFacts = {
  claim: {
    id: string
    collection_stage: string
    case_status: string
    blocked_reason: string | null
    obligation_fulfilled: boolean
    total_cents: number
  }
  parties: Parties
  estimate: Estimate
  invoices: readonly FiledInvoice[]
  step: Pick<CourtStep, 'asks_to_stop' | 'reports_payment' | 'is_restricted'>
  decision: { decision: string; lawyer_type: string | null; amount_to_claim_cents: number } | undefined
}

const call = (method: string, path: string) => ({ method, path })
const TEAM = '/api/operator/'

/** For partners, who cannot send what the team can. */
export const withoutTeamCalls = (gaps: readonly Gap[]): Gap[] =>
  gaps.map((one) => (one.mend?.path.startsWith(TEAM) ? { ...one, mend: null } : one))

const gap = (code: string, field: string, message: string, mend: Gap['mend'] = null): Gap => ({
  code,
  field,
  message,
  required: true,
  candidates: [],
  mend,
})

/** Everything that is missing for this filing; an empty list, or one without required gaps, means that it can be made. */
export function gapsOf(facts: ReadinessFacts): Gap[] {
  const { procedure: name } = facts.estimate
  const procedure = name && procedureNamed(name)
  return [
    ...stageGaps(facts),
    ...wishGaps(facts),
    ...situationGaps(facts),
    ...restrictionGaps(facts),
    ...decisionGaps(facts),
    ...claimGaps(facts),
    ...debtorGaps(facts.parties.debtor, procedure),
    ...creditorGaps(facts),
    ...invoiceGaps(facts),
    ...courtGaps(facts, procedure),
  ]
}

function stageGaps({ claim: { id, collection_stage, case_status } }: ReadinessFacts): Gap[] {
  const gaps: Gap[] = []
  if (collection_stage === 'installment_payment') {
    gaps.push(gap('installment_plan_active', 'collection_stage', 'an instalment plan is running'))
  } else if (collection_stage !== 'dunning_action_recommended') {
    gaps.push(gap('wrong_stage', 'collection_stage', `the claim is at ${collection_stage}`))
  }
  if (case_status === 'disputed') {
    const mend = call('PATCH', `/openapi/claims/${id}`)
    gaps.push(gap('disputed', 'claim_disputed', 'the case is disputed', mend))
  }
  return gaps
}

/** What the creditor told us since it decided. The team decides that first. */
function wishGaps({ claim: { id }, step }: ReadinessFacts): Gap[] {
  const mend = call('POST', `/api/operator/claims/${id}/withdrawal/refuse`)
  return [
    ...(step.asks_to_stop
      ? [gap('creditor_asks_to_stop', 'withdrawal', 'the creditor has asked us to stop', mend)]
      : []),
    ...(step.reports_payment
      ? [gap('creditor_reports_payment', 'direct_payments', 'the creditor has reported a payment')]
      : []),
  ]
}

/** Against them a claim is not brought before a court in the ordinary way. */
const SITUATION_GAPS: Readonly<Record<string, Gap>> = {
  insolvent: gap('debtor_insolvent', 'situation', 'insolvency proceedings are open: the claim is filed there'),
  deceased: gap('debtor_deceased', 'situation', 'the debtor is dead: the claim is against the estate or the heirs'),
}

function situationGaps({ claim: { blocked_reason } }: ReadinessFacts): Gap[] {
  const found = SITUATION_GAPS[blocked_reason ?? '']
  return found ? [found] : []
}

/** Legal claims may still be pursued (Art. 18 (2) GDPR); whoever files should know and say why. */
const restrictionGaps = ({ step: { is_restricted } }: ReadinessFacts): Gap[] =>
  is_restricted
    ? [
        {
          ...gap('processing_restricted', 'debtor', "the debtor's data may only be kept, and used for legal claims"),
          required: false,
        },
      ]
    : []

function decisionGaps({ claim, decision, estimate }: ReadinessFacts): Gap[] {
  if (!decision) {
    const mend = call('POST', `/openapi/claims/${claim.id}/lawsuit-decision`)
    return [gap('no_decision', 'decision', 'the creditor has not decided yet', mend)]
  }
  if (decision.decision === 'decline') return [gap('declined', 'decision', 'the creditor has decided not to sue')]
  const gaps: Gap[] = []
  if (estimate.lawyer === 'lawyer_required' && decision.lawyer_type === null) {
    gaps.push(gap('no_lawyer', 'lawyer_type', 'a lawyer is required, and the decision names none'))
  }
  if (decision.amount_to_claim_cents !== estimate.amount_to_claim_cents) {
    const message = 'what is due and open has changed since the creditor decided'
    gaps.push({ ...gap('streitwert_changed', 'amount_to_claim', message), required: false })
  }
  return gaps
}

function claimGaps({ claim, estimate }: ReadinessFacts): Gap[] {
  const gaps: Gap[] = []
  if (estimate.refusal?.reason === 'amount_above_limit') {
    gaps.push(gap('amount_above_limit', 'amount_to_claim', estimate.refusal.message))
  }
  if (!claim.obligation_fulfilled) {
    const mend = call('PATCH', `/openapi/claims/${claim.id}`)
    gaps.push(gap('obligation_not_fulfilled', 'obligation_fulfilled', 'the creditor has not delivered yet', mend))
  }
  return gaps
}

function debtorGaps(debtor: Parties['debtor'], procedure: CourtProcedure | null): Gap[] {
  const mend = call('PATCH', `/openapi/debtors/${debtor.id}`)
  const gaps: Gap[] = []
  const address = primaryAddress(debtor)
  if (!address) gaps.push(gap('debtor_address', 'addresses', 'the debtor has no address', mend))
  else if (procedure === null) {
    gaps.push(gap('debtor_country', 'addresses', 'no Mahnverfahren is available for a debtor in this country', mend))
  }
  const { person, company } = debtor
  if (person && !person.first_name?.trim()) {
    gaps.push(gap('debtor_first_name', 'person.first_name', 'the first name of the debtor is missing', mend))
  }
  if (person && !person.birth_date && procedure?.asks_birth_date) {
    const message = 'the date of birth tells the debtor from namesakes'
    gaps.push({ ...gap('debtor_birth_date', 'person.birth_date', message, mend), required: false })
  }
  if (company && debtor.debtor_type === 'protocolled_company' && !company.firmenbuchnummer?.trim()) {
    const message = 'the register number of the debtor is missing'
    gaps.push(gap('debtor_register_number', 'company.firmenbuchnummer', message, mend))
  }
  if (company && debtor.legal_representatives.length === 0) {
    const message = 'who represents the company is not known'
    const by_team = call('PATCH', `/api/operator/debtors/${debtor.id}`)
    gaps.push({ ...gap('legal_representatives', 'legal_representatives', message, by_team), required: false })
  }
  return gaps
}

const ADDRESS_PARTS = ['street', 'zip', 'city', 'country'] as const satisfies readonly (keyof PostalAddress)[]

function creditorGaps({ claim, parties: { creditor } }: ReadinessFacts): Gap[] {
  if (creditor.customer_id === null) {
    const mend = call('PATCH', `/openapi/claims/${claim.id}`)
    return [gap('creditor', 'customer_id', 'the claim has no customer who could be named as the creditor', mend)]
  }
  const mend = call('PATCH', `/openapi/customers/${creditor.customer_id}`)
  return ADDRESS_PARTS.filter((part) => creditor.address[part] === null).map((part) =>
    gap(`creditor_${part}`, `address.${part}`, `the ${part} of the creditor is missing or not known`, mend),
  )
}

function invoiceGaps({ claim, estimate, invoices }: ReadinessFacts): Gap[] {
  const gaps: Gap[] = []
  if (estimate.amount_to_claim_cents === 0) {
    const mend = claim.total_cents === 0 ? call('POST', `/openapi/claims/${claim.id}/invoices/manual`) : null
    gaps.push(gap('no_amount', 'invoices', 'no invoice of which anything is due and open', mend))
  }
  const fields = [
    ['invoice_number', 'invoice_number', 'number'],
    ['issue_date', 'invoice_issue_date', 'date'],
  ] as const
  for (const invoice of invoices.filter(({ amount_cents }) => amount_cents > 0)) {
    for (const [key, field, word] of fields) {
      if (invoice[key]) continue
      // What was entered by hand stays as it was entered.
      const path = `/api/operator/invoices/${invoice.id}/extraction/fields/${field}`
      const mend = invoice.has_file ? call('PATCH', path) : null
      gaps.push(gap(field, `invoices.${invoice.id}.${field}`, `an invoice has no ${word}`, mend))
    }
  }
  return gaps
}

function courtGaps(
  { estimate, parties: { creditor, debtor } }: ReadinessFacts,
  procedure: CourtProcedure | null,
): Gap[] {
  if (estimate.refusal !== null) return []
  if (estimate.court !== null) {
    const { place, candidates } = estimate.court
    if (place === null) return []
    if (candidates.length > 0) {
      const several = `several courts may serve this place (${candidates.join(', ')}): look it up before filing`
      return [{ ...gap('court_ambiguous', 'court', several), required: false, candidates }]
    }
    const unnamed = 'no table names the court of this place: look it up before filing'
    return [{ ...gap('court_not_named', 'court', unnamed), required: false }]
  }
  const message = 'too little is known to tell the competent court'
  if (procedure?.court_follows === 'debtor') {
    return [gap('competent_court', 'addresses', message, call('PATCH', `/openapi/debtors/${debtor.id}`))]
  }
  const mend = creditor.customer_id ? call('PATCH', `/openapi/customers/${creditor.customer_id}`) : null
  return [gap('competent_court', 'address', message, mend)]
}
