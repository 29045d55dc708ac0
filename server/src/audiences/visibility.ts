import type { Caller, OperatorCaller, OperatorForPartner, TokenCaller } from '../kernel/caller.ts'
import { type AppError, forbidden } from '../kernel/errors.ts'
import { type Statement, sql } from '../platform/db/db.ts'

/**
 * Whether a row is about a claim whose data may only be kept: the person was erased and the law wants papers kept, or has
 * processing restricted (Art. 18 GDPR). Lists over many claims leave such rows out, whoever asks.
 */
export const isWithheld = (claim_id: Statement): Statement =>
  sql`exists (select 1 from withheld_claims w where w.claim_id = ${claim_id})`

/**
 * Whether a row is about no claim of somebody who was erased and of whom the law wants papers kept. Those are for
 * administrators and the product alone.
 */
export const isNotBlocked = (claim_id: Statement): Statement =>
  sql`not exists (select 1 from blocked_claims b where b.claim_id = ${claim_id})`

const IS_NOT_BLOCKED = isNotBlocked(sql`l.id`)

/** Whether lists leave out what is blocked. */
export const hidesBlocked = ({ role }: Pick<OperatorCaller, 'role'>): boolean => role === 'agent'

type OfPartner = { readonly organization_id: string; readonly partner_id: string }

const isIsolated = (caller: TokenCaller): caller is TokenCaller & OfPartner =>
  caller.isolate_partners && caller.partner_id !== null

const isForPartner = (caller: OperatorCaller): caller is OperatorForPartner => 'partner_id' in caller

/** Claims of one partner. `l` is the claim. */
const claimOfPartner = ({ organization_id, partner_id }: OfPartner): Statement => sql`
  l.organization_id = ${organization_id} and ${IS_NOT_BLOCKED} and exists (
    select 1 from customers c
    where c.organization_id = l.organization_id and c.id = l.customer_id and c.partner_id = ${partner_id})`

/** Debtors of one partner. `d` is the debtor. */
const debtorOfPartner = ({ organization_id, partner_id }: OfPartner): Statement => sql`
  d.organization_id = ${organization_id} and exists (
    select 1 from customers c
    where c.organization_id = d.organization_id and c.id = d.customer_id and c.partner_id = ${partner_id})`

/** Which claims a caller sees. `l` is the claim. */
export function claimVisibleTo(caller: Caller): Statement {
  switch (caller.type) {
    case 'token':
      return isIsolated(caller)
        ? claimOfPartner(caller)
        : sql`l.organization_id = ${caller.organization_id} and ${IS_NOT_BLOCKED}`
    case 'creditor':
      return caller.id === null
        ? sql`l.organization_id = ${caller.organization_id} and l.id = ${caller.claim_id} and ${IS_NOT_BLOCKED}`
        : sql`l.organization_id = ${caller.organization_id} and l.customer_id = ${caller.customer_id} and ${IS_NOT_BLOCKED}`
    case 'debtor':
      return sql`l.organization_id = ${caller.organization_id} and l.id = ${caller.claim_id} and ${IS_NOT_BLOCKED}`
    case 'operator':
      if (isForPartner(caller)) return claimOfPartner(caller)
      return caller.role === 'agent' ? IS_NOT_BLOCKED : sql`true`
    case 'system':
      return sql`true`
    default:
      return nothingFor(caller)
  }
}

type PartnerToken = TokenCaller & { partner_id: string }

/** Sees what is its organisation's, and changes what is its own partner's. */
const isPartner = (caller: Caller): caller is PartnerToken =>
  caller.type === 'token' && caller.kind === 'partner' && caller.partner_id !== null

/**
 * Whether a caller may change what it sees. A partner changes rows of its own customers alone: seeing a colleague's case is
 * no right to pay it, sue on it or earn with it. `c` is the customer.
 */
export const customerOwnedBy = (caller: Caller): Statement =>
  isPartner(caller) ? sql`(c.partner_id = ${caller.partner_id})` : sql`true`

/** The same for a row with a customer, or without one. `customer_id` is its column. */
const ownedThrough = (caller: Caller, customer_id: Statement): Statement =>
  isPartner(caller)
    ? sql`exists (select 1 from customers c where c.id = ${customer_id} and c.partner_id = ${caller.partner_id})`
    : sql`true`

/** `l` is the claim. */
export const claimOwnedBy = (caller: Caller): Statement => ownedThrough(caller, sql`l.customer_id`)

