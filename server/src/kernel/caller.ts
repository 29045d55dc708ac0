import type { Language } from './language.ts'

/** The holder of an API token. Sees its whole organisation or, if isolated, only its own partner's rows. */
export type TokenCaller = {
  readonly type: 'token'
  readonly id: string
  readonly organization_id: string
  readonly kind: 'partner' | 'organization'
  readonly partner_id: string | null
  readonly isolate_partners: boolean
}

/** A member of the service team, who works for every organisation. */
export type OperatorCaller = {
  readonly type: 'operator'
  readonly id: string
  readonly role: 'admin' | 'agent'
  readonly email: string
  readonly name: string
  readonly session_id: string
}

/**
 * A member of the service team who hands over cases for a partner, as the partner's own program would. Sees that partner's
 * rows alone. What they do is logged under their own name.
 */
export type OperatorForPartner = OperatorCaller & { readonly organization_id: string; readonly partner_id: string }

/** One of a customer's people in the portal, acting for one customer at a time. */
export type CreditorPerson = {
  readonly type: 'creditor'
  readonly id: string
  readonly organization_id: string
  readonly customer_id: string
  readonly customer_name: string
  readonly email: string
  readonly name: string | null
  /** The language that they have chosen; null where they have not. */
  readonly language: Language | null
  /** Of the customer's seat, as the partner wrote it; null where we do not know it. */
  readonly country: string | null
  /** Null where a job goes on with what they have asked for. */
  readonly session_id: string | null
  /** Whether they may hand over cases by themselves. */
  readonly may_submit: boolean
}

/** Who may hand over cases together with their customers: a partner's or a client's program, or the team for a partner. */
export type CaseSender = TokenCaller | OperatorForPartner

/** Who may hand over cases: one of these, or one of the customer's own people. */
export type Submitter = CaseSender | CreditorPerson

/** The holder of the mailed link to one claim. The link identifies the creditor, not the person. */
export type CreditorLinkHolder = {
  readonly type: 'creditor'
  readonly id: null
  readonly organization_id: string
  readonly claim_id: string
}

/** A debtor, for the one claim whose access code they entered. */
export type DebtorCaller = {
  readonly type: 'debtor'
  readonly id: string
  readonly organization_id: string
  readonly claim_id: string
  readonly session_id: string
  /** Their letter came back: they may tell us where to write to, and nothing else. */
  readonly is_contact_only: boolean
  /** Who writes the letters; null where no letterhead is set. */
  readonly collector: string | null
  /** The code of the language that they have chosen in the portal; null where they have not. */
  readonly language: string | null
  /** Of the address that letters go to; null where we have none. */
  readonly country: string | null
}

/** The service itself: jobs, the first start, the command line. */
export type SystemCaller = { readonly type: 'system'; readonly id: null }

/**
 * Who acts. The union is closed: a new kind does not compile until `audiences/visibility.ts` says what it sees. Actions
 * are logged under the caller's `type` and `id`.
 */
export type Caller = TokenCaller | OperatorCaller | CreditorPerson | CreditorLinkHolder | DebtorCaller | SystemCaller

export const CALLER_TYPES = ['token', 'operator', 'creditor', 'debtor', 'system'] as const satisfies Caller['type'][]

export const SYSTEM: SystemCaller = { type: 'system', id: null }

/** The caller that each API requires. A stranger has not logged in yet. */
type CallerByAudience = {
  partner: TokenCaller
  operator: OperatorCaller
  creditor: CreditorPerson
  debtor: DebtorCaller
  stranger: undefined
}
export type Audience = keyof CallerByAudience
export type CallerOf<A extends Audience> = CallerByAudience[A]
