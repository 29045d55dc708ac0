import { compactCode } from '../../../../kernel/banking.ts'
import { conflict, invalid, notFound } from '../../../../kernel/errors.ts'
import { type AdministrationAction, recordAudit } from '../../../../platform/audit/audit.ts'
import { onConstraint } from '../../../../platform/db/constraints.ts'
import { newId } from '../../../../platform/ids.ts'
import type { TeamWork, Work } from '../../../../platform/work.ts'
import { type BankAccount, lockOwner, tellClosed, wishForAccount } from '../../../parties/account-changes/index.ts'
import {
  type BankAccountRow,
  type Closing,
  findAccount,
  findUse,
  insertAccount,
  isIbanInUse,
  lockAccount,
  moveToClosed,
  setAccount,
} from './queries.ts'
import type { BankAccountCreate, BankAccountPatch } from './schema.ts'

const inUse = () => conflict('iban_in_use', 'Another account of ours has this IBAN, or is about to have it')

/** The first number of an account counts at once. */
export async function openAccount(work: Work, body: BankAccountCreate): Promise<BankAccountRow> {
  // load
  const owner = await lockOwner(work.tx, body.organization_id)
  const iban = compactCode(body.iban)

  // judge
  if (!owner)
    throw invalid({ field: 'organization_id', code: 'unknown_reference', message: 'is not a known organisation' })
  if (await isIbanInUse(work.tx, iban, null)) throw inUse()

  // write
  const account = {
    ...{ id: newId(), organization_id: body.organization_id, name: body.name.trim(), kind: body.kind },
    ...{ iban, bic: bicOf(body.bic), created_at: work.now, updated_at: work.now },
  }
  await onConstraint(insertAccount(work.tx, account), { bank_accounts_iban_key: inUse })
  await wish(work, account, account)
  await record(work, 'bank_account.created', account, { kind: account.kind })
  return account
}

/** A new name counts at once; a new number once somebody else agrees, or after a delay. */
export async function changeAccount(work: Work, id: string, body: BankAccountPatch): Promise<BankAccountRow> {
  // load
  const found = await findAccount(work.tx, id)
  if (!found) throw notFound()
  await lockOwner(work.tx, found.organization_id)
  const account = (await lockAccount(work.tx, id)) as BankAccountRow
  const wished = {
    iban: body.iban === undefined ? account.iban : compactCode(body.iban),
    bic: body.bic === undefined ? account.bic : bicOf(body.bic),
  }

  // judge
  if (wished.iban !== account.iban && (await isIbanInUse(work.tx, wished.iban, id))) throw inUse()

  // write
  if (body.iban !== undefined || body.bic !== undefined) await wish(work, account, wished)
  const name = body.name?.trim() ?? account.name
  if (name === account.name) return account
  await record(work, 'bank_account.renamed', account, { changes: [{ field: 'name', from: account.name, to: name }] })
  return setAccount(work.tx, { ...account, name, updated_at: work.now })
}

/** One that was made by mistake, never used and told to no debtor; then its number can be added again. */
export async function closeAccount(work: TeamWork, id: string, note: string): Promise<BankAccountRow & Closing> {
  // load
  const found = await findAccount(work.tx, id)
  if (!found) throw notFound()
  await lockOwner(work.tx, found.organization_id)
  const account = await lockAccount(work.tx, id)
  if (!account) throw notFound()
  const { is_used, is_in_letterhead, is_told } = await findUse(work.tx, account)

  // judge
  if (is_used) throw conflict('account_used', USED)
  if (is_in_letterhead) throw conflict('account_in_letterhead', IN_LETTERHEAD)
  if (is_told) throw conflict('account_told', TOLD)

  // write
  const closing = { closed_at: work.now, closed_by: work.caller.id, note }
  await tellClosed(work, { kind: 'bank_account', account_id: id })
  await moveToClosed(work.tx, account, closing)
  await record(work, 'bank_account.closed', account, { kind: account.kind })
  return { ...account, ...closing }
}

const USED = 'Statements, an opening balance or payment runs are there for the account; only an unused one is closed'
const IN_LETTERHEAD = 'The letterhead names the account; propose another one there first'
const TOLD = 'Letters or instalment plans tell debtors to pay to the account; propose another number for it instead'

const bicOf = (bic: string | null | undefined): string | null => (bic ? compactCode(bic) : null)

const wish = (
  work: Work,
  { id: account_id, organization_id }: BankAccountRow,
  { iban, bic }: Pick<BankAccountRow, 'iban' | 'bic'>,
): Promise<BankAccount> =>
  wishForAccount(work, { kind: 'bank_account', account_id, organization_id, account: { iban, bic, bank_name: null } })

const record = (
  work: Work,
  action: AdministrationAction,
  { id, organization_id }: BankAccountRow,
  details: Readonly<Record<string, unknown>>,
): Promise<unknown> => recordAudit(work, { action, organization_id, subject: { kind: 'bank_account', id }, details })

/** A change of its number was agreed on. */
export async function takeOverBankAccount(
  work: Work,
  { kind, account_id, account }: { kind: string; account_id: string; account: BankAccount },
): Promise<void> {
  if (kind !== 'bank_account') return
  const row = await lockAccount(work.tx, account_id)
  if (!row) return
  const { iban, bic } = account
  await onConstraint(setAccount(work.tx, { ...row, iban, bic, updated_at: work.now }), {
    bank_accounts_iban_key: inUse,
  })
}
