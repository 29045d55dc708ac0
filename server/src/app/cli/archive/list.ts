import { EXIT, paint, printJson, printLine, tableLines } from '@mahnwerk/cli'
import { listArchives, monthOf } from '../../../features/reach/archive/index.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { archiveOut, rowsTaken, withArchives } from './open.ts'

const WORDS = { open: 'not finished', done: 'archived', restored: 'put back', given_up: 'nothing taken' } as const

export async function showArchives(shell: Shell, options: CommonOptions): Promise<number> {
  const archives = await withArchives(shell, options, ({ db }) => listArchives(db))
  const { stdout } = shell
  if (options.json) printJson(stdout, { total: archives.length, data: archives.map(archiveOut) })
  else if (archives.length === 0) printLine(stdout, 'There is no archive yet.')
  else {
    const head = ['NUMBER', 'MONTH', 'STATUS', 'ROWS', 'BYTES', 'BEGUN'].map((title) => paint(stdout, 'dim', title))
    const rows = archives.map((archive) => [
      ...[String(archive.number), monthOf(archive.part), WORDS[archive.status], String(rowsTaken(archive))],
      ...[archive.bytes === null ? '–' : String(archive.bytes), archive.begun_at.toISOString().slice(0, 10)],
    ])
    for (const line of tableLines([head, ...rows])) printLine(stdout, line)
    if (archives.some(({ status }) => status === 'open'))
      printLine(stdout, 'One was interrupted: "mahnwerk archive run" goes on with it.')
  }
  return EXIT.ok
}
