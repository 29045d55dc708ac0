import { countryCode } from '../../../kernel/countries.ts'
import type { Fault, Problem } from '../../../kernel/errors.ts'
import { type Language, languageOf } from '../../../kernel/language.ts'
import { isSameMailbox } from '../../../kernel/mailbox.ts'
import { normalizeUid } from '../../../kernel/vat-id.ts'

export const METADATA_BYTES_MAX = 16_384

/** The two keys by which a partner recognises a customer; null where it has none. */
export type CustomerKeys = { uid: string | null; partner_client_reference: string | null }

/** Names the keys and says nothing about the customer who holds them. */
export const heldSentence = (keys: readonly (keyof CustomerKeys)[]): string =>
  keys.length > 1
    ? `${keys.join(' and ')} are already held by other customers of the partner account`
    : `${keys[0]} is already held by another customer of the partner account`

export function metadataProblem(metadata: object): Fault | undefined {
  const is_small = Buffer.byteLength(JSON.stringify(metadata)) <= METADATA_BYTES_MAX
  return is_small ? undefined : { code: 'too_large', message: 'must have at most 16 kB' }
}

/** The keys as they are stored and compared. A null is a key that was not given. */
export function readKeys(body: { uid?: string | null; partner_client_reference?: string | null }): CustomerKeys {
  return {
    uid: (body.uid && normalizeUid(body.uid)) || null,
    partner_client_reference: body.partner_client_reference?.trim() ?? null,
  }
}

type AnyBody = Readonly<Record<string, unknown>>

/** With a partner token the customer's partner must be its own (assumptions.md, A42). Upper and lower case are equal in ids. */
export function foreignPartner(caller: { partner_id: string | null }, { partner_id }: AnyBody): Problem[] {
  const is_named = caller.partner_id !== null && typeof partner_id === 'string'
  if (!is_named || caller.partner_id === partner_id.toLowerCase()) return []
  return [{ field: 'partner_id', code: 'not_own_partner', message: 'must be the partner of this token' }]
}

type KindOfToken = { kind: 'partner' | 'organization' }

/** With a partner token a debtor or claim must name its customer. With an organisation token it may have none. */
export function customerMissing({ kind }: KindOfToken, { customer_id }: AnyBody): Problem[] {
  if (kind !== 'partner' || (customer_id !== undefined && customer_id !== null)) return []
  return [{ field: 'customer_id', code: 'required', message: 'is required' }]
}

export function customerTakenAway({ kind }: KindOfToken, { customer_id }: AnyBody): Problem[] {
  if (kind !== 'partner' || customer_id !== null) return []
  return [{ field: 'customer_id', code: 'required', message: 'must not be null for a partner token' }]
}

/** Adds the keys that a matched customer lacks. Keys that it has stay. */
export function mergedKeys(stored: CustomerKeys, given: CustomerKeys): CustomerKeys {
  return {
    uid: stored.uid ?? given.uid,
    partner_client_reference: stored.partner_client_reference ?? given.partner_client_reference,
  }
}

/** The language of a customer, by the country in its address; undefined while that is not known. */
export function customerLanguage(country: string | null): Language | undefined {
  if (!country?.trim()) return undefined
  return languageOf({ country: countryCode(country) ?? '' })
}

type Named = { readonly name: string; readonly address: Readonly<Partial<Record<string, string>>> | null }
const LETTER_PARTS = ['street', 'zip', 'city'] as const

/** Whether letters call the creditor otherwise than before. */
export const isNamedAnew = (was: Named, is: Named): boolean =>
  was.name !== is.name || LETTER_PARTS.some((part) => (was.address?.[part] ?? '') !== (is.address?.[part] ?? ''))

/** In wall time, so that moving the sandbox clock does not end an invitation. */
export const INVITATION_DAYS = 30

export type InvitationState = 'open' | 'accepted' | 'expired' | 'replaced' | 'withdrawn'

type InvitationFacts = {
  email: string
  is_accepted: boolean
  is_withdrawn: boolean
  is_expired: boolean
  customer: { email: string }
  /** Of somebody's colleague; the customer's own address has no say in it. */
  colleague: object | null
}

/**
 * A link that was mailed to a wrong address opens nothing once the partner has corrected the address. What was accepted
 * stays accepted.
 */
export function invitationState({ email, customer, colleague, ...is }: InvitationFacts): InvitationState {
  if (is.is_accepted) return 'accepted'
  if (is.is_withdrawn) return 'withdrawn'
  if (!colleague && !isSameMailbox(email, customer.email)) return 'replaced'
  return is.is_expired ? 'expired' : 'open'
}

export const INVITATION_REFUSALS: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  accepted: 'This invitation was accepted already',
  expired: 'This invitation has expired',
  replaced: 'The customer has another address by now than this invitation was sent to',
  withdrawn: 'This invitation was withdrawn',
}

/** What can be changed about a customer, for its log. Its own people read that something was changed, never to what. */
export const CHANGE_KINDS = [
  ...(['name', 'phone', 'email', 'address', 'deducts_input_tax'] as const),
  ...(['payout_iban_entered', 'payout_iban_withdrawn', 'payout_iban_confirmed', 'payout_iban_refused'] as const),
  ...(['person_invited', 'invitation_withdrawn', 'person_joined', 'person_removed', 'customer_invited'] as const),
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]
