import { createHash } from 'node:crypto'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Mode } from '../../../platform/config.ts'
import { RATE_LIMIT_DEFAULT } from '../../../platform/http/rate-limit.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { organizationExists } from '../organizations/index.ts'
import { partnerOf } from '../partners/index.ts'
import type { TokenClaims, TokenSigner } from './jwt.ts'
import { insertToken, lockToken, setRevoked, type TokenRow } from './queries.ts'
import { tokenProblems } from './rules.ts'
import type { TokenCreate } from './schema.ts'

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Which secret signed the token of a row. Undefined: none that we have, so the token is refused. */
export type SignedBy = { readonly token: string; readonly is_newest: boolean }

/** The token that belongs to a row: signing is deterministic, so it can be made again as long as its secret stays. */
export function tokenOf(signer: TokenSigner, row: TokenRow): SignedBy | undefined {
  const tokens = signer.signEach(claimsOf(row))
  const position = tokens.findIndex((token) => tokenHash(token).equals(Buffer.from(row.token_hash)))
  const token = tokens[position]
  return token === undefined ? undefined : { token, is_newest: position === 0 }
}

const claimsOf = (row: Omit<TokenRow, 'token_hash'>): TokenClaims => ({
  jti: row.id,
  org: row.organization_id,
  kind: row.kind,
  partner: row.partner_id,
  mode: row.mode,
  iat: seconds(row.issued_at),
  exp: row.expires_at ? seconds(row.expires_at) : null,
})

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export type Issuing = { signer: TokenSigner; mode: Mode; wall_now: Date }

export async function issueToken(
  work: Work,
  body: TokenCreate,
  issuing: Issuing,
): Promise<{ row: TokenRow; token: string }> {
  // load
  const { organization_id, kind } = body
  const partner_id = body.partner_id ?? null
  const expires_at = body.expires_at ? new Date(body.expires_at) : null
  const known = await organizationExists(work, organization_id)
  const partner = known && partner_id ? await partnerOf(work, organization_id, partner_id) : undefined

  // judge
  const problems = tokenProblems(body, issuing.wall_now)
  if (!known)
    problems.push({ field: 'organization_id', code: 'unknown_reference', message: 'is not a known organisation' })
  else if (kind === 'partner' && partner_id && !partner) {
    problems.push({
      field: 'partner_id',
      code: 'unknown_reference',
      message: 'is not a known partner of the organisation',
    })
  }
  if (problems.length > 0) throw invalid(...problems)
  if (partner && !partner.confirmed_at)
    throw conflict('partner_not_confirmed', 'The partner is not confirmed yet; confirm it before it gets a token')

  // write
  const row = {
    id: newId(),
    organization_id,
    kind,
    partner_id,
    name: body.name ?? (partner ? partner.name : 'API token'),
    mode: issuing.mode,
    rate_limit_per_hour: body.rate_limit_per_hour ?? RATE_LIMIT_DEFAULT,
    issued_at: new Date(seconds(issuing.wall_now) * 1000),
    expires_at,
    last_used_at: null,
    revoked_at: null,
    revoked_by: null,
    created_by: work.caller.id,
    created_at: work.now,
  }
  const token = issuing.signer.sign(claimsOf(row))
  const issued = await insertToken(work.tx, { ...row, token_hash: tokenHash(token) })
  const { rate_limit_per_hour } = row
  const details = { kind, partner_id, rate_limit_per_hour, expires_at: expires_at?.toISOString() ?? null }
  await recordAudit(work, { action: 'token.issued', organization_id, subject: { kind: 'token', id: row.id }, details })
  return { row: issued, token }
}

/** Revoking twice changes nothing: the first time stands. */
export async function revokeToken(work: Work, id: string, wall_now: Date): Promise<TokenRow> {
  const token = await lockToken(work.tx, id)
  if (!token) throw notFound()
  if (token.revoked_at) return token
  await setRevoked(work.tx, id, wall_now, work.caller.id)
  const { organization_id } = token
  await recordAudit(work, { action: 'token.revoked', organization_id, subject: { kind: 'token', id } })
  return { ...token, revoked_at: wall_now, revoked_by: work.caller.id }
}
