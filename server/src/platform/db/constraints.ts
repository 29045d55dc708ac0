import type { AppError } from '../../kernel/errors.ts'
import { codeOf } from '../error-code.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Turns the violation of a named constraint into its refusal. Other errors pass through unchanged. */
export async function onConstraint<T>(
  result: Promise<T>,
  refusals: Readonly<Record<string, () => AppError>>,
): Promise<T> {
  try {
    return await result
  } catch (error) {
    const code = codeOf(error)
    if (code !== UNIQUE_VIOLATION && code !== FOREIGN_KEY_VIOLATION) throw error
    const name = (error as { constraint_name?: string }).constraint_name ?? ''
    const refuse = refusals[name]
    throw refuse ? refuse() : error
  }
}
