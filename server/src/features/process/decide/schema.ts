import { Type } from 'typebox'
import { nullable, strictObject, Timestamp } from '../../../kernel/wire.ts'

export const DecisionLink = strictObject('LawsuitDecisionLink', {
  sent_to: Type.String({ description: "The customer's email address, masked: e…@h….at." }),
  expires_at: Timestamp,
  url: nullable(
    Type.String({
      description:
        'null unless the organisation lets partners forward links. It is shown once; we keep only a hash of it.',
    }),
  ),
})
