import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { BankAccount } from '../account-changes/index.ts'
import type { Accounting } from './rules.accounting.ts'
import type { ClosesAt, DebtAdvice, Dispatch, Letterhead } from './rules.ts'

export type OrganizationRow = {
  id: string
  name: string
  isolate_partners: boolean
  letter_interval_days: number
  installment_grace_days: number
  success_fee_rate: number
  filing_fee_cents: Cents
  mail_letters: boolean
  closes_at: ClosesAt
  minimum_claim_cents: Cents
  letter_dispatch: Dispatch | null
  letter_deadline_days: number | null
  letterhead: Letterhead | null
  installment_max_months: number
  installment_min_cents: Cents
  installment_self_service: boolean
  partners_may_forward_links: boolean
  creditors_submit: boolean
  /** Null: as much as is usual. */
  storage_quota_mb: number | null
  /** The day of the month on which it settles with its customers; null: by hand. */
  settlement_day: number | null
  /** Empty: what is known in each country. */
  debt_advice: DebtAdvice[]
  /** Null: not said yet. */
  accounting: Accounting | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`id, name, isolate_partners, letter_interval_days, installment_grace_days, success_fee_rate, filing_fee_cents,
  mail_letters, closes_at, minimum_claim_cents, letter_dispatch, letter_deadline_days, letterhead, installment_max_months,
  installment_min_cents, installment_self_service, partners_may_forward_links, creditors_submit, debt_advice, storage_quota_mb,
  settlement_day, accounting, created_at, updated_at`

export const findOrganization = (reader: Reader, id: string): Promise<OrganizationRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from organizations where id = ${id}`)

export const lockOrganization = (tx: Tx, id: string): Promise<OrganizationRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from organizations where id = ${id} for update`)

/** Kept from vanishing until commit, for rows that are about to refer to it. */
export const holdOrganization = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.one(sql`select id from organizations where id = ${id} for key share`)

/** How long the workflow of an organisation waits. */
export const findIntervals = (
  reader: Reader,
  id: string,
): Promise<Pick<OrganizationRow, 'letter_interval_days' | 'installment_grace_days'> | undefined> =>
  reader.one(sql`select letter_interval_days, installment_grace_days from organizations where id = ${id}`)

/** When a claim of the organisation closes by payment: at the sum of its invoices, or at its whole balance. */
export const findClosing = (reader: Reader, id: string): Promise<Pick<OrganizationRow, 'closes_at'> | undefined> =>
  reader.one(sql`select closes_at from organizations where id = ${id}`)

/** What its debtors are told who look for help. */
export type HelpSettings = Pick<OrganizationRow, 'debt_advice' | 'letterhead'>

export const findHelpSettings = (reader: Reader, id: string): Promise<HelpSettings | undefined> =>
  reader.one(sql`select debt_advice, letterhead from organizations where id = ${id}`)

/** Of the only organisation; undefined where there are several. */
export const findOnlyHelpSettings = (reader: Reader): Promise<HelpSettings | undefined> =>
  reader.one(sql`
    select debt_advice, letterhead from organizations where (select count(*) from organizations) = 1`)

/** What debtors may agree to by themselves. */
export type PlanSettings = Pick<
  OrganizationRow,
  'installment_max_months' | 'installment_min_cents' | 'installment_self_service'
>

export const findPlanSettings = (reader: Reader, id: string): Promise<PlanSettings | undefined> =>
  reader.one(sql`
    select installment_max_months, installment_min_cents, installment_self_service from organizations where id = ${id}`)

/** How its accountant books. */
export const findAccounting = (
  reader: Reader,
  id: string,
): Promise<(Pick<OrganizationRow, 'accounting'> & { country: string | null }) | undefined> =>
  reader.one(sql`select accounting, letterhead ->> 'country' as country from organizations where id = ${id}`)

/** Whether its customers' people may hand over cases by themselves. */
export const findSubmission = (
  reader: Reader,
  id: string,
): Promise<Pick<OrganizationRow, 'creditors_submit'> | undefined> =>
  reader.one(sql`select creditors_submit from organizations where id = ${id}`)

export type LetterSettings = Pick<
  OrganizationRow,
  'name' | 'letterhead' | 'mail_letters' | 'letter_dispatch' | 'letter_deadline_days' | 'letter_interval_days'
