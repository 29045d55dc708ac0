import { counted, EXIT, printJson, printLine, signOf } from '@mahnwerk/cli'
import { faultOfFile, listArchives, monthOf } from '../../../features/reach/archive/index.ts'
import { BlobMissing } from '../../../platform/storage/storage.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { withArchives } from './open.ts'

type Verdict = { number: number; month: string; fault: string | null }

export async function verifyArchives(shell: Shell, options: CommonOptions): Promise<number> {
  const verdicts = await withArchives(shell, options, async ({ db, storage }, tell) => {
    const found: Verdict[] = []
    for (const { number, part, blob_key, sha256 } of await listArchives(db)) {
      if (blob_key === null || sha256 === null) continue
      tell(`Reading archive ${number}`)
      const fault = await faultOfFile(storage, { blob_key, sha256 }).catch((error: unknown) => {
        if (error instanceof BlobMissing) return 'its file is not in the store'
        throw error
      })
      found.push({ number, month: monthOf(part), fault: fault ?? null })
    }
    return found
  })
  const { stdout } = shell
  const wrong = verdicts.filter(({ fault }) => fault !== null)
  if (options.json) printJson(stdout, { total: verdicts.length, wrong: wrong.length, data: verdicts })
  else {
    for (const { number, month, fault } of wrong)
      printLine(
        stdout,
        `${signOf(stdout, 'fail')} Archive ${number} (${month}): ${fault}. Restore it from a backup of the file store.`,
      )
    if (wrong.length === 0)
      printLine(stdout, `${signOf(stdout, 'ok')} ${counted(verdicts.length, 'archive')} read, each as it was written.`)
  }
  return wrong.length === 0 ? EXIT.ok : EXIT.failed
}
