import { customerOwnedBy, customerVisibleTo, type Owned, partnersOf } from '../../../audiences/visibility.ts'
import type { Submitter, TokenCaller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Counted, type Listed, listedOf, type Page, pageClause } from '../../../platform/http/paging.ts'
import { type CustomerKeys, heldSentence } from './rules.ts'

export type CustomerAddress = { street?: string; city?: string; zip?: string; country?: string }

export type CustomerRow = CustomerKeys & {
  id: string
  organization_id: string
  partner_id: string
  name: string
  email: string
  phone: string | null
  address: CustomerAddress | null
  metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`c.id, c.organization_id, c.partner_id, c.name, c.email, c.phone, c.address, c.metadata, c.uid,
  c.partner_client_reference, c.created_at, c.updated_at`

export const findCustomer = (reader: Reader, caller: TokenCaller, id: string): Promise<CustomerRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from customers c where c.id = ${id} and ${customerVisibleTo(caller)}`)

export const lockCustomer = (tx: Tx, caller: TokenCaller, id: string): Promise<Owned<CustomerRow> | undefined> =>
  tx.one(sql`
    select ${COLUMNS}, ${customerOwnedBy(caller)} as is_own from customers c
    where c.id = ${id} and ${customerVisibleTo(caller)} for update`)

/** It waits for its first claim, which invites it to the portal. */
type HeldCustomer = Pick<CustomerRow, 'id' | 'partner_id'> & { awaits_invitation: boolean }

/** Keeps it from being deleted until commit, for rows that are about to refer to it. */
export const holdCustomer = (tx: Tx, caller: Submitter, id: string): Promise<Owned<HeldCustomer> | undefined> =>
  tx.one(sql`
    select c.id, c.partner_id, c.invited_at is null and c.brought_by_partner as awaits_invitation,
      ${customerOwnedBy(caller)} as is_own from customers c
    where c.id = ${id} and ${customerVisibleTo(caller)} for key share`)

/** Locks these keys until commit, so that matching a customer and inserting one are a single step. */
export async function lockKeys(
  tx: Tx,
  partner_id: string,
  { uid, partner_client_reference }: CustomerKeys,
): Promise<void> {
  const names = [
    ...(uid === null ? [] : [`customer uid ${partner_id} ${uid}`]),
    ...(partner_client_reference === null ? [] : [`customer reference ${partner_id} ${partner_client_reference}`]),
  ]
  if (names.length === 0) return
  await tx.run(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by key) keys`)
}

/** At most two rows: the one with this reference, and the one with this uid. */
export const lockCustomersByKeys = (tx: Tx, partner_id: string, keys: CustomerKeys): Promise<CustomerRow[]> =>
  tx.many(sql`
    select ${COLUMNS} from customers c
    where c.partner_id = ${partner_id} and (c.partner_client_reference = ${keys.partner_client_reference} or c.uid = ${keys.uid})
    order by c.id for update`)

export type CustomerFilter = { partner_id?: string }

const matching = (caller: TokenCaller, { partner_id }: CustomerFilter): Statement =>
  allOf([partnersOf(caller), ...(partner_id ? [sql`c.partner_id = ${partner_id}`] : [])])

export type ListedCustomer = CustomerRow & { partner_name: string }

/** The total is a count that triggers keep up to date: exact, and as fast for a million rows as for ten. */
export async function listCustomers(
  reader: Reader,
  caller: TokenCaller,
  filter: CustomerFilter,
  page: Page,
): Promise<Listed<ListedCustomer>> {
  const total = sql`select coalesce(sum(c.customers), 0)::int as total from customer_counts c where ${matching(caller, filter)}`
  const rows = await reader.many<Counted<ListedCustomer>>(sql`
    select ${COLUMNS}, p.name as partner_name, (${total}) as total
    from customers c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where ${matching(caller, filter)} order by c.created_at desc, c.id desc ${pageClause(page)}`)
  return listedOf(rows, async () => (await reader.one<{ total: number }>(total))?.total ?? 0)
}

export type TeamCustomerFilter = { q?: string; organization_id?: string; partner_id?: string }
export type NamedCustomer = Pick<CustomerRow, 'id' | 'organization_id' | 'partner_id' | 'name' | 'email'> & {
  partner_name: string
  deducts_input_tax: boolean
  payout_iban: string | null
  payout_iban_pending: string | null
}

const NAMED = sql`c.id, c.organization_id, c.partner_id, c.name, c.email, p.name as partner_name, c.deducts_input_tax,
  c.payout_iban, c.payout_iban_pending`

