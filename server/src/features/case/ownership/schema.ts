import { Type } from 'typebox'
import { nullable, strictObject, Uuid } from '../../../kernel/wire.ts'

export const OwnerBody = strictObject('ClaimOwnerBody', { operator_id: nullable(Uuid) })

export const OWNER_OUT = {
  owner_id: { ...nullable(Uuid), description: 'Who of the team looks after the claim.' },
  owner_name: nullable(Type.String()),
  owner_left_name: {
    ...nullable(Type.String()),
    description: 'Who looked after it and has left the team; nobody does since.',
  },
}

export const ClaimOwner = strictObject('ClaimOwner', OWNER_OUT)
