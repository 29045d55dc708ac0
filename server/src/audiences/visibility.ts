import type { Caller, OperatorCaller, TokenCaller } from '../kernel/caller.ts'
import { type Statement, sql } from '../platform/db/db.ts'

/** Claims of people who were erased, of whom the law wants papers kept: administrators and the product alone see them. */
const IS_NOT_BLOCKED = sql`not exists (select 1 from blocked_claims b where b.claim_id = l.id)`

/** The same, for rows that name the claim they belong to. */
export const isNotBlocked = (claim_id: Statement): Statement =>
  sql`not exists (select 1 from blocked_claims b where b.claim_id = ${claim_id})`

/** Whether lists leave out what is blocked. */
export const hidesBlocked = ({ role }: OperatorCaller): boolean => role === 'agent'

const isIsolated = (caller: TokenCaller): caller is TokenCaller & { partner_id: string } =>
  caller.isolate_partners && caller.partner_id !== null

/** Which claims a caller sees. `l` is the claim. */
export function claimVisibleTo(caller: Caller): Statement {
  switch (caller.type) {
    case 'token':
      if (!isIsolated(caller)) return sql`l.organization_id = ${caller.organization_id} and ${IS_NOT_BLOCKED}`
      return sql`l.organization_id = ${caller.organization_id} and ${IS_NOT_BLOCKED} and exists (
        select 1 from customers c
        where c.organization_id = l.organization_id and c.id = l.customer_id and c.partner_id = ${caller.partner_id})`
    case 'creditor':
      return caller.id === null
        ? sql`l.organization_id = ${caller.organization_id} and l.id = ${caller.claim_id} and ${IS_NOT_BLOCKED}`
        : sql`l.organization_id = ${caller.organization_id} and l.customer_id = ${caller.customer_id} and ${IS_NOT_BLOCKED}`
    case 'debtor':
      return sql`l.organization_id = ${caller.organization_id} and l.id = ${caller.claim_id} and ${IS_NOT_BLOCKED}`
    case 'operator':
      return caller.role === 'agent' ? IS_NOT_BLOCKED : sql`true`
    case 'system':
      return sql`true`
    default:
      return nothingFor(caller)
  }
}

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
      if (!isIsolated(caller)) return sql`d.organization_id = ${caller.organization_id}`
      return sql`d.organization_id = ${caller.organization_id} and exists (
        select 1 from customers c
        where c.organization_id = d.organization_id and c.id = d.customer_id and c.partner_id = ${caller.partner_id})`
    case 'creditor':
      return caller.id === null
        ? sql`false`
        : sql`d.organization_id = ${caller.organization_id} and d.customer_id = ${caller.customer_id}`
    case 'debtor':
      return sql`d.id = ${caller.id}`
    case 'operator':
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
        ? sql`d.retained_at is null and d.visibility <> 'team' and ${claimVisibleTo(caller)}`
        : sql`d.retained_at is null and d.visibility = 'creditor' and ${claimVisibleTo(caller)}`
    case 'creditor':
      return sql`d.retained_at is null and d.visibility = 'creditor' and ${claimVisibleTo(caller)}`
    case 'debtor':
      return sql`d.retained_at is null and (d.released_at is not null or d.uploaded_via = 'debtor')
        and ${claimVisibleTo(caller)}`
    case 'operator':
    case 'system':
      return sql`true`
    default:
      return nothingFor(caller)
  }
}

/** Fails to compile if a switch above misses a kind of caller. */
function nothingFor(caller: never): never {
  throw new Error(`nobody has said what a ${(caller as Caller).type} sees`)
}
