import { EXIT, paint, printJson, printLine, tableLines, wrongUse } from '@mahnwerk/cli'
import { countTokens, listNamedTokens, type NamedToken, tokenOut } from '../../features/parties/tokens/index.ts'
import { chooseOrganization } from './choose-holder.ts'
import { requireReady, withDatabase } from './database.ts'
import type { Output, Shell } from './shell.ts'
import type { ListOptions } from './token-options.ts'

export async function listTokens(shell: Shell, { organization, limit: given, json }: ListOptions): Promise<number> {
  const limit = Number(given)
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= 1_000))
    throw wrongUse(`--limit must be a whole number from 1 to 1000, but is "${given}".`)
  const { rows, total } = await withDatabase(shell, { purpose: 'token list' }, async (opened) => {
    await requireReady(opened)
    const { db } = opened
    const filter =
      organization === undefined ? {} : { organization_id: (await chooseOrganization(db, organization)).id }
    return { rows: await listNamedTokens(db, filter, { page: 1, limit }), total: await countTokens(db, filter) }
  })
  const { stdout } = shell
  const wall_now = shell.clock.wall()
  if (json) {
    const data = rows.map((row) => ({
      ...tokenOut(row),
      organization_name: row.organization_name,
      partner_name: row.partner_name,
    }))
    printJson(stdout, { total, data })
  } else if (rows.length === 0) printLine(stdout, 'There is no token yet: "mahnwerk token create" makes one.')
  else {
    const head = ['ID', 'NAME', 'HOLDER', 'LIMIT', 'LAST USED', 'STATUS'].map((title) => paint(stdout, 'dim', title))
    for (const line of tableLines([head, ...rows.map((row) => cellsOf(stdout, row, wall_now))])) printLine(stdout, line)
    if (total > rows.length) printLine(stdout, paint(stdout, 'dim', `… and ${total - rows.length} older ones`))
  }
  return EXIT.ok
}

const minute = (at: Date | null): string => (at ? at.toISOString().slice(0, 16).replace('T', ' ') : '–')

function cellsOf(stdout: Output, row: NamedToken, wall_now: Date): string[] {
  const holder = row.partner_name ? `${row.partner_name}, ${row.organization_name}` : row.organization_name
  return [
    row.id,
    row.name,
    holder,
    `${row.rate_limit_per_hour}/h`,
    minute(row.last_used_at),
    statusOf(stdout, row, wall_now),
  ]
}

function statusOf(stdout: Output, { revoked_at, expires_at }: NamedToken, wall_now: Date): string {
  if (revoked_at) return paint(stdout, 'red', `revoked ${minute(revoked_at)}`)
  if (!expires_at) return paint(stdout, 'green', 'good')
  if (expires_at <= wall_now) return paint(stdout, 'red', `expired ${minute(expires_at)}`)
  return paint(stdout, 'green', `good until ${minute(expires_at)}`)
}
