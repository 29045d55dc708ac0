import { isInstant } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'

export const TOKEN_KINDS = ['partner', 'organization'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

export const RATE_LIMIT_MAX = 1_000_000

// Words that the interface specification fixes.
export const HEADER_MISSING = 'Missing or invalid authorization header'
export const TOKEN_INVALID = 'Invalid or expired token'

/** A token has some 400 characters; what is far longer is not even looked at. */
export const TOKEN_LENGTH_MAX = 4_096

const BEARER = /^bearer +([^\s]+) *$/i

/** The token of an `Authorization` header; undefined when there is none, or more than one. */
export function bearerToken(values: readonly string[]): string | undefined {
  return values.length === 1 ? BEARER.exec(values[0] as string)?.[1] : undefined
}

/** Of any type: it is judged together with the schema of the body. */
export type TokenRequest = { kind?: unknown; partner_id?: unknown; expires_at?: unknown }

export function tokenProblems({ kind, partner_id, expires_at }: TokenRequest, wall_now: Date): Problem[] {
  const problems: Problem[] = []
  if (kind === 'partner' && !partner_id)
    problems.push({ field: 'partner_id', code: 'required', message: 'is required for a partner token' })
  if (kind === 'organization' && partner_id) {
    const message = 'must not be sent for an organization token'
    problems.push({ field: 'partner_id', code: 'not_applicable', message })
  }
  const is_instant = typeof expires_at === 'string' && isInstant(expires_at)
  if (is_instant && new Date(expires_at) <= wall_now)
    problems.push({ field: 'expires_at', code: 'in_the_past', message: 'must lie in the future' })
  return problems
}

/** What decides whether a token is good, as it is stored. */
export type TokenFacts = {
  kind: TokenKind
  mode: 'sandbox' | 'live'
  expires_at: Date | null
  revoked_at: Date | null
  partner_confirmed_at: Date | null
}

export type TokenFault =
  | 'token_missing'
  | 'token_not_valid'
  | 'token_other_mode'
  | 'token_revoked'
  | 'token_expired'
  | 'partner_not_confirmed'

/** Why a token of ours is not good now. Whoever holds it may know: nobody can make one up. */
export function faultOf(token: TokenFacts, mode: 'sandbox' | 'live', wall_now: Date): TokenFault | undefined {
  if (token.mode !== mode) return 'token_other_mode'
  if (token.revoked_at) return 'token_revoked'
  if (token.expires_at && token.expires_at <= wall_now) return 'token_expired'
  return token.kind === 'partner' && token.partner_confirmed_at === null ? 'partner_not_confirmed' : undefined
}

export const isUsable = (token: TokenFacts, mode: 'sandbox' | 'live', wall_now: Date): boolean =>
  faultOf(token, mode, wall_now) === undefined

export const TOKEN_STATUSES = ['active', 'expired', 'revoked'] as const
export type TokenStatus = (typeof TOKEN_STATUSES)[number]

export function tokenStatus(token: Pick<TokenFacts, 'expires_at' | 'revoked_at'>, wall_now: Date): TokenStatus {
  if (token.revoked_at) return 'revoked'
  return token.expires_at && token.expires_at <= wall_now ? 'expired' : 'active'
}

/** The one that the sandbox prints at every start, and no other. */
export const START_TOKEN_NAME = 'Sandbox start token'

/** Under which the requests of a token are counted. */
export const tokenBucket = (id: string): string => `token:${id}`
