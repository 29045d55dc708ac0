import { type TProperties, type TSchema, Type } from 'typebox'
import { about, nullable, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { Change } from './events.ts'
import { CaseStatusText, ClosureReasonText, StageText } from './schema.ts'

const envelopeOf = (title: string, type: TSchema, data: TSchema) =>
  strictObject(title, {
    id: Type.String({
      description: 'Names the event: `evt_` and 32 hex digits, the same on every attempt. Handle each id once.',
    }),
    type,
    created_at: about(Timestamp, 'When the event was made, in business time.'),
    api_version: Type.String({
      description: 'The version of this shape, as a date. It changes only when old readers could not read the new one.',
    }),
    data,
  })

const eventOf = (title: string, type: Change['type'], more: TProperties) =>
  envelopeOf(
    title,
    Type.Literal(type, { description: 'What happened; it also stands in `X-Service-Event`.' }),
    Type.Object(
      {
        claim_id: about(Uuid, 'The claim that it happened to.'),
        partner_reference: about(nullable(Type.String()), 'Your own id of the case; null where you sent none.'),
        ...more,
        changed_at: about(
          Timestamp,
          'When it happened. Of two events about one claim the one with the later time counts, in whatever order they come.',
        ),
      },
      { description: 'What happened to which claim. There are no amounts and no personal data in it.' },
    ),
  )

/** Each event as it is sent, by its type. A new kind of change does not compile until it has its schema here. */
export const EVENT_SCHEMAS: Readonly<Record<Change['type'], TSchema>> = {
  'claim.collection_stage_changed': eventOf('CollectionStageChangedEvent', 'claim.collection_stage_changed', {
    from_stage: about(nullable(StageText), 'The stage that it was at; null for a claim that was just submitted.'),
    to_stage: about(StageText, 'The stage that it is at now.'),
  }),
  'claim.status_changed': eventOf('StatusChangedEvent', 'claim.status_changed', {
    from_status: about(CaseStatusText, 'How the case stood.'),
    to_status: about(CaseStatusText, 'How the case stands now.'),
    closure_reason: about(nullable(ClosureReasonText), 'Why it was closed; null unless `to_status` is `closed`.'),
  }),
}

/** What all events have in common, and what a type has that is newer than this document. */
export const EventEnvelope = envelopeOf(
  'EventEnvelope',
  Type.String({ description: 'What happened. New types may come: skip those that you do not know.' }),
  Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, description: 'What the type says about it.' }),
)
