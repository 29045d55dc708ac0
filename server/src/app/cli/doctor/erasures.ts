import { counted } from '@mahnwerk/cli'
import { listLostErasures } from '../../../features/reach/privacy/index.ts'
import { readStored } from '../../../platform/storage/open.ts'
import { StorageAway } from '../../../platform/storage/storage.ts'
import { type Finding, warn } from '../../checks/finding.ts'
import type { Opened } from '../database.ts'
import { hasStorage } from './parts.ts'

const AREA = 'Erasures'

/** Whether a restored database knows less of erased people than the notes beside it. */
export async function checkErasures({ db, config }: Pick<Opened, 'db' | 'config'>): Promise<Finding[]> {
  if (!(await hasStorage(config))) return []
  const storage = await readStored(config)
  try {
    const lost = await listLostErasures({ db, storage })
    if (lost.length === 0) return []
    const text = `${counted(lost.length, 'erasure')} on request came after this backup: ${lost.slice(0, 5).join(', ')}`
    const mend = config.is_drill
      ? 'Nothing is erased in a drill. A server on this database would carry them out again.'
      : 'The server carries them out again within an hour of its start.'
    return [warn(AREA, text, mend)]
  } catch (error) {
    // What ails the storage is told under its own name.
    if (error instanceof StorageAway) return []
    throw error
  } finally {
    storage.close()
  }
}
