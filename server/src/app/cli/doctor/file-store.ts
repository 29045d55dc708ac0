import { counted, spanText } from '@mahnwerk/cli'
import type { Config } from '../../../platform/config.ts'
import { installationText, readInstallationId, readStoreId } from '../../../platform/storage/identity.ts'
import { readStored } from '../../../platform/storage/open.ts'
import { leavesAt, listQuarantined, QUARANTINE_DAYS } from '../../../platform/storage/quarantine.ts'
import { type Storage, StorageAway } from '../../../platform/storage/storage.ts'
import { lookInto } from '../../../platform/storage/sweep.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'
import { maySettle, type Situation } from '../../installation.ts'
import { SWEEPS } from '../../sweeps.ts'
import type { Opened } from '../database.ts'
import { hasStorage } from './parts.ts'

/** Whether the files are those of this database. Writes no id: that is for the start. */
export async function checkFileStore({ db, config }: Pick<Opened, 'db' | 'config'>): Promise<Finding[]> {
  if (!(await hasStorage(config)))
    return judgeFileStore({ expected: await readInstallationId(db), found: null, held: 'nothing', is_local: true })
  return withStorage(config, async (storage) => {
    const [expected, found] = await Promise.all([readInstallationId(db), readStoreId(storage)])
    const is_settled = found !== null && found === expected
    const held = is_settled
      ? 'ours'
      : await lookInto(
          { db, storage },
          SWEEPS.map(({ sweep }) => sweep),
        )
    return judgeFileStore({ expected, found, held, is_local: config.s3 === null })
  })
}

export function judgeFileStore(situation: Situation): Finding[] {
  const AREA = 'File store'
  const { expected, found, held, is_local } = situation
  const place = is_local ? 'DATA_DIR' : 'S3_BUCKET'
  if (found !== null && found === expected)
    return [ok(AREA, `both it and the database belong to ${installationText(found)}`)]
  if (!maySettle(situation))
    return [
      fail(
        AREA,
        found === null
          ? 'it holds files, and this database knows none of them'
          : `it belongs to ${installationText(found)}, and the database to ${installationText(expected)}`,
        `Correct ${place} or the database: a start is refused.`,
      ),
    ]
  if (expected !== null && held === 'nothing')
    return [
      warn(
        AREA,
        'it is empty and has no id, though the database has had one before',
        `Mount or restore the files, or correct ${place}: a start would go on with an empty one.`,
      ),
    ]
  return [ok(AREA, 'it has no id yet, or the database has none; the next start writes it')]
}

/** A long list says no more than its beginning. */
const QUARANTINED_MAX = 10_000

export async function checkQuarantine(config: Config, wall_now: Date): Promise<Finding[]> {
  if (!(await hasStorage(config))) return []
  return withStorage(config, async (storage) => {
    let [count, oldest]: [number, Date | null] = [0, null]
    for await (const { since } of listQuarantined(storage)) {
      count += 1
      if (oldest === null || since < oldest) oldest = since
      if (count === QUARANTINED_MAX) break
    }
    return judgeQuarantine(count, oldest, wall_now)
  })
}

/** Beyond their time by more than the sweep of a night and the next one. */
const OVERDUE_MS = 2 * 86_400_000

export function judgeQuarantine(count: number, oldest: Date | null, wall_now: Date): Finding[] {
  const AREA = 'Quarantine'
  if (oldest === null) return [ok(AREA, 'no file is in quarantine')]
  const many = count >= QUARANTINED_MAX ? `${QUARANTINED_MAX} files or more` : counted(count, 'file')
  const text = `${many} without a row, the oldest for ${spanText(wall_now.getTime() - oldest.getTime())}`
  if (wall_now.getTime() - leavesAt(oldest).getTime() > OVERDUE_MS)
    return [
      warn(
        AREA,
        `${text}, longer than ${QUARANTINE_DAYS} days: the nightly sweeps have stopped`,
        'See what Jobs says about them, and start a process whose ROLES hold worker.',
      ),
    ]
  return [
    warn(
      AREA,
      text,
      `Look at them before ${leavesAt(oldest).toISOString().slice(0, 10)}: "mahnwerk files quarantine list"; restore what is missed.`,
    ),
  ]
}

async function withStorage(config: Config, look: (storage: Storage) => Promise<Finding[]>): Promise<Finding[]> {
  const storage = await readStored(config)
  try {
    return await look(storage)
  } catch (error) {
    // What ails the storage is told under its own name.
    if (error instanceof StorageAway) return []
    throw error
  } finally {
    storage.close()
  }
}
