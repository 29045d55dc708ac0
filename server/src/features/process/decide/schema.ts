import { Type } from 'typebox'
import { about, nullable, strictObject, Timestamp } from '../../../kernel/wire.ts'

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
