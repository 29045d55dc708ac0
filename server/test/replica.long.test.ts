import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { checkReplica } from '../src/app/cli/doctor/replica.ts'
import { readConfig } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { openReports } from '../src/platform/db/replica.ts'
import { openLog } from '../src/platform/log.ts'
import { openMetrics } from '../src/platform/metrics/metrics.ts'
import { replicaMeasure } from '../src/platform/metrics/replica-lag.ts'
import type { Deps } from '../src/platform/work.ts'
import { eventually } from './eventually.ts'
import { openPostgresHouse, PASSWORD, USER } from './own-postgres.ts'

/** Long reads go to a replica, which must show all that was committed before, or to the database itself. */
const house = await openPostgresHouse()
const primary = await house.primary('first')
const standby = await house.standby('second', primary)
const third = await house.standby('third', primary)
const urlOf = ({ port }: { port: string }) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`

const db = openDb({ address: urlOf(primary), connections: 2, application_name: 'mahnwerk test' })
const onStandby = openDb({ address: urlOf(standby), connections: 2, application_name: 'mahnwerk test' })
after(() => Promise.all([db.close(), onStandby.close()]))
await db.alone(sql`create table notes (note text)`)
// The second standby was made by stopping the primary, which the first one notices only after a while.
await eventually(
  async () => (await db.many(sql`select 1 from pg_stat_replication where state = 'streaming'`)).length === 2,
)

function openWith(replica: { port: string }, main = db) {
  const config = readConfig({ DATABASE_URL: urlOf(primary), DATABASE_REPLICA_URL: urlOf(replica) })
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const metrics = openMetrics()
  const reports = openReports({ db: main, link: config.replica_link, log, metrics })
  after(() => reports.close())
  /** Where a report is read, and what it sees. */
  const read = async () => {
    const reader = await reports.reader()
    const where = await reader.one<{ port: number }>(sql`select inet_server_port() as port`)
    const notes = await reader.many<{ note: string }>(sql`select note from notes`)
    return { port: String(where?.port), notes: notes.map(({ note }) => note) }
  }
  const measured = async () => {
    await replicaMeasure.read({ reports, metrics } as unknown as Deps)
    return metrics.registry.metrics()
  }
  return { config, reports, read, lines, measured }
}
const write = (note: string) => db.transaction((tx) => tx.run(sql`insert into notes values (${note})`))
const removeAll = () => db.transaction((tx) => tx.run(sql`delete from notes`))

test('a report is read from the replica, and has what was committed a moment before', async () => {
  const { read, measured, config } = openWith(standby)
  for (let number = 1; number <= 20; number++) {
    await removeAll()
    await write(String(number))
    assert.deepEqual((await read()).notes, [String(number)])
  }
  await eventually(async () => (await read()).port === standby.port)
  assert.match(await measured(), /^mahnwerk_report_reads_total\{server="replica"\} [1-9]/m)
  await eventually(async () => (await checkReplica(db, config))[0]?.verdict === 'ok')
})

test('a replica that is behind is not waited for long, and is told of', async () => {
  const { read, measured, config, lines } = openWith(standby)
  await onStandby.one(sql`select pg_wal_replay_pause()`)
  await eventually(async () => {
    const row = await onStandby.one<{ state: string }>(sql`select pg_get_wal_replay_pause_state() as state`)
    return row?.state === 'paused'
  })
  await removeAll()
  await write('late')
  assert.deepEqual(await read(), { port: primary.port, notes: ['late'] })
  assert.match(lines.join(''), /"reason":"it is behind".*the replica is not used/)
  const lag = /^mahnwerk_replica_lag_seconds (\S+)$/m.exec(await measured())?.[1]
  assert.ok(Number(lag) > 0, `lag ${lag}`)
  assert.deepEqual(
    (await checkReplica(db, config)).map(({ verdict, text }) => [verdict, text.replace(/\d+/, 'n')]),
    [['warn', 'is behind; what it shows is n s old']],
  )
  await onStandby.one(sql`select pg_wal_replay_resume()`)
  await eventually(async () => (await read()).port === standby.port)
  assert.match(lines.join(''), /the replica is used again/)
})

test('a replica that goes away is done without, also in the middle of a report', async () => {
  const { read, reports, config, lines } = openWith(standby)
  const reader = await reports.reader()
  await standby.stop()
  const where = await reader.one<{ port: number }>(sql`select inet_server_port() as port`)
  assert.equal(String(where?.port), primary.port)
  assert.equal((await read()).port, primary.port)
  assert.match(lines.join(''), /the replica is not used/)
  assert.match((await checkReplica(db, config))[0]?.text ?? '', /^cannot be reached \(/)
  await standby.start()
  await eventually(async () => (await read()).port === standby.port)
})

test('neither a server of somebody else nor one that takes writes is read from', async () => {
  const other = await house.primary('other')
  const foreign = openWith(other)
  assert.equal((await foreign.read()).port, primary.port)
  assert.match(foreign.lines.join(''), /it is a copy of another server/)
  assert.equal((await checkReplica(db, foreign.config))[0]?.verdict, 'fail')
  const itself = openWith(primary)
  assert.equal((await itself.read()).port, primary.port)
  assert.match(itself.lines.join(''), /it is no replica but takes writes/)
})

test('a replica of a primary that was left is not read from, however far it is', async () => {
  const onThird = openDb({ address: urlOf(third), connections: 1, application_name: 'mahnwerk test' })
  after(() => onThird.close())
  await removeAll()
  await eventually(async () => (await openWith(third).read()).port === third.port)
  await onStandby.one(sql`select pg_promote()`)
  // Nobody told the first one, which goes on with what nobody will have.
  await write('x'.repeat(1_000_000))
  await eventually(async () => (await onThird.many(sql`select note from notes`)).length === 1)
  const { read, lines, reports } = openWith(third, onStandby)
  assert.equal((await reports.look())?.has_all, true, 'by its place alone it would do')
  assert.deepEqual(await read(), { port: standby.port, notes: [] })
  assert.match(lines.join(''), /it has made no checkpoint since another server took over/)
})
