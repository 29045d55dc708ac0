import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testVerdicts } from '../../../../test/verdicts.ts'
import { openVault } from '../../../platform/vault.ts'
import { lookAt } from '../../checks/finding.ts'
import { judgeJobs } from './jobs.ts'
import { judgeClaims, judgeLetters, judgeMails, judgeWebhooks } from './queues.ts'
import { judgeSealed } from './sealed.ts'

const JOB = { name: 'mail.send', failed: 0, overdue: 0, overdue_recurring: 0, ahead: 0, last_error: null }
const AWAKE = { workers: 1, is_asleep: false }
const WEBHOOKS = { organization_id: 'o', count: 3, oldest_s: 60, late_s: 0 }

testVerdicts([
  ['jobs', () => judgeJobs([], AWAKE), 'ok', /none failed, none overdue/],
  ['jobs asleep', () => judgeJobs([{ ...JOB, overdue: 3 }], { workers: 0, is_asleep: true }), 'ok', /no server runs/],
  ['jobs failed', () => judgeJobs([{ ...JOB, failed: 2 }], AWAKE), 'warn', /2 jobs failed for good: mail.send/],
  [
    'jobs late',
    () => judgeJobs([{ ...JOB, overdue: 1, overdue_recurring: 1 }], AWAKE),
    'warn',
    /recurring ones too: mail.send/,
  ],
  ['no worker', () => judgeJobs([{ ...JOB, overdue: 1 }], { ...AWAKE, workers: 0 }), 'fail', /no worker is connected/],
  ['jobs ahead', () => judgeJobs([{ ...JOB, ahead: 1 }], AWAKE), 'warn', /put off further than can be/],
  [
    'sweep stopped',
    () => judgeJobs([{ ...JOB, last_error: 'JobStopped: 9 of 10 files.' }], AWAKE),
    'warn',
    /has stopped until somebody looks: 9 of 10 files /,
  ],
  [
    'recurring fails',
    () => judgeJobs([{ ...JOB, last_error: 'Error: oh' }], AWAKE),
    'warn',
    /last run of mail.send failed \(Error: oh\)/,
  ],

  ['delivered', () => judgeWebhooks([]), 'ok', /every event is delivered/],
  ['young events', () => judgeWebhooks([WEBHOOKS]), 'ok', /3 events not delivered/],
  [
    'endpoint down',
    () => judgeWebhooks([WEBHOOKS, { ...WEBHOOKS, oldest_s: 30_000 }]),
    'warn',
    /6 events .*8h 20m.*Ask the partner/,
  ],
  ['we are late', () => judgeWebhooks([{ ...WEBHOOKS, late_s: 900 }]), 'warn', /late by 15m.*worker/],
  ['mails', () => judgeMails({ queued: 2, failed: 0, oldest_s: 60 }, true), 'ok', /2 queued/],
  ['mails stuck', () => judgeMails({ queued: 2, failed: 0, oldest_s: 7_200 }, true), 'warn', /2 mails not sent.*2h/],
  ['mails kept', () => judgeMails({ queued: 2, failed: 0, oldest_s: 7_200 }, false), 'ok', /2 queued/],
  ['mails failed', () => judgeMails({ queued: 0, failed: 1, oldest_s: 0 }, true), 'warn', /1 mail could not be sent/],
  ['no letters', () => judgeLetters({ count: 0, oldest_s: 0 }), 'ok', /none waits/],
  ['letters', () => judgeLetters({ count: 1, oldest_s: 86_400 }), 'ok', /1 letter not posted/],
  ['letters lie', () => judgeLetters({ count: 1, oldest_s: 400_000 }), 'warn', /the oldest for 4d 15h/],
  ['claims', () => judgeClaims([]), 'ok', /none/],
  ['stuck claims', () => judgeClaims([{ reason: 'letter_failed', count: 4 }]), 'warn', /4 with letter_failed/],
])

test('rows of an older secret are to be sealed anew, and those of an unknown one are a failure', () => {
  const [older, newest, unknown] = [openVault('older one'), openVault('newest\nolder one'), openVault('unknown')]
  const row = (vault: typeof older, kind = 'mails') => ({ kind, sealed: vault.seal('x') })
  const verdictOf = (...rows: ReturnType<typeof row>[]) => {
    const [finding] = judgeSealed(newest, rows)
    return `${finding?.verdict}: ${finding?.text}`
  }
  assert.equal(verdictOf(row(newest)), 'ok: 1 row looked at, sealed with this secret')
  assert.match(
    verdictOf(row(newest), row(older, 'authenticators')),
    /^warn: 1 of 2 .*older token secret: authenticators$/,
  )
  assert.match(
    verdictOf(row(older), row(unknown, 'webhook secrets')),
    /^fail: 1 of 2 .*cannot be opened.*: webhook secrets$/,
  )
})

test('a check that breaks is a finding of its own', async () => {
  const [finding] = await lookAt({ area: 'Feed', look: () => Promise.reject(new Error('permission denied')) })
  assert.deepEqual([finding?.area, finding?.verdict], ['Feed', 'fail'])
  assert.match(finding?.text ?? '', /could not be checked \(permission denied\)/)
})
