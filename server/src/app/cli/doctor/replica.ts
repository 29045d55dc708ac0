import type { Config } from '../../../platform/config.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { lookAtReplica, openReplica } from '../../../platform/db/replica.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'

const AREA = 'Replica'
const FALLBACK = 'Files are read from the database itself meanwhile.'

export async function checkReplica(db: Reader, { replica_link }: Config): Promise<Finding[]> {
  if (!replica_link) return []
  const replica = openReplica(replica_link, 'mahnwerk doctor')
  try {
    const { is_standby, is_ours, is_same_history, has_all, lag_s } = await lookAtReplica(db, replica)
    if (!is_ours) return [fail(AREA, 'is a copy of another server', 'Correct DATABASE_REPLICA_URL.')]
    if (!is_standby) return [warn(AREA, 'is no replica but takes writes', 'Correct DATABASE_REPLICA_URL.')]
    if (!is_same_history)
      return [warn(AREA, 'has made no checkpoint since another server took over', `Wait for one. ${FALLBACK}`)]
    if (has_all) return [ok(AREA, 'has everything')]
    const since = lag_s === null ? '' : `; what it shows is ${Math.ceil(lag_s)} s old`
    return [warn(AREA, `is behind${since}`, `Look again, and if it stays so, at its log. ${FALLBACK}`)]
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error
    return [warn(AREA, `cannot be reached (${error.code})`, `Start it, or correct DATABASE_REPLICA_URL. ${FALLBACK}`)]
  } finally {
    await replica.close()
  }
}
