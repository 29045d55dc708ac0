import { type Static, Type } from 'typebox'
import { filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { KeyRow, NamedToken, TokenRow } from './queries.ts'
import { RATE_LIMIT_MAX, TOKEN_KINDS, TOKEN_STATUSES, tokenStatus } from './rules.ts'

const MODES = ['sandbox', 'live'] as const

export const TokenCreate = strictObject('TokenCreate', {
  organization_id: Uuid,
  kind: oneOf(TOKEN_KINDS),
  partner_id: Type.Optional(nullable(Uuid)),
  name: Type.Optional(filledText(255)),
  rate_limit_per_hour: Type.Optional(Type.Integer({ minimum: 1, maximum: RATE_LIMIT_MAX })),
  expires_at: Type.Optional(nullable(Timestamp)),
})
export type TokenCreate = Static<typeof TokenCreate>

const TokenFields = {
  id: Uuid,
  organization_id: Uuid,
  kind: oneOf(TOKEN_KINDS),
  partner_id: nullable(Uuid),
  name: Type.String(),
  mode: oneOf(MODES),
  rate_limit_per_hour: Type.Integer(),
  expires_at: nullable(Timestamp),
  last_used_at: nullable(Timestamp),
  revoked_at: nullable(Timestamp),
  created_at: Timestamp,
}

export const Token = strictObject('Token', TokenFields)
export const TokenIssued = strictObject('TokenIssued', {
  ...TokenFields,
  token: Type.String({ description: 'The token itself. It is shown this once and kept nowhere.' }),
})

export const ListedToken = strictObject('ListedToken', {
  ...TokenFields,
  status: oneOf(TOKEN_STATUSES),
  organization_name: Type.String(),
  partner_name: nullable(Type.String()),
  used_this_hour: Type.Integer({
    minimum: 0,
    description: 'Requests since the full hour, out of rate_limit_per_hour.',
  }),
})

export function tokenOut(row: TokenRow): Static<typeof Token> {
  const { id, organization_id, kind, partner_id, name, mode, rate_limit_per_hour } = row
  return {
    id,
    organization_id,
    kind,
    partner_id,
    name,
    mode,
    rate_limit_per_hour,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export const listedTokenOut = (
  row: NamedToken,
  used_this_hour: number,
  wall_now: Date,
): Static<typeof ListedToken> => ({
  ...tokenOut(row),
  status: tokenStatus(row, wall_now),
  organization_name: row.organization_name,
  partner_name: row.partner_name,
  used_this_hour,
})

const Named = Type.Object({ id: Uuid, name: Type.String() })

export const Me = strictObject('Me', {
  id: Uuid,
  name: Type.String(),
  kind: oneOf(TOKEN_KINDS),
  mode: oneOf(MODES),
  rate_limit_per_hour: Type.Integer(),
  expires_at: nullable(Timestamp),
  created_at: Timestamp,
  organization: Named,
  partner: Type.Union([Named, Type.Null()]),
})

export function meOut(key: KeyRow): Static<typeof Me> {
  const { id, name, kind, mode, rate_limit_per_hour, organization_id, organization_name, partner_id, partner_name } =
    key
  return {
    id,
    name,
    kind,
    mode,
    rate_limit_per_hour,
    expires_at: key.expires_at?.toISOString() ?? null,
    created_at: key.created_at.toISOString(),
    organization: { id: organization_id, name: organization_name },
    partner: partner_id ? { id: partner_id, name: partner_name ?? '' } : null,
  }
}
