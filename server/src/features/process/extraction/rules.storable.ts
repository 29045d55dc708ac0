import type { FieldName, InvoicePart, Reading } from './reading/fields.ts'
import { isAmount, isCents, TEXT_MAX, valueProblem } from './rules.ts'

/** Characters that the database cannot store, such as NUL, or that make one name look like another. */
const UNSTORABLE = /[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}]/gu
const CURRENCY_MAX = 20

const storableText = (text: string): string => text.toWellFormed().replace(UNSTORABLE, '').trim()

const isStorable = (field: FieldName, value: string | number): boolean =>
  isAmount(field) ? isCents(value) : valueProblem(field, value) === undefined

const storablePart = ({ invoice_number, gross, ...pages }: InvoicePart): InvoicePart => ({
  ...pages,
  invoice_number: invoice_number === null ? null : [...storableText(invoice_number)].slice(0, TEXT_MAX).join(''),
  gross: gross !== null && isCents(gross) ? gross : null,
})

/** A file may contain anything. A value that the team could not enter by hand is treated as not read. */
export function storableReading({ fields, currency, open_amount, parts, ...same }: Reading): Reading {
  const kept = Object.entries(fields).flatMap(([name, reading]) => {
    const field = name as FieldName
    const value = typeof reading.value === 'string' ? storableText(reading.value) : reading.value
    if (!isStorable(field, value)) return []
    const { printed, ...kept } = reading
    const other = typeof printed === 'string' ? storableText(printed) : printed
    return [[field, { ...kept, value, ...(other !== undefined && isStorable(field, other) ? { printed: other } : {}) }]]
  })
  const code = currency === null ? null : storableText(currency).slice(0, CURRENCY_MAX).toWellFormed()
  const open = open_amount !== null && isCents(open_amount) ? open_amount : null
  return {
    ...{ ...same, fields: Object.fromEntries(kept), currency: code, open_amount: open },
    ...(parts ? { parts: parts.map(storablePart) } : {}),
  }
}
