import { type Static, type TSchema, Type } from 'typebox'
import { hidesBlocked } from '../../../../audiences/visibility.ts'
import { compactCode } from '../../../../kernel/banking.ts'
import type { OperatorCaller } from '../../../../kernel/caller.ts'
import { countryProblem } from '../../../../kernel/countries.ts'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { cents, centsFromEuro, toEuro } from '../../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  Euro,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../../kernel/wire.ts'
import { boundedPageOf } from '../../../../platform/http/envelope.ts'
import { PAGE_SIZE_MAX, PageQuery } from '../../../../platform/http/paging.ts'
import {
  CASE_STATUSES,
  CLAIM_TYPES,
  CLOSURE_REASONS,
  outstandingCents,
  STAGES,
  STATUSES,
  SUBMISSION_STATES,
  statusOf,
} from '../../../case/claims/index.ts'
import { OWNER_OUT } from '../../../case/ownership/index.ts'
import { Month } from '../../../money/revenue/index.ts'
import { AGES, ORDERS, ownersOf, SORTS } from '../rules.ts'
import { Owner } from '../schema.work.ts'
import type { DaySpan, LineFilter } from './queries.filter.ts'
import type { ClaimLine } from './queries.ts'

/** Given once or several times; claims with one of the values match. */
const anyOf = <S extends TSchema>(one: S, maxItems: number) => Type.Array(one, { minItems: 1, maxItems })

const COUNTRIES_MAX = 20
const Country = Type.String({
  maxLength: 2,
  'x-check': countryProblem,
  description: 'Of the address that letters to the debtor go to, ISO 3166-1 alpha-2.',
})

export const LINE_FILTERS = {
  q: Type.Optional(
    filledText(
      200,
      'Words of a reference (also of the payment reference in a letter), of a name, of the debtor’s town or e-mail address, or of an invoice number; or an amount. Umlauts and accents may be left out.',
    ),
  ),
  lang: Type.Optional(
    oneOf(LANGUAGES, { description: 'The language that an amount in `q` is typed in; without it, both are tried.' }),
  ),
  collection_stage: Type.Optional(anyOf(oneOf(STAGES), STAGES.length)),
  case_status: Type.Optional(anyOf(oneOf(CASE_STATUSES), CASE_STATUSES.length)),
  amount_from: Type.Optional(about(Euro, 'What is open of the invoices is at least this, EUR.')),
  amount_to: Type.Optional(about(Euro, 'What is open of the invoices is at most this, EUR.')),
  created_from: Type.Optional(about(DateOnlyText, 'Submitted on this day or later, in Vienna.')),
  created_to: Type.Optional(about(DateOnlyText, 'Submitted on this day or earlier.')),
  due_from: Type.Optional(about(DateOnlyText, 'The next step is on this day or later.')),
  due_to: Type.Optional(about(DateOnlyText, 'The next step is on this day or earlier.')),
  owner: Type.Optional(Owner),
  country: Type.Optional(anyOf(Country, COUNTRIES_MAX)),
  organization_id: Type.Optional(Uuid),
  partner_id: Type.Optional(Uuid),
  customer_id: Type.Optional(Uuid),
  debtor_id: Type.Optional(Uuid),
  age: Type.Optional(oneOf(AGES, { description: 'Days since submission; only claims that are not closed.' })),
  opened_month: Type.Optional(Month),
  is_held: Type.Optional(Type.Boolean()),
  is_stuck: Type.Optional(Type.Boolean()),
  disputed: Type.Optional(Type.Boolean()),
}

export const WorklistQuery = Type.Object(
  {
    ...LINE_FILTERS,
    sort: oneOf(SORTS, { default: 'created' }),
    order: oneOf(ORDERS, { default: 'desc' }),
    ...PageQuery,
  },
  { additionalProperties: false },
)

const LineFilters = Type.Object(LINE_FILTERS)

/** As many as a list has on a page. */
export const LinesQuery = Type.Object({ claim_id: anyOf(Uuid, PAGE_SIZE_MAX) }, { additionalProperties: false })

/** What is asked of the list, with ends together and ids for words. */
export type LinesAsked = Omit<LineFilter, 'search'> & { q?: string; lang?: Language }

type Asker = Pick<OperatorCaller, 'id' | 'role'>

export function filterOf(asked: Static<typeof LineFilters>, caller: Asker): LinesAsked {
  const { amount_from, amount_to, created_from, created_to, due_from, due_to, owner, country, ...same } = asked
  const amount = { from_cents: centsOf(amount_from), to_cents: centsOf(amount_to) }
  return {
    ...same,
    ...(country ? { country: country.map(compactCode) } : {}),
    ...(amount.from_cents !== null || amount.to_cents !== null ? { amount } : {}),
    ...spanned('created', created_from, created_to),
    ...spanned('due', due_from, due_to),
    ...ownersOf(owner, caller.id),
    hides_blocked: hidesBlocked(caller),
  }
}

const centsOf = (euro: number | undefined): number | null => (euro === undefined ? null : (centsFromEuro(euro) ?? null))

function spanned<K extends 'created' | 'due'>(name: K, from?: string, to?: string): { [P in K]?: DaySpan } {
  if (from === undefined && to === undefined) return {}
  const span = { from: (from ?? null) as DateOnly | null, to: (to ?? null) as DateOnly | null }
  return { [name]: span } as { [P in K]: DaySpan }
}

const Amount = Type.Number({ description: 'EUR' })

export const ClaimLineOut = strictObject('ClaimLine', {
  id: Uuid,
  organization_id: Uuid,
  organization_name: Type.String(),
  case_reference: Type.String(),
  partner_reference: nullable(Type.String()),
  customer_id: nullable(Uuid),
  customer_name: nullable(Type.String()),
  partner_id: nullable(Uuid),
  partner_name: nullable(Type.String()),
  debtor_id: Uuid,
  debtor_name: Type.String(),
  debtor_country: { ...nullable(Type.String()), description: 'Of the address that letters go to.' },
  claim_type: oneOf(CLAIM_TYPES),
  submission_state: oneOf(SUBMISSION_STATES),
  collection_stage: oneOf(STAGES),
  case_status: oneOf(CASE_STATUSES),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  status: oneOf(STATUSES),
  total_claim_amount: Amount,
  paid_amount: Amount,
  outstanding_amount: Amount,
  next_step_at: nullable(Timestamp),
  is_held: Type.Boolean(),
  is_stuck: Type.Boolean(),
  stuck_reason: nullable(Type.String()),
  ...OWNER_OUT,
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const ClaimsPage = boundedPageOf(ClaimLineOut)

export function lineOut({ total_cents, paid_cents, due_at, ...row }: ClaimLine): Static<typeof ClaimLineOut> {
  const money = { total_cents, paid_cents }
  return {
    ...row,
    status: statusOf({ ...row, ...money }),
    total_claim_amount: toEuro(total_cents),
    paid_amount: toEuro(paid_cents),
    outstanding_amount: toEuro(cents(outstandingCents(money))),
    next_step_at: due_at?.toISOString() ?? null,
    is_stuck: row.stuck_reason !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
