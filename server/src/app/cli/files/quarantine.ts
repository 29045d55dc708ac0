import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { counted, EXIT, outOfReach, paint, printJson, printLine, signOf, tableLines, wrongUse } from '@mahnwerk/cli'
import { type Config, readConfig } from '../../../platform/config.ts'
import { openStored } from '../../../platform/storage/open.ts'
import { leavesAt, listQuarantined, type Quarantined, restore } from '../../../platform/storage/quarantine.ts'
import { assertKey, BlobMissing, type Storage, StorageAway } from '../../../platform/storage/storage.ts'
import type { CommonOptions, Shell } from '../shell.ts'

/** Opens the configured store for one act. */
export async function withStorage<T>(config: Config, act: (storage: Storage) => Promise<T>): Promise<T> {
  if (config.is_drill)
    throw wrongUse('MODE is drill, which leaves all files as they are; set MODE as the server has it.')
  await demandFolder(config)
  const storage = await openStored(config)
  try {
    return await act(storage)
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    throw outOfReach(`The file store does not answer or refuses us (${error.code}).`)
  } finally {
    storage.close()
  }
}

/** A mistyped folder should not become one. */
async function demandFolder({ s3, data_dir }: Config): Promise<void> {
  if (s3) return
  await access(join(data_dir, 'files')).catch(() => {
    throw wrongUse(`There are no files in ${data_dir}: set DATA_DIR to where they are, or the S3_ variables.`)
  })
}

export async function listQuarantine(shell: Shell, { json }: CommonOptions): Promise<number> {
  const files = await withStorage(readConfig(shell.env), async (storage) => {
    const files: Quarantined[] = []
    for await (const file of listQuarantined(storage)) files.push(file)
    return files.sort((left, right) => left.since.getTime() - right.since.getTime())
  })
  const { stdout } = shell
  if (json) {
    const data = files.map(({ key, bytes, since }) => ({ key, bytes, since, deleted_after: leavesAt(since) }))
    printJson(stdout, { total: files.length, data })
  } else if (files.length === 0) printLine(stdout, 'Nothing is in quarantine.')
  else {
    const head = ['KEY', 'BYTES', 'SINCE', 'DELETED AFTER'].map((title) => paint(stdout, 'dim', title))
    const rows = files.map(({ key, bytes, since }) => [key, String(bytes), dayOf(since), dayOf(leavesAt(since))])
    for (const line of tableLines([head, ...rows])) printLine(stdout, line)
  }
  return EXIT.ok
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export async function restoreFiles(shell: Shell, keys: readonly string[], { json }: CommonOptions): Promise<number> {
  const missing = await withStorage(readConfig(shell.env), async (storage) => {
    const missing: string[] = []
    for (const key of keys) if (!(await isRestored(storage, key))) missing.push(key)
    return missing
  })
  const restored = keys.filter((key) => !missing.includes(key))
  const { stdout } = shell
  if (json) printJson(stdout, { restored, missing })
  else {
    for (const key of restored) printLine(stdout, `${signOf(stdout, 'ok')} ${key}`)
    for (const key of missing) printLine(stdout, `${signOf(stdout, 'fail')} ${key} is not in quarantine`)
    printLine(
      stdout,
      `${counted(restored.length, 'file')} restored. One that still has no row after a day is taken again.`,
    )
  }
  return missing.length === 0 ? EXIT.ok : EXIT.failed
}

async function isRestored(storage: Storage, key: string): Promise<boolean> {
  try {
    assertKey(key)
  } catch {
    throw wrongUse(`"${key}" is not a key: "mahnwerk files quarantine list" shows them.`)
  }
  return restore(storage, key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof BlobMissing) return false
      throw error
    },
  )
}
