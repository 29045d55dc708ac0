import { type Static, type TString, Type } from 'typebox'
import { countryProblem } from '../../../kernel/countries.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { Email, filledText, oneOf, strictObject } from '../../../kernel/wire.ts'
import { isPrintable } from '../../../platform/typeset/printable.ts'
import { PORTAL_LANGUAGES } from './schema.ts'

/** A letter that our font cannot show would stay unsent. */
const letterProblem = (text: string): Fault | undefined =>
  isPrintable(text) ? undefined : { code: 'wrong_format', message: 'must be in Latin letters' }

const printedText = (maxLength: number) => ({ ...filledText(maxLength), 'x-check': letterProblem }) as TString

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
