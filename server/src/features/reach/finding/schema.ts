import { type Static, Type } from 'typebox'
import { nullable, strictObject, Uuid } from '../../../kernel/wire.ts'

export const FoundParties = strictObject('FoundParties', {
  partners: Type.Array(
    strictObject('FoundPartner', { id: Uuid, name: Type.String(), organization_name: Type.String() }),
  ),
  customers: Type.Array(strictObject('FoundCustomer', { id: Uuid, name: Type.String(), partner_name: Type.String() })),
  debtors: Type.Array(
    strictObject('FoundDebtor', {
      id: Uuid,
      name: Type.String(),
      city: { ...nullable(Type.String()), description: 'Of the address that letters go to.' },
      customer_name: { ...nullable(Type.String()), description: 'Whose debtor it is.' },
    }),
  ),
})
export type FoundParties = Static<typeof FoundParties>
