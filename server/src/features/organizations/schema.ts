import { type Static, Type } from 'typebox'
import { toEuro } from '../../kernel/money.ts'
import { Euro, filledText, Rate, strictObject, Timestamp, Uuid } from '../../kernel/wire.ts'
import type { OrganizationRow } from './queries.ts'

const Settings = {
  isolate_partners: Type.Boolean({ description: 'While on, a partner token sees only rows of its own partner.' }),
  letter_interval_days: Type.Integer({ minimum: 1, maximum: 365, description: 'Days between demand letters.' }),
  installment_grace_days: Type.Integer({
    minimum: 0,
    maximum: 365,
    description: 'Days until a late instalment counts as missed.',
  }),
  success_fee_rate: { ...Rate, description: 'Fee on each payment, as a share of it.' } as typeof Rate,
  filing_fee: { ...Euro, description: 'Flat fee per court filing, EUR.' } as typeof Euro,
}

export const OrganizationPatch = strictObject('OrganizationPatch', {
  name: Type.Optional(filledText(255)),
  isolate_partners: Type.Optional(Settings.isolate_partners),
  letter_interval_days: Type.Optional(Settings.letter_interval_days),
  installment_grace_days: Type.Optional(Settings.installment_grace_days),
  success_fee_rate: Type.Optional(Settings.success_fee_rate),
  filing_fee: Type.Optional(Settings.filing_fee),
})
export type OrganizationPatch = Static<typeof OrganizationPatch>

export const OrganizationCreate = strictObject('OrganizationCreate', {
  ...OrganizationPatch.properties,
  name: filledText(255),
})
export type OrganizationCreate = Static<typeof OrganizationCreate>

export const Organization = strictObject('Organization', {
  id: Uuid,
  name: Type.String(),
  ...Settings,
  created_at: Timestamp,
  updated_at: Timestamp,
})

export function organizationOut({
  filing_fee_cents,
  created_at,
  updated_at,
  ...same
}: OrganizationRow): Static<typeof Organization> {
  return {
    ...same,
    filing_fee: toEuro(filing_fee_cents),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
