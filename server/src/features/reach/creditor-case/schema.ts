import { type Static, Type } from 'typebox'
import { LANGUAGES } from '../../../kernel/language.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import {
  BLOCKED_REASONS,
  CASE_STATUSES,
  CLOSURE_REASONS,
  outstandingCents,
  STAGES,
  STATUSES,
  statusOf,
} from '../../case/claims/index.ts'
import { NEED_KINDS, type NeedRow } from '../creditor-needs/index.ts'
import type { DebtorPlace } from './queries.case.ts'
import type { CustomerSums } from './queries.overview.ts'
import type { CaseLine } from './queries.ts'
import { byMonth, CASE_SORTS, CASE_STATES, rateOf, STANDINGS, standingOf } from './rules.ts'

const Amount = Type.Number({ description: 'EUR' })
const Rate = nullable(Type.Number({ description: '0 to 1; null where nothing was handed over.' }))
const Count = Type.Integer()

export const euro = (amount_cents: number): number => toEuro(cents(amount_cents))

export const LanguageQuery = Type.Object(
  { lang: Type.Optional(oneOf(LANGUAGES, { description: 'The language of the texts; else the person’s own.' })) },
  { additionalProperties: false },
)

export const CasesQuery = Type.Object(
  {
    q: Type.Optional(
      filledText(200, 'Words of the case reference, the own reference, the debtor’s name or an invoice number.'),
    ),
    state: Type.Optional(
      oneOf(CASE_STATES, {
        description: 'open: all that are not closed. needs_you: something waits for the creditor.',
      }),
    ),
    sort: Type.Optional(
      oneOf(CASE_SORTS, { description: 'newest unless said otherwise; outstanding: the most first.' }),
    ),
    ...PageQuery,
  },
  { additionalProperties: false },
)

export const CaseDebtor = strictObject('CreditorCaseDebtor', {
  name: Type.String(),
  place: { ...nullable(Type.String()), description: 'Postcode and town.' },
  country: nullable(Type.String()),
})

export const placeOf = ({ zip, city }: Pick<DebtorPlace, 'zip' | 'city'>): string | null =>
  [zip, city].filter(Boolean).join(' ') || null

export const debtorPlaceOut = ({ name, country, ...place }: DebtorPlace): Static<typeof CaseDebtor> => ({
  name,
  place: placeOf(place),
  country,
})

export const CreditorClaim = strictObject('CreditorClaim', {
  id: Uuid,
  case_reference: Type.String(),
  partner_reference: nullable(Type.String()),
  debtor: CaseDebtor,
  total_claim_amount: Amount,
  paid_amount: Amount,
  outstanding_amount: Amount,
  status: oneOf(STATUSES),
  case_status: oneOf(CASE_STATUSES),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  collection_stage: oneOf(STAGES),
  blocked_reason: nullable(oneOf(BLOCKED_REASONS)),
  standing: oneOf(STANDINGS, { description: 'How the case stands for the creditor, in one word.' }),
  needs_you: Type.Boolean({ description: 'Something waits for the creditor.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type CaseItem = Static<typeof CreditorClaim>

export const caseLineOut = (row: CaseLine): CaseItem => ({
  id: row.id,
  case_reference: row.case_reference,
  partner_reference: row.partner_reference,
  debtor: {
    name: row.debtor_name,
    place: placeOf({ zip: row.debtor_zip, city: row.debtor_city }),
    country: row.debtor_country,
  },
  total_claim_amount: toEuro(row.total_cents),
  paid_amount: toEuro(row.paid_cents),
  outstanding_amount: euro(outstandingCents(row)),
  status: statusOf(row),
  case_status: row.case_status,
  closure_reason: row.closure_reason,
  collection_stage: row.collection_stage,
  blocked_reason: row.blocked_reason,
  standing: standingOf(row),
  needs_you: row.needs_you,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const Need = strictObject('CreditorNeed', {
  kind: oneOf(NEED_KINDS),
  claim_id: Uuid,
  case_reference: Type.String(),
  debtor_name: Type.String(),
  subject_id: { ...Uuid, description: 'The question or the invoice; of a decision the claim itself.' },
  since: Timestamp,
})

export const CreditorOverview = strictObject('CreditorOverview', {
  claims: { ...Count, description: 'All that were ever handed over.' },
  claims_open: { ...Count, description: 'Those that are not closed.' },
  handed_over: Type.Number({ description: 'EUR: the invoices of all cases, less credit notes.' }),
  recovered: Type.Number({ description: 'EUR: all payments that were not reversed.' }),
  outstanding: Type.Number({ description: 'EUR: what is missing of the invoices of the cases that are not closed.' }),
  needs_you: Type.Array(Need, { description: 'The ones that have waited longest; needs_you_total counts all.' }),
  needs_you_total: Count,
  months: Type.Array(
    strictObject('CreditorMonth', {
      month: Type.String({ description: 'YYYY-MM, in Vienna' }),
      recovered: Type.Number({ description: 'EUR, by the day of the payments; a reversal counts on its own day.' }),
    }),
    { description: 'Twelve, the current one last.' },
  ),
  recovery_rate: strictObject('CreditorRecoveryRate', {
    last_12_months: { ...Rate, description: 'Of what was handed over in these twelve months: the part that is paid.' },
    all: { ...Rate, description: 'Of all that was ever handed over: the part that is paid.' },
  }),
})
export type Overview = Static<typeof CreditorOverview>

export type OverviewFacts = {
  readonly sums: CustomerSums
  readonly days: readonly { readonly day: string; readonly amount_cents: number }[]
  readonly months: readonly string[]
  readonly needs: readonly NeedRow[]
}

export const overviewOut = ({ sums, days, months, needs }: OverviewFacts): Overview => ({
  claims: sums.claims,
  claims_open: sums.claims_open,
  handed_over: toEuro(sums.handed_over_cents),
  recovered: toEuro(sums.recovered_cents),
  outstanding: toEuro(sums.outstanding_cents),
  needs_you: needs.map(({ since, total: _, ...need }) => ({ ...need, since: since.toISOString() })),
  needs_you_total: needs[0]?.total ?? 0,
  months: byMonth(months, days).map(({ month, cents: amount_cents }) => ({ month, recovered: euro(amount_cents) })),
  recovery_rate: {
    last_12_months: rateOf(sums.recent_covered_cents, sums.recent_cents),
    all: rateOf(sums.covered_cents, sums.handed_over_cents),
  },
})