/** `d` is the debtor. */
export const debtorOwnedBy = (caller: Caller): Statement => ownedThrough(caller, sql`d.customer_id`)

/** For a row that the caller sees. One that it does not see is unknown. */
export const otherPartner = (): AppError => forbidden('other_partner', 'This belongs to another partner.')

/** What a lock reads beside the row. */
export type Owned<Row> = Row & { is_own: boolean }

/** The row alone, if it is the caller's to change. */
export function ownRow<Row>({ is_own, ...row }: Owned<Row>): Row {
  if (!is_own) throw otherPartner()
  return row as Row
}

/**
 * Whether a caller may read what the file of a claim holds besides its sums, days and stages. `l` is the claim. What may
 * only be kept is opened by administrators alone, and each look is logged; debtors always see their own.
 */
export const fileOpenTo = (caller: Caller): Statement => sql`${claimVisibleTo(caller)} and ${seenFileOpenTo(caller)}`

/** The same of a claim that the statement reads only if the caller sees it. */
export const seenFileOpenTo = (caller: Caller): Statement =>
  caller.type === 'debtor' || caller.type === 'system' || isAdministrator(caller)
    ? sql`true`
    : sql`not ${isWithheld(sql`l.id`)}`

const isAdministrator = (caller: Caller): boolean => caller.type === 'operator' && caller.role === 'admin'

/**
 * Rows of the partners that a token sees. `c` has `organization_id` and `partner_id`: a customer, or a count of
 * customers.
 */
export const partnersOf = (caller: TokenCaller): Statement =>
  isIsolated(caller)
    ? sql`c.organization_id = ${caller.organization_id} and c.partner_id = ${caller.partner_id}`
    : sql`c.organization_id = ${caller.organization_id}`

/** Which customers a caller sees. `c` is the customer. */
export function customerVisibleTo(caller: Caller): Statement {
  switch (caller.type) {
    case 'token':
      return partnersOf(caller)
    case 'creditor':
      return caller.id === null ? sql`false` : sql`c.id = ${caller.customer_id}`
    case 'debtor':
      return sql`false`
    case 'operator':
      return isForPartner(caller)
        ? sql`c.organization_id = ${caller.organization_id} and c.partner_id = ${caller.partner_id}`
        : sql`true`
    case 'system':
      return sql`true`
    default:
      return nothingFor(caller)
  }
}

/** Which debtors a caller sees. `d` is the debtor. Creditors see those of their customer. */
export function debtorVisibleTo(caller: Caller): Statement {
  switch (caller.type) {
    case 'token':
      return isIsolated(caller) ? debtorOfPartner(caller) : sql`d.organization_id = ${caller.organization_id}`
    case 'creditor':
      return caller.id === null
        ? sql`false`
        : sql`d.organization_id = ${caller.organization_id} and d.customer_id = ${caller.customer_id}`
    case 'debtor':
      return sql`d.id = ${caller.id}`
    case 'operator':
      return isForPartner(caller) ? debtorOfPartner(caller) : sql`true`
    case 'system':
      return sql`true`
    default:
      return nothingFor(caller)
  }
}

/**
 * Which documents a caller sees. `d` is the document and `l` its claim. Only the team still sees a retained document.
 * Partner-only documents are hidden from client organisations and creditors, and what is for the team from all others.
 * Debtors see what they have sent, and what the team has released to them.
 */
export function documentVisibleTo(caller: Caller): Statement {
  switch (caller.type) {
    case 'token':
      return caller.kind === 'partner'
        ? sql`d.retained_at is null and d.visibility <> 'team' and ${fileOpenTo(caller)}`
        : sql`d.retained_at is null and d.visibility = 'creditor' and ${fileOpenTo(caller)}`
    case 'creditor':
      return sql`d.retained_at is null and d.visibility = 'creditor' and ${fileOpenTo(caller)}`
    case 'debtor':
      return sql`d.retained_at is null and (d.released_at is not null or d.uploaded_via = 'debtor')
        and ${fileOpenTo(caller)}`
    case 'operator':
    case 'system':
      return fileOpenTo(caller)
    default:
      return nothingFor(caller)
  }
}

/** Fails to compile if a switch above misses a kind of caller. */
function nothingFor(caller: never): never {
  throw new Error(`nobody has said what a ${(caller as Caller).type} sees`)
}
