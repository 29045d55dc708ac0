import { invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import { cents, exactCents } from '../../../kernel/money.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import { changesBetween } from '../../../platform/audit/changes.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type BankAccount, wishForAccount } from '../account-changes/index.ts'
import {
  findClosing,
  findHelpSettings,
  findIntervals,
  findLetterSettings,
  findPlanSettings,
  findSubmission,
  type HelpSettings,
  holdOrganization,
  insertOrganization,
  type LetterSettings,
  lockOrganization,
  type OrganizationRow,
  type PlanSettings,
  setOrganization,
} from './queries.ts'
import { type Accounting, accountingProblems } from './rules.accounting.ts'
import { type Letterhead, letterFaults } from './rules.ts'
import { accountingOf } from './schema.accounting.ts'
import { debtAdviceOf, letterheadOf, type OrganizationCreate, type OrganizationPatch } from './schema.ts'

/** What this installation can do with letters. */
export type LetterWays = { readonly is_live: boolean; readonly has_pickup: boolean }

/** For organisations that the product itself founds, with the default settings. */
const ANY_WAYS: LetterWays = { is_live: false, has_pickup: false }

export async function foundOrganization(
  work: Work,
  {
    filing_fee = 0,
    minimum_claim_amount = 0,
    installment_min_amount = 25,
    letterhead,
    debt_advice = [],
    accounting = null,
    ...body
  }: OrganizationCreate,
  ways: LetterWays = ANY_WAYS,
): Promise<OrganizationRow> {
  const settings = { ...DEFAULTS, ...body }
  refuse(letterFaults(settings, body, ways))
  const organization = await insertOrganization(work.tx, {
    id: newId(),
    ...settings,
    letterhead: letterhead ? letterheadOf(letterhead) : null,
    debt_advice: debtAdviceOf(debt_advice),
    accounting: checkedAccounting(accounting),
    filing_fee_cents: exactCents(filing_fee),
    minimum_claim_cents: exactCents(minimum_claim_amount),
    installment_min_cents: exactCents(installment_min_amount),
    created_at: work.now,
    updated_at: work.now,
  })
  await record(work, 'organization.created', organization.id, { name: organization.name })
  if (organization.letterhead) await withHeldAccount(work, organization, organization.letterhead)
  return organization
}

const record = (
  work: Work,
  action: AdministrationAction,
  id: string,
  details: Record<string, unknown>,
): Promise<unknown> =>
  recordAudit(work, { action, organization_id: id, subject: { kind: 'organization', id }, details })

/** A new account waits for a second administrator; until then the letterhead keeps the one that holds. */
async function withHeldAccount(
  work: Work,
  { id, letterhead: stored }: OrganizationRow,
  letterhead: Letterhead,
): Promise<Letterhead> {
  const { iban, bic, bank_name } = letterhead
  const wish = { kind: 'letterhead', account_id: id, organization_id: id, account: { iban, bic, bank_name } } as const
  const held = await wishForAccount(work, wish)
  if (held === wish.account) return letterhead
  return { ...letterhead, iban: held.iban, bic: held.bic, bank_name: stored?.bank_name ?? held.bank_name }
}

const DEFAULTS = {
  isolate_partners: false,
  letter_interval_days: 14,
  installment_grace_days: 7,
  success_fee_rate: 0.1,
  mail_letters: false,
  closes_at: 'total',
  letter_dispatch: null,
  letter_deadline_days: null,
  installment_max_months: 12,
  installment_self_service: true,
  partners_may_forward_links: false,
  creditors_submit: false,
  storage_quota_mb: null,
  settlement_day: null,
} as const

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalid(...problems)
}

function checkedAccounting(given: OrganizationPatch['accounting']): Accounting | null {
  if (!given) return null
  const accounting = accountingOf(given)
  refuse(accountingProblems(accounting))
  return accounting
}

export async function changeOrganization(
  work: Work,
  id: string,
  {
    filing_fee,
    minimum_claim_amount,
    installment_min_amount,
    letterhead: given,
    debt_advice,
    accounting,
    ...body
  }: OrganizationPatch,
  ways: LetterWays,
): Promise<OrganizationRow> {
  const organization = await lockOrganization(work.tx, id)
  if (!organization) throw notFound()
  refuse(letterFaults({ ...organization, ...body }, body, ways))
  const filing_fee_cents = filing_fee === undefined ? cents(organization.filing_fee_cents) : exactCents(filing_fee)
  const letterhead =
    given === undefined
      ? organization.letterhead
      : given && (await withHeldAccount(work, organization, letterheadOf(given)))
  const minimum_claim_cents =
    minimum_claim_amount === undefined ? organization.minimum_claim_cents : exactCents(minimum_claim_amount)
  const installment_min_cents =
    installment_min_amount === undefined ? organization.installment_min_cents : exactCents(installment_min_amount)
  const advice = debt_advice ? { debt_advice: debtAdviceOf(debt_advice) } : {}
  const amounts = { filing_fee_cents, minimum_claim_cents, installment_min_cents }
  const books = accounting === undefined ? {} : { accounting: checkedAccounting(accounting) }
  const settings = { ...body, letterhead, ...advice, ...amounts, ...books }
  const changed = await setOrganization(work.tx, { ...organization, ...settings, updated_at: work.now })
  const changes = changesBetween(organization, changed, SHOWING)
  if (changes.length > 0) await record(work, 'organization.changed', id, { changes })
  return changed
}

const SHOWING = { accounts: ['letterhead.iban'], skipped: ['updated_at'] }

/** A change of its account was agreed on. An organisation that has taken its letterhead away gets it with the next one. */
export async function takeOverAccount(
  work: Work,
  { kind, account_id, account }: { kind: string; account_id: string; account: BankAccount },
): Promise<void> {
  if (kind !== 'letterhead') return
  const organization = await lockOrganization(work.tx, account_id)
  if (!organization?.letterhead) return
  const letterhead = { ...organization.letterhead, ...account }
  await setOrganization(work.tx, { ...organization, letterhead, updated_at: work.now })
}

/** For rows of other features that are about to belong to it. */
export const organizationExists = async (work: Work, id: string): Promise<boolean> =>
  (await holdOrganization(work.tx, id)) !== undefined

export async function readIntervals(
  reader: Reader,
  organization_id: string,
): Promise<Pick<OrganizationRow, 'letter_interval_days' | 'installment_grace_days'>> {
  const intervals = await findIntervals(reader, organization_id)
  if (!intervals) throw notFound()
  return intervals
}

/** When its claims close by payment. */
export async function readClosing(reader: Reader, id: string): Promise<Pick<OrganizationRow, 'closes_at'>> {
  const settings = await findClosing(reader, id)
  if (!settings) throw notFound()
  return settings
}

/** What debtors may agree to by themselves. */
export async function readPlanSettings(reader: Reader, id: string): Promise<PlanSettings> {
  const settings = await findPlanSettings(reader, id)
  if (!settings) throw notFound()
  return settings
}

/** What its debtors are told who look for help. */
export async function readHelpSettings(reader: Reader, id: string): Promise<HelpSettings> {
  const settings = await findHelpSettings(reader, id)
  if (!settings) throw notFound()
  return settings
}

/** Whether its customers' people may hand over cases by themselves. */
export const creditorsMaySubmit = async (reader: Reader, id: string): Promise<boolean> =>
  (await findSubmission(reader, id))?.creditors_submit === true

/** Who sends its letters, and how. */
export async function readLetterSettings(reader: Reader, id: string): Promise<LetterSettings> {
  const settings = await findLetterSettings(reader, id)
  if (!settings) throw notFound()
  return settings
}
