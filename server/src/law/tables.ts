import { type Static, type TSchema, Type } from 'typebox'
import { isDateOnly } from '../kernel/dates.ts'
import type { Fault } from '../kernel/errors.ts'
import { nullable } from '../kernel/wire.ts'
import * as austria from './at/tables.ts'
import { LAW_CODES, type LawCode } from './codes.ts'
import * as germany from './de/tables.ts'
import { BasisPoints, Cents, dated, object, SomeCents, Words } from './table-schema.ts'

/**
 * The figures that the law sets, as dated tables. Each is a file in `server/legal`, which can be replaced by one of the
 * same name in `DATA_DIR/legal`.
 */

const HALF_YEAR: Fault = {
  code: 'not_allowed',
  message: 'must be a 1 January or 1 July: the rate of that day holds for the half-year',
}

const halfYearProblem = (day: string): Fault | undefined =>
  !isDateOnly(day) || /-(01|07)-01$/.test(day) ? undefined : HALF_YEAR

const BaseRates = dated({
  valid_from: Type.String({ format: 'date', 'x-check': halfYearProblem }),
  rate_bp: Type.Integer({ minimum: -1_000, maximum: 10_000 }),
})

const InterestRules = dated({
  rule: Words,
  adds_base_rate: Type.Boolean(),
  rate_bp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  lump_sum: nullable(object({ cents: SomeCents, rule: Words })),
})

/** What a creditor may claim for its own reminders, per invoice; null if the law sets no limit. */
const CreditorFees = dated({ rule: Words, consumer_max_cents: nullable(Cents), business_max_cents: nullable(Cents) })

/** The standard rate of value added tax. */
const VatRates = dated({ rule: Words, standard_bp: BasisPoints })

/** One part per country. */
const byLaw = <S extends TSchema>(part: S) =>
  object(Object.fromEntries(LAW_CODES.map((code) => [code, part])) as Record<LawCode, S>)

/** The name of a table is the name of its file, with underscores for hyphens. */
export const TABLES = {
  base_rates: byLaw(BaseRates),
  interest_rules: byLaw(object({ business: InterestRules, consumer: InterestRules })),
  creditor_fees: byLaw(CreditorFees),
  vat_rates: byLaw(VatRates),
  ...austria.LETTER_TABLES,
  ...germany.LETTER_TABLES,
  ...austria.COURT_TABLES,
  ...germany.COURT_TABLES,
}
export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

const isIn = (name: string, ...groups: readonly object[]): boolean => groups.some((group) => name in group)

/** The country that a table belongs to as a whole; null if it has a part per country. */
export function tableLaw(name: TableName): LawCode | null {
  if (isIn(name, austria.LETTER_TABLES, austria.COURT_TABLES)) return 'AT'
  return isIn(name, germany.LETTER_TABLES, germany.COURT_TABLES) ? 'DE' : null
}

export type Legal = { readonly [Name in TableName]: Static<(typeof TABLES)[Name]> }

/** The law as it stands at an instant. */
export type LegalMoment = { now: Date; legal: Legal }
