import { Type } from 'typebox'
import {
  about,
  DateOnlyText,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { DecisionBody, TOLD_WAYS } from '../court/index.ts'

export const DecisionLink = strictObject('LawsuitDecisionLink', {
  sent_to: Type.String({ description: "The customer's email address, masked: e…@h….at." }),
  expires_at: about(Timestamp, 'When the link stops working: 14 days after it was made.'),
  url: nullable(
    Type.String({
      description:
        'The link itself. Null unless the organisation lets partners forward links. It is shown once; we keep only a hash of it.',
    }),
  ),
})

export const SentDecisionLink = strictObject('SentDecisionLink', {
  sent_to: DecisionLink.properties.sent_to,
  expires_at: DecisionLink.properties.expires_at,
})

const TALK = 'Required for `phone` and `in_person`, and only sent then.'

/** The creditor's answer, and how the team has learned of it. */
export const ToldDecisionBody = strictObject('ToldDecisionBody', {
  ...DecisionBody.properties,
  way: oneOf(TOLD_WAYS, { description: 'How the creditor has told us.' }),
  told_on: about(DateOnlyText, 'The day on which the creditor said or wrote it: from the hand-over to today.'),
  told_time: Type.Optional(
    Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: `Time of day, HH:MM. ${TALK}` }),
  ),
  told_by: filledText(200, 'Who of the creditor has told us.'),
  told_to: Type.Optional(filledText(200, `Who of the team was told. ${TALK}`)),
  note: Type.Optional(Type.String({ maxLength: 2000, description: 'What else was said.' })),
  document_id: Type.Optional(
    about(Uuid, 'A document of the team on this claim, as the proof. Required for `letter` and `email`.'),
  ),
})
