import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Closers } from '../chaos/closers.ts'
import { type Report, runUnderLoad } from '../chaos/load.ts'
import { buildTown } from '../chaos/town.ts'
import { seeded } from '../crash/random.ts'
import { openS3 } from '../test/s3-server.ts'
import { openCluster, type Way } from './cluster.ts'
import { causeFaults, chooseFaults, type FaultName } from './faults.ts'
import { findUser, type Programs } from './programs.ts'

export type Wish = {
  readonly programs: Programs
  readonly rounds: number
  readonly seed: number
  readonly way: Way
  readonly closers: Closers
  /** Instead of those that follow from the seed. */
  readonly names?: readonly FaultName[]
  tell?(line: string): void
}

/** Three nodes of ours over three of PostgreSQL, of which the first among equals is taken away again and again. */
export async function runFailover({ closers, ...wish }: Wish): Promise<Report<FaultName>> {
  const { programs, rounds, seed, way, tell = () => undefined } = wish
  const random = seeded(seed)
  const names = wish.names ?? chooseFaults(random, rounds)
  try {
    tell('starting three database machines, etcd, haproxy, a store and three nodes')
    const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-failover-'))
    closers.add(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    const cluster = await openCluster(folder, { programs, user: findUser(), closers })
    const store = await openS3()
    closers.add(() => store.close())
    const { endpoint, bucket, access_key, secret_key } = store.config
    const env = {
      DATABASE_URL: cluster.url(way),
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: access_key,
      S3_SECRET_KEY: secret_key,
    }
    const place = cluster.url('hosts')
    const town = await buildTown({ folder, closers, admin: place, database: place, reach: async () => env })
    return await runUnderLoad(town, { tell, causeFaults: () => causeFaults(cluster, { names, random, tell }) })
  } finally {
    await closers.closeAll()
  }
}
