import { EXIT, paint, printJson, printLine, tableLines } from '@mahnwerk/cli'
import { ARCHIVED_TABLES, countLeaving, listParts, monthOf } from '../../../features/reach/archive/index.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { type ClosedOption, readCut, withArchives } from './open.ts'

type Planned = { month: string; tables: { table: string; rows: number }[] }

export async function showPlan(shell: Shell, options: CommonOptions & ClosedOption): Promise<number> {
  const planned = await withArchives(shell, options, async (deps, tell) => {
    const cut = await readCut(deps, options.closedFor)
    const found: Planned[] = []
    for (const { part, is_over } of await listParts(deps.db, cut)) {
      if (!is_over) continue
      tell(`Counting what could leave ${monthOf(part)}`)
      const tables: Planned['tables'] = []
      for (const table of ARCHIVED_TABLES) tables.push({ table, rows: await countLeaving(deps.db, table, part, cut) })
      found.push({ month: monthOf(part), tables })
    }
    return found
  })
  const { stdout } = shell
  if (options.json) printJson(stdout, { data: planned })
  else if (planned.length === 0) printLine(stdout, 'No month is old enough yet.')
  else {
    const head = ['MONTH', ...ARCHIVED_TABLES.map((table) => table.toUpperCase())].map((title) =>
      paint(stdout, 'dim', title),
    )
    const rows = planned.map(({ month, tables }) => [month, ...tables.map(({ rows }) => rows.toLocaleString('en'))])
    for (const line of tableLines([head, ...rows])) printLine(stdout, line)
    printLine(stdout, '"mahnwerk archive run <month>" writes them to a file and takes them out of the database.')
  }
  return EXIT.ok
}
