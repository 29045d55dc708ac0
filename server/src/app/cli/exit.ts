import { CliFailure, outOfReach, wrongUse } from '@mahnwerk/cli'
import { AppError } from '../../kernel/errors.ts'
import { ConfigError } from '../../platform/config.ts'
import { DatabaseAway } from '../../platform/db/away.ts'
import { EmbeddedPostgresError } from '../../platform/embedded/error.ts'

/** How a command that threw this error ends; undefined for a bug. */
export async function failureOf(error: unknown): Promise<CliFailure | undefined> {
  if (error instanceof CliFailure) return error
  if (error instanceof ConfigError) return wrongUse(...error.lines)
  if (error instanceof EmbeddedPostgresError) return outOfReach(error.message)
  if (error instanceof DatabaseAway) return outOfReach(`The database does not answer (${error.code}).`)
  if (error instanceof AppError) {
    const problems = error.problems.map(({ field, message }) => `${field} ${message}.`)
    return wrongUse(...(problems.length > 0 ? problems : [`${error.message}.`]))
  }
  // Loaded only here: it imports the whole product.
  const { reasonsOf } = await import('../start-error.ts')
  const reasons = reasonsOf(error)
  return reasons && wrongUse(...reasons.map(({ sentence }) => sentence))
}
