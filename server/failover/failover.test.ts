import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { outageTable } from '../chaos/printing.ts'
import { seeded } from '../crash/random.ts'
import { chooseFaults } from './faults.ts'
import { explainMissing, findUser, hasAll, type Programs } from './programs.ts'
import { CLUSTER_SETTINGS, haproxySettings, type Member, POSTGRES_SETTINGS, patroniSettings } from './settings.ts'

const ALL: Programs = {
  patroni: '/usr/bin/patroni',
  patronictl: '/usr/bin/patronictl',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pg_basebackup: '/usr/lib/postgresql/15/bin/pg_basebackup',
}
const MEMBER: Member = { name: 'db-1', folder: '/tmp/db-1', port: '5001', rest_port: '8001' }

test('whoever lacks packages is told which, each once', () => {
  assert.ok(hasAll(ALL))
  const { patroni: _, patronictl: __, etcd: ___, ...some } = ALL
  assert.ok(!hasAll(some))
  const text = explainMissing(some)
  assert.match(text, /^Not run: patroni, patronictl, etcd not found\.$/m)
  assert.match(text, /^ {2}apt-get install --no-install-recommends patroni etcd-server$/m)
})

test('root hands the databases to the user of the packages, and anybody else is that user', () => {
  const passwd = 'root:x:0:0::/root:/bin/bash\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n'
  assert.deepEqual(findUser(passwd), process.getuid?.() === 0 ? { uid: 101, gid: 104 } : null)
})

test('Patroni is told to acknowledge nothing that only one machine has', () => {
  const settings = JSON.parse(patroniSettings(MEMBER, { etcd_port: '2379', bin_dir: '/usr/lib/postgresql/15/bin' }))
  const { dcs } = settings.bootstrap
  assert.deepEqual([dcs.synchronous_mode, dcs.synchronous_mode_strict], [true, true])
  // Patroni's own rule: a leader must have the time to try again before its key is gone.
  assert.ok(dcs.ttl >= dcs.loop_wait + 2 * dcs.retry_timeout)
  assert.equal(settings.postgresql.connect_address, '127.0.0.1:5001')
  assert.deepEqual(settings.etcd, { hosts: ['127.0.0.1:2379'] })
})

test('haproxy asks the Patroni of each machine, and hangs up on a primary that is none any more', () => {
  const text = haproxySettings([MEMBER, { ...MEMBER, name: 'db-2', port: '5002', rest_port: '8002' }], '5000')
  assert.match(text, /^ {2}bind 127\.0\.0\.1:5000$/m)
  assert.match(text, /^ {2}server db-2 127\.0\.0\.1:5002 check port 8002$/m)
  assert.match(text, /on-marked-down shutdown-sessions/)
})

test('operators are told the settings that the suite proves', async () => {
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const section = /^## Failover$([\s\S]*?)^## /m.exec(page)?.[1] ?? ''
  for (const [name, value] of Object.entries({ ...CLUSTER_SETTINGS, ...POSTGRES_SETTINGS }))
    assert.ok(section.includes(`${name}: ${value}`), name)
  const proxy = haproxySettings([MEMBER], '5000')
    .split('\n')
    .filter((line) => /httpchk|default-server|check$/.test(line))
  for (const line of proxy) assert.ok(section.includes(line.trim()), line)
})

test('a seed always means the same faults, and deaths come most often', () => {
  const names = chooseFaults(seeded(7), 25)
  assert.deepEqual(names, chooseFaults(seeded(7), 25))
  const counts = [...Map.groupBy(names, (name) => name).values()].map((list) => list.length)
  assert.deepEqual(
    counts.sort((left, right) => right - left),
    [10, 5, 5, 5],
  )
})

test('outages are told by fault, with the median and the longest', () => {
  const outages = [1_000, 9_000, 3_000].map((ms) => ({ name: 'a death', read_ms: ms, write_ms: ms + 500 }))
  assert.match(outageTable(outages)[1] ?? '', /^ +3 +3\.0 +9\.0 +3\.5 +9\.5 {2}a death$/)
})