export const findAnyCustomer = (reader: Reader, id: string): Promise<NamedCustomer | undefined> =>
  reader.one(sql`
    select ${NAMED} from customers c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where c.id = ${id}`)

/** For the team, which sees every organisation. Sorted by name. */
export const listAnyCustomers = (reader: Reader, filter: TeamCustomerFilter, page: Page): Promise<NamedCustomer[]> =>
  reader.many(sql`
    select ${NAMED}
    from customers c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where ${foundBy(filter)} order by lower(c.name), c.id ${pageClause(page)}`)

export const countAnyCustomers = async (reader: Reader, filter: TeamCustomerFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from customers c where ${foundBy(filter)}`))
    ?.total ?? 0

const foundBy = ({ q, organization_id, partner_id }: TeamCustomerFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`c.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`c.partner_id = ${partner_id}`] : []),
    ...(q ? [sql`position(lower(${q.trim()}) in lower(c.name || ' ' || c.email)) > 0`] : []),
  ])

/** Which of its keys another customer of the partner account holds. */
export async function findHeldKeys(tx: Tx, row: CustomerRow): Promise<(keyof CustomerKeys)[]> {
  const others = await tx.many<CustomerKeys>(sql`
    select c.partner_client_reference, c.uid from customers c
    where c.partner_id = ${row.partner_id} and c.id <> ${row.id}
      and (c.partner_client_reference = ${row.partner_client_reference} or c.uid = ${row.uid})`)
  const isHeld = (key: keyof CustomerKeys) => row[key] !== null && others.some((other) => other[key] === row[key])
  return (['partner_client_reference', 'uid'] as const).filter(isHeld)
}

const KEY_CONFLICTS = {
  customers_partner_uid_key: () => conflict('key_in_use', heldSentence(['uid'])),
  customers_partner_reference_key: () => conflict('key_in_use', heldSentence(['partner_client_reference'])),
}

const refusedKeys = (answer: Promise<unknown>): Promise<unknown> => onConstraint(answer, KEY_CONFLICTS)

export function insertCustomer(tx: Tx, row: CustomerRow, brought_by_partner: boolean): CustomerRow {
  const insertion = sql`
    insert into customers (id, organization_id, partner_id, name, email, phone, address, metadata, uid,
      partner_client_reference, brought_by_partner, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.partner_id}, ${row.name}, ${row.email}, ${row.phone}, ${row.address},
      ${row.metadata}, ${row.uid}, ${row.partner_client_reference}, ${brought_by_partner}, ${row.created_at},
      ${row.updated_at})`
  tx.send(insertion, refusedKeys)
  return row
}

export function setCustomer(tx: Tx, row: CustomerRow): CustomerRow {
  const change = sql`
    update customers set partner_id = ${row.partner_id}, name = ${row.name}, email = ${row.email}, phone = ${row.phone},
      address = ${row.address}, metadata = ${row.metadata}, uid = ${row.uid},
      partner_client_reference = ${row.partner_client_reference}, updated_at = ${row.updated_at}
    where id = ${row.id} and organization_id = ${row.organization_id}`
  tx.send(change, refusedKeys)
  return row
}

/** Its address is not the one any more that it had before; links to decisions go there only after a while. */
export const setEmailChangedByToken = (tx: Tx, id: string, changed_at: Date): void =>
  tx.send(sql`update customers set email_changed_by_token_at = ${changed_at} where id = ${id}`)

const stillUsed = () => conflict('still_in_use', 'The customer has debtors or claims and cannot be deleted')

const hasPaid = () => conflict('still_in_use', 'Client money was booked for the customer, so it cannot be deleted')

export const deleteCustomer = (tx: Tx, { id, organization_id }: CustomerRow): Promise<number> =>
  onConstraint(tx.run(sql`delete from customers where id = ${id} and organization_id = ${organization_id}`), {
    debtors_customer_fkey: stillUsed,
    claims_customer_fkey: stillUsed,
    fees_customer_fkey: () =>
      conflict('still_in_use', 'Fees were earned on claims of the customer, so it cannot be deleted'),
    bank_parts_customer_fkey: hasPaid,
    opening_parts_customer_fkey: hasPaid,
    settlements_customer_fkey: () =>
      conflict('still_in_use', 'Money was settled with the customer, so it cannot be deleted'),
  })

/** True for one caller only, even if several ask at the same moment. */
export const setInvited = async (tx: Tx, customer_id: string, invited_at: Date): Promise<boolean> =>
  (await tx.run(sql`
    update customers set invited_at = ${invited_at}
    where id = ${customer_id} and invited_at is null and brought_by_partner`)) === 1
