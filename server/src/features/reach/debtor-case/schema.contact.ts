import { type Static, Type } from 'typebox'
import { countryProblem } from '../../../kernel/countries.ts'
import { Email, filledText, oneOf, strictObject } from '../../../kernel/wire.ts'
import { printedText } from '../../../platform/typeset/printed-text.ts'
import { PORTAL_LANGUAGES } from './schema.ts'

export const ContactBody = strictObject('DebtorContact', {
  email: Type.Optional({ ...Email, description: 'Where we may write to.' } as typeof Email),
  phone: Type.Optional(filledText(50)),
  language: Type.Optional(oneOf(PORTAL_LANGUAGES, { description: 'The language of these pages from now on.' })),
  address: Type.Optional(
    strictObject('DebtorContactAddress', {
      street: printedText(255),
      zip: printedText(20),
      city: printedText(255),
      country: Type.String({ maxLength: 10, description: 'Two-letter country code.', 'x-check': countryProblem }),
    }),
  ),
})
export type ContactBody = Static<typeof ContactBody>
