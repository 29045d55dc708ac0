import { testVerdicts } from '../../../../test/verdicts.ts'
import type { PlannedStep } from '../../../platform/db/plan.ts'
import { type Finding, warn } from '../../checks/finding.ts'
import { judgeIndexes, stopText } from './migrations.ts'
import { judgeMode, judgeRestore } from './mode.ts'

const FEED = { run: 3, epoch: 1, is_here: true, is_copy: false }
const LIVE = { mode: 'live', is_drill: false } as const
const DRILL = { mode: 'live', is_drill: true } as const
const SEEN = { found: 'live', feed: FEED, seen: { main: 1, drills: 0 } } as const
const NOBODY = { main: 0, drills: 0 }
const STEP: PlannedStep = {
  ...{ what: 'adds a column', table: 'claims', rows: 10, bytes: 100, seconds: 4 },
  ...{ lock: 'AccessExclusive', stops: 'reading and writing' },
}

/** What is told of a migration with this step. */
function planned(step: Partial<PlannedStep>): Finding[] {
  const facts = {
    name: 'm',
    in_transaction: true,
    older_may_run: true,
    ends_older: null,
    after_backfills: [],
    backfill: null,
  }
  return [warn('Migrations', stopText([{ ...facts, steps: [{ ...STEP, ...step }] }]), 'migrate')]
}

testVerdicts([
  ['no restore', () => judgeRestore({ is_unfinished: false, has_rows: true }), '', /^$/],
  ['half a restore', () => judgeRestore({ is_unfinished: true, has_rows: false }), 'fail', /restore_unfinished/],
  ['nothing of a restore', () => judgeRestore({ is_unfinished: true, has_rows: null }), 'fail', /Give the same/],
  [
    'unchecked restore',
    () => judgeRestore({ is_unfinished: true, has_rows: true }),
    'warn',
    /checks were not finished/,
  ],

  ['mode', () => judgeMode(LIVE, SEEN), 'ok', /live, as the database was made/],
  ['new database', () => judgeMode(LIVE, { ...SEEN, found: null }), '', /^$/],
  ['wrong mode', () => judgeMode(LIVE, { ...SEEN, found: 'sandbox' }), 'fail', /Set MODE=sandbox/],
  ['drill', () => judgeMode(DRILL, { ...SEEN, seen: NOBODY }), 'ok', /nothing leaves/],
  ['drill beside servers', () => judgeMode(DRILL, SEEN), 'fail', /Hold the drill on a restored copy/],
  [
    'servers beside a drill',
    () => judgeMode(LIVE, { ...SEEN, seen: { main: 0, drills: 3 } }),
    'warn',
    /a drill is being held/,
  ],
  [
    'copy',
    () => judgeMode(LIVE, { ...SEEN, feed: { ...FEED, is_copy: true } }),
    'warn',
    /loaded from a backup.*MODE=drill/,
  ],
  [
    'copy of a sandbox',
    () =>
      judgeMode({ mode: 'sandbox', is_drill: false }, { ...SEEN, found: 'sandbox', feed: { ...FEED, is_copy: true } }),
    'ok',
    /sandbox/,
  ],

  ['indexes', () => judgeIndexes([]), 'ok', /whole/],
  ['half an index', () => judgeIndexes([{ name: 'i1', is_being_built: false }]), 'warn', /drop index concurrently i1/],
  ['index being built', () => judgeIndexes([{ name: 'i1', is_being_built: true }]), 'ok', /being built/],
  ['plan without locks', () => planned({ stops: 'nobody' }), 'warn', /stop nobody/],
  ['plan with locks', () => planned({}), 'warn', /lock 1 table for about 4 s in all: claims/],
])
