import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { after, noteJob, openJobsWorld, type TestDeps } from '../../../../test/jobs-world.ts'
import { openWorld, START } from '../../../../test/world.ts'
import { scopeFor } from '../../../audiences/api.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { pause } from '../../../platform/clock.ts'
import { openHttpServer } from '../../../platform/http/server.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue, forNobody, type Job } from '../../../platform/jobs/job.ts'
import { sandboxClockRoutes } from './routes.sandbox.ts'

const startProcess = await openJobsWorld()

const world = await openWorld()
const partner = await world.partner()

async function now(): Promise<string> {
  const answer = await partner.get('/sandbox/clock')
  assert.equal(answer.statusCode, 200)
  return answer.json().data.now
}

const CALLER: TokenCaller = {
  ...{ type: 'token', id: newId(), organization_id: newId(), kind: 'organization', partner_id: null },
  isolate_partners: false,
}

/** The routes alone, over jobs of the test's own. */
async function openRoutes(
  t: TestContext,
  list: readonly Job[],
): Promise<{ deps: TestDeps; advance(body: object): Promise<unknown> }> {
  const deps = await startProcess(t, list)
  const { server } = openHttpServer(deps)
  await server.register(
    async (scope) =>
      sandboxClockRoutes(
        scopeFor<'partner'>(scope, async () => CALLER),
        deps,
      ),
    {
      prefix: '/sandbox',
    },
  )
  t.after(() => server.close())
  const advance = async (payload: object) =>
    (await server.inject({ method: 'POST', url: '/sandbox/clock/advance', payload })).json()
  return { deps, advance }
}

test('the clock is read and moved, by seconds and to an instant, and shows milliseconds and Z', async () => {
  assert.equal(await now(), START.toISOString())
  const by = await partner.post('/sandbox/clock/advance', { seconds: 90 })
  assert.equal(by.statusCode, 200)
  assert.deepEqual(by.json(), { success: true, data: { now: '2026-05-14T09:31:30.000Z', jobs_run: 0 } })
  const to = await partner.post('/sandbox/clock/advance', { to: '2026-05-15T02:00:00+02:00' })
  assert.deepEqual(to.json(), { success: true, data: { now: '2026-05-15T00:00:00.000Z', jobs_run: 0 } })
  assert.equal(await now(), '2026-05-15T00:00:00.000Z')
})

test('a wrong move is refused with the field that is wrong, and moves nothing', async () => {
  const before = await now()
  const cases: [unknown, string[]][] = [
    [{}, ['seconds', 'to']],
    [{ seconds: 1, to: '2030-01-01T00:00:00Z' }, ['seconds', 'to']],
    [{ seconds: 0 }, ['seconds']],
    [{ seconds: -5 }, ['seconds']],
    [{ seconds: 1.5 }, ['seconds']],
    [{ seconds: '60' }, ['seconds']],
    [{ seconds: null }, ['seconds']],
    [{ seconds: 1e300 }, ['seconds']],
    [{ seconds: 400_000_000 }, ['seconds']],
    [{ to: 'tomorrow' }, ['to']],
    [{ to: '2026-02-30T00:00:00Z' }, ['to']],
    [{ to: '2026-06-01' }, ['to']],
    [{ to: before }, ['to']],
    [{ to: '2020-01-01T00:00:00Z' }, ['to']],
    [{ to: '2099-01-01T00:00:00Z' }, ['to']],
    [{ to: '9999-12-31T23:59:59Z' }, ['to']],
    [{ seconds: 1, minutes: 1 }, ['minutes']],
    [[], ['body']],
  ]
  for (const [body, fields] of cases) {
    const answer = await partner.post('/sandbox/clock/advance', body)
    assert.equal(answer.statusCode, 400, JSON.stringify(body))
    assert.equal(answer.json().error, 'VALIDATION_ERROR')
    assert.deepEqual(
      answer.json().details.map(({ field }: { field: string }) => field),
      fields,
      JSON.stringify(body),
    )
  }
  assert.equal(await now(), before)
})

test('where the clock is kept for the team, partners read it and an administrator moves it for all', async () => {
  const shared = await openWorld({ sandbox_clock: 'operator' })
  const [reader, admin, agent] = [await shared.partner(), await shared.operator(), await shared.operator('agent')]
  const told = { now: START.toISOString(), moved_by: 'operator' }
  assert.deepEqual((await reader.get('/sandbox/clock')).json().data, told)
  for (const body of [{ seconds: 60 }, { seconds: 'many' }, undefined]) {
    const refused = await reader.post('/sandbox/clock/advance', body)
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'sandbox_clock_reserved'])
  }
  const url = '/api/operator/sandbox/clock'
  assert.equal((await agent.post(`${url}/advance`, { seconds: 60 })).statusCode, 403)
  assert.deepEqual((await agent.get(url)).json().data, told)
  assert.equal((await admin.post(`${url}/advance`, { seconds: 0 })).json().details[0].field, 'seconds')

  const key = { 'idempotency-key': 'once' }
  const moved = await admin.post(`${url}/advance`, { seconds: 60 }, key)
  assert.equal(moved.statusCode, 200, moved.body)
  assert.equal(moved.json().data.now, '2026-05-14T09:31:00.000Z')
  assert.equal((await admin.post(`${url}/advance`, { seconds: 60 }, key)).body, moved.body)
  assert.equal((await reader.get('/sandbox/clock')).json().data.now, '2026-05-14T09:31:00.000Z')
  const [entry] = (await admin.get('/api/operator/audit?action=sandbox.clock_advanced')).json().data
  assert.deepEqual([entry.actor_id, entry.details.to], [admin.operator_id, '2026-05-14T09:31:00.000Z'])
})

test('live mode has no sandbox', async () => {
  const live = await openWorld({ mode: 'live' })
  const caller = await live.partner()
  assert.equal((await caller.get('/sandbox/clock')).statusCode, 404)
  assert.equal((await caller.post('/sandbox/clock/advance', { seconds: 1 })).statusCode, 404)
})

test('the answer comes when the jobs on the way are done, and counts their runs', async (t) => {
  const { job, runs } = noteJob(
    async (_, attempt) => {
      await pause(20)
      if (attempt < 3) throw new Error('not yet')
    },
    { retry_s: [60, 3_600] },
  )
  const { deps, advance } = await openRoutes(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: '' }, forNobody(after(10))))

  assert.deepEqual(await advance({ seconds: DAY_S }), {
    success: true,
    data: { now: after(DAY_S).toISOString(), jobs_run: 3 },
  })
  assert.equal(runs.length, 3)
})

test('two that move the clock by seconds at once move it by the sum', async (t) => {
  const { deps, advance } = await openRoutes(t, [])
  await Promise.all([advance({ seconds: 60 }), advance({ seconds: 60 }), advance({ seconds: 60 })])
  assert.deepEqual(deps.clock.business(), after(180))
})
