import { ApiFault } from '../api/fault.ts'

/** The faults of a body by field, for forms; faults without a field stay with the form. */
export function fieldErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiFault)) return {}
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]))
}
