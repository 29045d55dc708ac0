import type { Config } from '../config.ts'
import { openDiskStorage, readDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

type Place = Pick<Config, 's3' | 'data_dir'>

/** Where the files are: the bucket, or a folder in the data directory. */
export const openStored = async ({ s3, data_dir }: Place): Promise<Storage> =>
  s3 ? openBucket(s3) : openDiskStorage(data_dir)

/** The same only to look: no folder is made, tidied or closed to others. */
export const readStored = async ({ s3, data_dir }: Place): Promise<Storage> =>
  s3 ? openBucket(s3) : readDiskStorage(data_dir)

/** Loaded only if it is used. */
async function openBucket(s3: NonNullable<Config['s3']>): Promise<Storage> {
  const { openS3Storage } = await import('./s3.ts')
  return openS3Storage(s3)
}
