import { type Static, Type } from 'typebox'
import { CALLER_TYPES } from '../../../kernel/caller.ts'
import { nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { ACCESS_ACTIONS, ADMINISTRATION_ACTIONS, AUDIT_LOGS } from '../../../platform/audit/audit.ts'
import type { AuditRow } from './queries.ts'

export const ACTIONS = [...ADMINISTRATION_ACTIONS, ...ACCESS_ACTIONS]
export const GROUPS = [...new Set(ACTIONS.map((action) => action.split('.')[0] as string))]

export const AuditEntryOut = strictObject('AuditEntry', {
  id: Uuid,
  log: oneOf(AUDIT_LOGS, { description: 'administration: what was changed. access: what was looked at.' }),
  number: Type.Integer({ description: 'Its place in the chain of its log.' }),
  at: Timestamp,
  actor_type: oneOf(CALLER_TYPES),
  actor_id: nullable(Uuid),
  actor_name: nullable(
    Type.String({ description: 'As they are called today; null for the service, and for who is gone.' }),
  ),
  action: Type.String(),
  organization_id: nullable(Uuid),
  organization_name: nullable(Type.String()),
  subject_kind: nullable(Type.String()),
  subject_id: nullable(Type.String()),
  subject_name: nullable(Type.String({ description: 'Null for what has no name, or is gone.' })),
  details: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Where settings were changed, `changes`: each with `field`, and `from` and `to` unless they are personal.',
  }),
})

export const auditEntryOut = ({ at, ...same }: AuditRow): Static<typeof AuditEntryOut> => ({
  ...same,
  actor_type: same.actor_type as Static<typeof AuditEntryOut>['actor_type'],
  at: at.toISOString(),
})
