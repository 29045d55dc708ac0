import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// @ts-expect-error: the runner is plain JavaScript.
import { runEntries } from '../../scripts/suite/run.mjs'
import { temporaryFolder } from './process.ts'

export type Report = {
  name: string
  tests: { name: string; outcome: string }[]
  failures: { name: string; error: string }[]
  output: string
  after: string[]
}

/** Runs these files in one process and returns the reports, in the order of the files. */
export async function runSuite(files: Record<string, string>, options: object = {}): Promise<Report[]> {
  const folder = await temporaryFolder()
  const entries = []
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    await writeFile(file, `import assert from 'node:assert/strict'\nimport { after, test } from 'node:test'\n${text}`)
    entries.push({ files: [file], is_group: false })
  }
  const reports: Report[] = await runEntries(entries, { at_once: 1, limit_ms: 60_000, ...options })
  for (const report of reports) report.name = report.name.replace(`${folder}/`, '')
  return reports
}
