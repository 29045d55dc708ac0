import { type ColumnName, definitionOf } from './columns.ts'
import { debtorKindOf } from './debtor-kinds.ts'
import type { CellFault } from './faults.ts'
import type { Language } from './language.ts'
import { typedCents, typedDay } from './typed.ts'

export type Value = string | number | boolean

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const CODES = { country: /^[A-Z]{2}$/, iban: /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/, bic: /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/ }

const YES_NO: Readonly<Record<string, boolean>> = {
  ...{ ja: true, yes: true, true: true, wahr: true, j: true, y: true, x: true, 1: true },
  ...{ nein: false, no: false, false: false, falsch: false, n: false, 0: false },
}

/** What a filled cell says, or what is wrong with it. `language`: that of the amounts in the whole table. */
export function readCell(column: ColumnName, given: string, language: Language | null): Value | CellFault {
  const definition = definitionOf(column)
  const refuse = (code: CellFault['code'], values: CellFault['values'] = {}): CellFault => ({
    code,
    values: { given: given.slice(0, 60), ...values },
  })
  if ('max' in definition && given.length > definition.max) return refuse('too_long', { max: definition.max })
  switch (definition.kind) {
    case 'text':
      return given
    case 'email':
      return EMAIL.test(given) ? given : refuse('wrong_format', { form: 'email' })
    case 'country':
    case 'iban':
    case 'bic': {
      const code = given.replace(/\s/g, '').toUpperCase()
      return CODES[definition.kind].test(code) ? code : refuse('wrong_format', { form: definition.kind })
    }
    case 'id':
      return ID.test(given) ? given.toLowerCase() : refuse('wrong_format', { form: 'id' })
    case 'day':
      return typedDay(given) ?? refuse('no_day')
    case 'amount':
      return readAmount(given, language) ?? refuse(isReadable(given) ? 'ambiguous_amount' : 'no_amount')
    case 'yes_no':
      return YES_NO[given.toLowerCase()] ?? refuse('not_allowed', { allowed: 'ja, nein, yes, no' })
    case 'debtor_kind':
      return debtorKindOf(given) ?? refuse('not_allowed', { allowed: 'company, person, sole trader' })
    case 'choice':
      return (
        definition.words[given.toLowerCase()] ??
        refuse('not_allowed', { allowed: Object.keys(definition.words).join(', ') })
      )
  }
}

function readAmount(given: string, language: Language | null): number | undefined {
  const cents = typedCents(given, language)
  return cents === undefined ? undefined : cents / 100
}

/** In one language at least. */
const isReadable = (given: string): boolean =>
  typedCents(given, 'de') !== undefined || typedCents(given, 'en') !== undefined

export const isCellFault = (read: Value | CellFault): read is CellFault => typeof read === 'object'