> & {
  /** Where debtors pay to, if not to the account in the letterhead. */
  pay_to: BankAccount | null
}

/** The first account for client money: one that is added later takes no payments away from it. */
const PAY_TO = sql`(
  select jsonb_build_object('iban', b.iban, 'bic', b.bic, 'bank_name', null) from bank_accounts b
  where b.organization_id = organizations.id and b.kind = 'client_money' order by b.created_at, b.id limit 1)`

export const findLetterSettings = (reader: Reader, id: string): Promise<LetterSettings | undefined> =>
  reader.one(sql`
    select name, letterhead, mail_letters, letter_dispatch, letter_deadline_days, letter_interval_days, ${PAY_TO} as pay_to
    from organizations where id = ${id}`)

export const listOrganizations = (reader: Reader, page: Page): Promise<OrganizationRow[]> =>
  reader.many(sql`select ${COLUMNS} from organizations order by created_at desc, id desc ${pageClause(page)}`)

/** Those of this id or name first, then those with the text in their name, then others. */
export const listOrganizationsLike = (reader: Reader, text: string, limit: number): Promise<Likeness[]> =>
  reader.many(sql`
    select id, name, lower(name) = lower(${text}) or id::text = lower(${text}) as is_exact
    from organizations
    order by 3 desc, position(lower(${text}) in lower(name)) > 0 desc, name, id ${pageClause({ page: 1, limit })}`)

export type Likeness = { id: string; name: string; is_exact: boolean }

export const countOrganizations = async (reader: Reader): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*) as total from organizations`))?.total ?? 0

export async function insertOrganization(tx: Tx, row: OrganizationRow): Promise<OrganizationRow> {
  await tx.run(sql`
    insert into organizations (id, name, isolate_partners, letter_interval_days, installment_grace_days, success_fee_rate,
      filing_fee_cents, mail_letters, closes_at, minimum_claim_cents, letter_dispatch, letter_deadline_days, letterhead,
      installment_max_months, installment_min_cents, installment_self_service, partners_may_forward_links, creditors_submit, debt_advice,
      storage_quota_mb, settlement_day, accounting, created_at, updated_at)
    values (${row.id}, ${row.name}, ${row.isolate_partners}, ${row.letter_interval_days}, ${row.installment_grace_days},
      ${row.success_fee_rate}, ${row.filing_fee_cents}, ${row.mail_letters}, ${row.closes_at}, ${row.minimum_claim_cents}, ${row.letter_dispatch},
      ${row.letter_deadline_days}, ${row.letterhead}, ${row.installment_max_months}, ${row.installment_min_cents},
      ${row.installment_self_service}, ${row.partners_may_forward_links}, ${row.creditors_submit}, ${JSON.stringify(row.debt_advice)}::text::jsonb,
      ${row.storage_quota_mb}, ${row.settlement_day}, ${row.accounting}, ${row.created_at}, ${row.updated_at})`)
  return row
}

export async function setOrganization(tx: Tx, row: OrganizationRow): Promise<OrganizationRow> {
  await tx.run(sql`
    update organizations set name = ${row.name}, isolate_partners = ${row.isolate_partners},
      letter_interval_days = ${row.letter_interval_days}, installment_grace_days = ${row.installment_grace_days},
      success_fee_rate = ${row.success_fee_rate}, filing_fee_cents = ${row.filing_fee_cents},
      mail_letters = ${row.mail_letters}, closes_at = ${row.closes_at}, minimum_claim_cents = ${row.minimum_claim_cents}, letter_dispatch = ${row.letter_dispatch},
      letter_deadline_days = ${row.letter_deadline_days}, letterhead = ${row.letterhead},
      installment_max_months = ${row.installment_max_months}, installment_min_cents = ${row.installment_min_cents},
      installment_self_service = ${row.installment_self_service},
      partners_may_forward_links = ${row.partners_may_forward_links},
      creditors_submit = ${row.creditors_submit}, storage_quota_mb = ${row.storage_quota_mb}, settlement_day = ${row.settlement_day},
      accounting = ${row.accounting},
      debt_advice = ${JSON.stringify(row.debt_advice)}::text::jsonb, updated_at = ${row.updated_at}
    where id = ${row.id}`)
  return row
}
