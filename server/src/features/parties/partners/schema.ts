import { type Static, Type } from 'typebox'
import { Email, filledText, nullable, oneOf, Rate, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { type NamedPartner as NamedRow, type PartnerRow, WEBHOOK_STATES } from './queries.ts'

export const PartnerCreate = strictObject('PartnerCreate', {
  organization_id: Uuid,
  name: filledText(255),
  email: Email,
  commission_rate: Rate,
})
export type PartnerCreate = Static<typeof PartnerCreate>

export const PartnerPatch = strictObject('PartnerPatch', {
  name: Type.Optional(filledText(255)),
  email: Type.Optional(Email),
  commission_rate: Type.Optional(Rate),
})
export type PartnerPatch = Static<typeof PartnerPatch>

export const Partner = strictObject('Partner', {
  id: Uuid,
  organization_id: Uuid,
  name: Type.String(),
  email: Type.String(),
  commission_rate: Rate,
  confirmed_at: nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export function partnerOut(row: PartnerRow): Static<typeof Partner> {
  const { id, organization_id, name, email, commission_rate } = row
  return {
    id,
    organization_id,
    name,
    email,
    commission_rate,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const NamedPartner = strictObject('NamedPartner', {
  ...Partner.properties,
  organization_name: Type.String(),
  webhook_state: oneOf(WEBHOOK_STATES),
})

export const namedPartnerOut = (row: NamedRow): Static<typeof NamedPartner> => ({
  ...partnerOut(row),
  organization_name: row.organization_name,
  webhook_state: row.webhook_state,
})
