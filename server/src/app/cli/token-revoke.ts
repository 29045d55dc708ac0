import { EXIT, printJson, printLine, signOf, wrongUse } from '@mahnwerk/cli'
import { revokeToken, tokenOut } from '../../features/parties/tokens/index.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { AppError } from '../../kernel/errors.ts'
import { transact } from '../../platform/work.ts'
import { depsOf, requireReady, withDatabase } from './database.ts'
import type { CommonOptions, Shell } from './shell.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function revoke(shell: Shell, id: string, { json }: CommonOptions): Promise<number> {
  if (!UUID.test(id)) throw wrongUse(`"${id}" is not the id of a token; "mahnwerk token list" shows them.`)
  const wall_now = shell.clock.wall()
  const row = await withDatabase(shell, { purpose: 'token revoke' }, async (opened) => {
    await requireReady(opened)
    return transact(await depsOf(opened, shell), SYSTEM, (work) => revokeToken(work, id, wall_now))
  }).catch((error: unknown) => {
    const is_unknown = error instanceof AppError && error.kind === 'not_found'
    throw is_unknown ? wrongUse(`There is no token ${id}; "mahnwerk token list" shows them.`) : error
  })
  const { stdout } = shell
  const is_new = row.revoked_at === wall_now
  if (json) printJson(stdout, tokenOut(row))
  else {
    const how = is_new ? 'is revoked' : `was revoked before, at ${row.revoked_at?.toISOString()}`
    printLine(stdout, `${signOf(stdout, 'ok')} Token "${row.name}" (${row.id}) ${how}.`)
  }
  return EXIT.ok
}
