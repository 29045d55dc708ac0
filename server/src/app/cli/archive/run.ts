import { counted, EXIT, printJson, printLine, signOf, wrongUse } from '@mahnwerk/cli'
import {
  type ArchiveDeps,
  type ArchiveRow,
  listParts,
  makeArchive,
  monthOf,
  partOf,
} from '../../../features/reach/archive/index.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { archiveOut, type ClosedOption, inTurn, readCut, rowsTaken, withArchives } from './open.ts'

export async function runArchive(
  shell: Shell,
  months: readonly string[],
  options: CommonOptions & ClosedOption,
): Promise<number> {
  const made = await withArchives(shell, options, async (deps, tell) => {
    const cut = await readCut(deps, options.closedFor)
    const parts = await demandParts(deps, months, cut)
    return inTurn(deps, () => makeAll(deps, { parts, cut }, tell))
  })
  const { stdout } = shell
  if (options.json) printJson(stdout, { data: made.map(archiveOut) })
  else {
    for (const archive of made) for (const line of linesOf(archive)) printLine(stdout, line(shell))
    if (made.length === 0) printLine(stdout, 'No run was interrupted, and no month was named: nothing to do.')
  }
  return EXIT.ok
}

async function makeAll(
  deps: ArchiveDeps,
  { parts, cut }: { parts: readonly string[]; cut: Date },
  tell: (step: string) => void,
): Promise<ArchiveRow[]> {
  const made: ArchiveRow[] = []
  // What was interrupted goes first.
  const rest = await makeArchive(deps, undefined, tell)
  if (rest) made.push(rest)
  for (const part of parts) {
    const archive = await makeArchive(deps, { part, closed_before: cut }, (step) => tell(`${monthOf(part)}: ${step}`))
    if (archive) made.push(archive)
  }
  return made
}

/** Refused before anything is begun, so that a slip of the hand does nothing at all. */
async function demandParts({ db }: ArchiveDeps, months: readonly string[], cut: Date): Promise<string[]> {
  const known = await listParts(db, cut)
  return months.map((month) => {
    const part = partOf(month)
    if (!part) throw wrongUse(`A month is written like 2025-03, but was "${month}".`)
    const found = known.find((one) => one.part === part)
    if (!found)
      throw wrongUse(`No table has a part of its own for ${month}: "mahnwerk archive plan" shows which there are.`)
    if (!found.is_over)
      throw wrongUse(
        `${month} is too young: only a month that ended before ${cut.toISOString().slice(0, 10)} can be archived.`,
      )
    return part
  })
}

function linesOf(archive: ArchiveRow): ((shell: Shell) => string)[] {
  const month = monthOf(archive.part)
  if (archive.status === 'given_up') return [({ stdout }) => `${signOf(stdout, 'ok')} ${month}: nothing to take out.`]
  const rows = counted(rowsTaken(archive), 'row')
  const left = archive.tables.filter(({ rows, state }) => state === 'left' && rows > 0)
  return [
    ({ stdout }) =>
      `${signOf(stdout, 'ok')} ${month}: archive ${archive.number} holds ${rows} (${megabytes(archive.bytes)}).`,
    ...left.map(
      ({ table_name }) =>
        ({ stdout }: Shell) =>
          `${signOf(stdout, 'warn')} ${month}: rows of ${table_name} changed meanwhile, so they all stayed; run it again.`,
    ),
  ]
}

const megabytes = (bytes: number | null): string => `${((bytes ?? 0) / 1_000_000).toFixed(1)} MB`
