import { counted, EXIT, printJson, printLine, signOf, wrongUse } from '@mahnwerk/cli'
import { findArchive, restoreArchive } from '../../../features/reach/archive/index.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { inTurn, withArchives } from './open.ts'

export async function restoreOne(shell: Shell, number: string, options: CommonOptions): Promise<number> {
  if (!/^\d{1,9}$/.test(number))
    throw wrongUse(`An archive has a number, but "${number}" is none: "mahnwerk archive list" shows them.`)
  const report = await withArchives(shell, options, async (deps, tell) => {
    const archive = await findArchive(deps.db, Number(number))
    if (!archive) throw wrongUse(`There is no archive ${number}: "mahnwerk archive list" shows which there are.`)
    if (archive.status === 'open')
      throw wrongUse(`Archive ${number} is not finished: "mahnwerk archive run" goes on with it.`)
    if (archive.status !== 'done') throw wrongUse(`Archive ${number} holds nothing: its rows are in the database.`)
    tell('Putting its rows back')
    return inTurn(deps, () => restoreArchive(deps, archive))
  })
  const { stdout } = shell
  const rows = Object.values(report.put).reduce((sum, put) => sum + put, 0)
  if (options.json) printJson(stdout, { archive: Number(number), rows: report.put, erased: report.erased })
  else {
    printLine(stdout, `${signOf(stdout, 'ok')} ${counted(rows, 'row')} put back.`)
    if (report.erased > 0) printLine(stdout, `  ${counted(report.erased, 'row')} were erased since then and stay away.`)
  }
  return EXIT.ok
}
