import { counted } from '@mahnwerk/cli'
import { listLostErasures } from '../../../features/reach/privacy/index.ts'
import { type Finding, warn } from '../../checks/finding.ts'
import type { Opened } from '../database.ts'
import { openStorage } from './parts.ts'

const AREA = 'Erasures'

/** Whether a restored database knows less of erased people than the notes beside it. */
export async function checkErasures({ db, config }: Pick<Opened, 'db' | 'config'>): Promise<Finding[]> {
  const storage = await openStorage(config)
  try {
    const lost = await listLostErasures({ db, storage })
    if (lost.length === 0) return []
    const text = `${counted(lost.length, 'erasure')} on request came after this backup: ${lost.slice(0, 5).join(', ')}`
    const mend = config.is_drill
      ? 'Nothing is erased in a drill. A server on this database would carry them out again.'
      : 'The server carries them out again within an hour of its start.'
    return [warn(AREA, text, mend)]
  } catch {
    // What ails the storage is told under its own name.
    return []
  } finally {
    storage.close()
  }
}
