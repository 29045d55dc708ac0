import { useFormat } from '../../../shared/i18n/format.ts'
import type { FieldName } from './field-check.ts'

export const KIND_OF = {
  invoice_number: 'text',
  invoice_issuer: 'text',
  invoice_recipient: 'text',
  subject: 'text',
  invoice_amount_net: 'amount',
  invoice_amount_gross: 'amount',
  invoice_issue_date: 'date',
  invoice_due_date: 'date',
} as const satisfies Record<FieldName, 'text' | 'amount' | 'date'>

export const isFieldName = (name: unknown): name is FieldName => typeof name === 'string' && name in KIND_OF

/** The value of a field, formatted for the current language. */
export function useFieldText(): (field: FieldName, value: string | number) => string {
  const { money, day } = useFormat()
  return (field, value) => {
    if (typeof value === 'number') return money(value)
    return KIND_OF[field] === 'date' ? day(value) : value
  }
}
