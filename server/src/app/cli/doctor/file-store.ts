import { installationText, readInstallationId, readStoreId } from '../../../platform/storage/identity.ts'
import { type Finding, fail } from '../../checks/finding.ts'
import type { Opened } from '../database.ts'
import { openStorage } from './parts.ts'

/** Whether the files are those of this database. Where one has no id yet the start looks closer. */
export async function checkFileStore({ db, config }: Pick<Opened, 'db' | 'config'>): Promise<Finding[]> {
  const storage = await openStorage(config)
  try {
    const [expected, found] = await Promise.all([readInstallationId(db), readStoreId(storage)])
    if (expected === null || found === null || expected === found) return []
    const text = `it belongs to ${installationText(found)}, and the database to ${installationText(expected)}`
    const mend = config.s3 ? 'Correct S3_BUCKET or the database.' : 'Correct DATA_DIR or the database.'
    return [fail('File store', text, mend)]
  } catch {
    // What ails the storage is told under its own name.
    return []
  } finally {
    storage.close()
  }
}
