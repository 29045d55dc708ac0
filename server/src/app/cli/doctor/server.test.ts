import { testVerdicts } from '../../../../test/verdicts.ts'
import { judgeFeed } from './feed.ts'
import { judgeLock } from './lock.ts'
import { judgeArchive, judgeConnections, judgeDurability, judgeReplication, judgeWrites } from './server.ts'

const SERVER = {
  ...{ is_standby: false, is_read_only: false, may_create: true, schema: 'public', has_checksums: true },
  ...{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
}
const POOLS = { connections: 10, counter_connections: 2 }
const CONNECTIONS = {
  ...{ max: 100, reserved: 3, role_max: -1, database_max: -1, used: 20 },
  ...{ main: 10, counters: 2, hosts: 1, drills: 0 },
}
const REPLICATION = {
  ...{ standbys: 0, synchronous: 0, wants_synchronous: false, idle_slots: [] },
  ...{ archives: false, archived_s: null, archive_failed_s: null },
}
const FEED = { run: 3, epoch: 1, is_here: true, is_copy: false }
const IDLE = { name: 'psql', state: 'idle in transaction' }

testVerdicts([
  ['takes writes', () => judgeWrites(SERVER), 'ok', /takes writes/],
  ['standby', () => judgeWrites({ ...SERVER, is_standby: true }), 'fail', /standby.*target_session_attrs=read-write/],
  ['read-only', () => judgeWrites({ ...SERVER, is_read_only: true }), 'fail', /default_transaction_read_only/],
  ['no rights', () => judgeWrites({ ...SERVER, may_create: false }), 'fail', /no tables in the schema public/],
  ['no schema', () => judgeWrites({ ...SERVER, may_create: false, schema: '' }), 'fail', /none in its search_path/],

  ['durable', () => judgeDurability(SERVER, 'live'), 'ok', /with checksums/],
  ['no checksums', () => judgeDurability({ ...SERVER, has_checksums: false }, 'live'), 'ok', /without checksums/],
  ['fsync off, live', () => judgeDurability({ ...SERVER, fsync: 'off' }, 'live'), 'fail', /fsync is off/],
  ['fsync off, sandbox', () => judgeDurability({ ...SERVER, fsync: 'off' }, 'sandbox'), 'warn', /Set fsync = on/],
  [
    'torn pages',
    () => judgeDurability({ ...SERVER, full_page_writes: 'off' }, 'live'),
    'fail',
    /full_page_writes is off/,
  ],
  [
    'late commits',
    () => judgeDurability({ ...SERVER, synchronous_commit: 'off' }, 'live'),
    'fail',
    /last answers may be lost/,
  ],

  [
    'room for connections',
    () => judgeConnections(CONNECTIONS, POOLS),
    'ok',
    /97 can be open and 20 are; 1 node seen, each opens up to 12/,
  ],
  [
    'too many nodes',
    () => judgeConnections({ ...CONNECTIONS, hosts: 9 }, POOLS),
    'warn',
    /9 nodes seen.*113 are needed/,
  ],
  ['nodes on one host', () => judgeConnections({ ...CONNECTIONS, main: 81 }, POOLS), 'warn', /9 nodes seen/],
  ['nearly all used', () => judgeConnections({ ...CONNECTIONS, used: 90 }, POOLS), 'warn', /97 can be open and 90 are/],
  [
    'limit of the role',
    () => judgeConnections({ ...CONNECTIONS, role_max: 11 }, POOLS),
    'fail',
    /one node is too many/,
  ],
  [
    'limit of the database',
    () => judgeConnections({ ...CONNECTIONS, database_max: 13 }, POOLS),
    'warn',
    /13 can be open/,
  ],

  ['no standby', () => judgeReplication(REPLICATION), '', /^$/],
  ['standbys', () => judgeReplication({ ...REPLICATION, standbys: 2 }), 'ok', /2 standbys connected/],
  ['standby away', () => judgeReplication({ ...REPLICATION, wants_synchronous: true }), 'fail', /every commit waits/],
  ['standby unseen', () => judgeReplication({ ...REPLICATION, wants_synchronous: true, synchronous: null }), '', /^$/],
  [
    'slot',
    () => judgeReplication({ ...REPLICATION, idle_slots: [{ name: 's1', held_mb: 5_000 }] }),
    'warn',
    /s1 .*5000 MB/,
  ],
  ['young slot', () => judgeReplication({ ...REPLICATION, idle_slots: [{ name: 's1', held_mb: 5 }] }), '', /^$/],
  ['no archive', () => judgeArchive(REPLICATION), '', /^$/],
  ['archive', () => judgeArchive({ ...REPLICATION, archives: true, archived_s: 600 }), 'ok', /archived 10m ago/],
  [
    'archive was broken',
    () => judgeArchive({ ...REPLICATION, archives: true, archived_s: 60, archive_failed_s: 600 }),
    'ok',
    /archived 1m ago/,
  ],
  [
    'archive fails',
    () => judgeArchive({ ...REPLICATION, archives: true, archive_failed_s: 60 }),
    'fail',
    /success was never/,
  ],

  ['feed', () => judgeFeed(FEED, []), 'ok', /run 3 in epoch 1/],
  ['feed after a restart', () => judgeFeed({ ...FEED, is_here: false }, []), 'ok', /begins a new run/],
  ['feed without runs', () => judgeFeed(undefined, []), 'fail', /feed_runs is empty/],
  [
    'feed held up',
    () => judgeFeed(FEED, [{ ...IDLE, pid: 7, open_s: 90 }]),
    'warn',
    /process 7.*1m 30s.*pg_terminate_backend\(7\)/,
  ],
  ['feed held up long', () => judgeFeed(FEED, [{ ...IDLE, pid: 7, open_s: 900 }]), 'fail', /15m/],
  [
    'feed held up, prepared',
    () => judgeFeed(FEED, [{ ...IDLE, pid: null, open_s: 90 }]),
    'warn',
    /rollback prepared 'psql'/,
  ],

  ['lock held', () => judgeLock({ running: 42, noted: 42, is_locked: true }), 'ok', /process 42/],
  [
    'lock elsewhere',
    () => judgeLock({ running: null, noted: 42, is_locked: true }),
    'warn',
    /42 in postmaster.pid.*another container/,
  ],
  ['lock unknown', () => judgeLock({ running: null, noted: null, is_locked: null }), 'ok', /^free/],
  ['lock left', () => judgeLock({ running: null, noted: 42, is_locked: false }), 'ok', /the next start mends/],
])
