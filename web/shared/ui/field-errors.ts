import { ApiFault } from '../api/fault.ts'
import { i18next } from '../i18n/language.ts'
import { faultText, problemTexts } from '../i18n/refusals/refusals.ts'

/** The faults of a body by field, for forms; faults without a field stay with the form. */
export function fieldErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiFault)) return {}
  return Object.fromEntries(problemTexts(error, i18next.language).map(({ field, text }) => [field, text]))
}

/** For a form of one field: what is wrong with it, or why nothing was saved. */
export function onlyFieldError(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiFault)) return undefined
  return fieldErrors(error)[field] ?? faultText(error, i18next.language)
}
