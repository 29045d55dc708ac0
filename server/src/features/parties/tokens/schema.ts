import { type Static, Type } from 'typebox'
import { about, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
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

const named = (what: string, description: string) =>
  Type.Object(
    { id: about(Uuid, `The id of the ${what}.`), name: Type.String({ description: `What the ${what} is called.` }) },
    { description },
  )

export const Me = strictObject('Me', {
  id: about(Uuid, 'The id of the token. It is no secret: payments that you record bear it.'),
  name: Type.String({ description: 'What our team called the token when it made it.' }),
  kind: oneOf(TOKEN_KINDS, {
    description:
      'Whom it speaks for: one `partner`, or the whole client `organization`, which may also be the creditor.',
  }),
  mode: oneOf(MODES, { description: 'Whether it opens test data or the real thing; the other answers 401.' }),
  rate_limit_per_hour: Type.Integer({ description: 'How many requests it has in each clock hour (UTC).' }),
  expires_at: about(nullable(Timestamp), 'When it stops being valid; null where it does not expire.'),
  created_at: about(Timestamp, 'When it was made.'),
  organization: named('organisation', 'The organisation whose rows it sees.'),
  partner: Type.Union([named('partner', 'The partner that it belongs to.'), Type.Null()], {
    description:
      'The partner that it belongs to, for `partner_id` of new customers; null for a token of the organisation.',
  }),
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
