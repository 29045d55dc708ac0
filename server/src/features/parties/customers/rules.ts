import { countryCode } from '../../../kernel/countries.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Language, languageOf } from '../../../kernel/language.ts'

export const METADATA_BYTES_MAX = 16_384

/** Letters are checked before they are raised: some that are none of these become such only then. */
const UID = /^[A-Za-z]{2}[A-Za-z0-9+*]{2,12}$/

/** The EU VAT id without separators, in capitals; undefined when it is none. */
export function normalizeUid(text: string): string | undefined {
  const uid = text.replace(/[ \-./]/g, '')
  return UID.test(uid) ? uid.toUpperCase() : undefined
}

/** The two keys by which a partner recognises a customer; null means: none. */
export type CustomerKeys = { uid: string | null; partner_client_reference: string | null }

/** Names the keys and nothing of whoever holds them. */
export const heldSentence = (keys: readonly (keyof CustomerKeys)[]): string =>
  keys.length > 1
    ? `${keys.join(' and ')} are already held by other customers of the partner account`
    : `${keys[0]} is already held by another customer of the partner account`

export function uidProblem(text: string): string | undefined {
  return normalizeUid(text) ? undefined : 'must be a VAT id: two letters, then 2 to 12 letters, digits, + or *'
}

export function metadataProblem(metadata: object): string | undefined {
  return Buffer.byteLength(JSON.stringify(metadata)) <= METADATA_BYTES_MAX ? undefined : 'must have at most 16 kB'
}

/** The keys as they are stored and compared. A null is a key that was not given. */
export function readKeys(body: { uid?: string | null; partner_client_reference?: string | null }): CustomerKeys {
  return {
    uid: (body.uid && normalizeUid(body.uid)) || null,
    partner_client_reference: body.partner_client_reference?.trim() ?? null,
  }
}

type AnyBody = Readonly<Record<string, unknown>>

/** For a partner token the customer's partner is its own (assumptions.md, A42). Ids are taken in any case. */
export function foreignPartner(caller: { partner_id: string | null }, { partner_id }: AnyBody): Problem[] {
  const is_named = caller.partner_id !== null && typeof partner_id === 'string'
  if (!is_named || caller.partner_id === partner_id.toLowerCase()) return []
  return [{ field: 'partner_id', message: 'must be the partner of this token' }]
}

type TokenKind = { kind: 'partner' | 'organization' }

/** A partner token says whose debtor or claim it is; an organisation's may leave that open. */
export function customerMissing({ kind }: TokenKind, { customer_id }: AnyBody): Problem[] {
  if (kind !== 'partner' || (customer_id !== undefined && customer_id !== null)) return []
  return [{ field: 'customer_id', message: 'is required' }]
}

export function customerTakenAway({ kind }: TokenKind, { customer_id }: AnyBody): Problem[] {
  if (kind !== 'partner' || customer_id !== null) return []
  return [{ field: 'customer_id', message: 'must not be null for a partner token' }]
}

/** The keys that a matched customer lacks are added to it; those that it has stay as they are. */
export function mergedKeys(stored: CustomerKeys, given: CustomerKeys): CustomerKeys {
  return {
    uid: stored.uid ?? given.uid,
    partner_client_reference: stored.partner_client_reference ?? given.partner_client_reference,
  }
}

/** The language of a customer, by the country of its address as it was written; undefined while that is not known. */
export function customerLanguage(country: string | null): Language | undefined {
  if (!country?.trim()) return undefined
  return languageOf({ country: countryCode(country) ?? '' })
}

/** Of wall time: moving the sandbox's clock shuts nobody out. */
export const INVITATION_DAYS = 30

export type InvitationState = 'open' | 'accepted' | 'expired' | 'replaced'

type InvitationFacts = { email: string; is_accepted: boolean; is_expired: boolean; customer: { email: string } }

/**
 * A link that was mailed to a wrong address opens nothing once the partner has corrected the address. What was accepted
 * stays accepted.
 */
export function invitationState({ email, is_accepted, is_expired, customer }: InvitationFacts): InvitationState {
  if (is_accepted) return 'accepted'
  if (email.toLowerCase() !== customer.email.toLowerCase()) return 'replaced'
  return is_expired ? 'expired' : 'open'
}

export const INVITATION_REFUSALS: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  accepted: 'This invitation was accepted already',
  expired: 'This invitation has expired',
  replaced: 'The customer has another address by now than this invitation was sent to',
}
