import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLetterheads, checkRole } from '../src/app/checks/database.ts'
import { SCHEDULE } from '../src/app/schedule.ts'
import { DAY_MS } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import type { Poster } from '../src/platform/outbound/poster.ts'
import { makeCollectable } from './cases.ts'
import { freshDatabase, ordinaryDatabase } from './database.ts'
import { filePart, multipart, multipartHeaders, PDF } from './files.ts'
import { openWorld, type PartnerClient } from './world.ts'

const world = await openWorld()

test('doctor warns of a role with more rights than it needs', async () => {
  const { db } = await freshDatabase({ migrated: false })
  assert.match((await checkRole(db))[0]?.text ?? '', /more rights than it needs: superuser/)
})

test('API and jobs need no more than a role that owns its database', async () => {
  const sent: string[] = []
  const poster: Poster = {
    async post({ body }) {
      sent.push(JSON.parse(body.toString()).type)
      const response_head = Buffer.from('ok')
      return { status_code: 200, error: null, duration_ms: 1, response_head, is_ours: false, is_reached: true }
    },
    close: async () => undefined,
  }
  const ordinary = await openWorld({}, await ordinaryDatabase())
  const deps = { ...ordinary.deps, poster }
  assert.equal((await checkRole(deps.db))[0]?.verdict, 'ok')
  const admin = await ordinary.operator('admin')
  const made = async (url: string, body: object) => {
    const answer = await admin.post(`/api/operator/${url}`, body)
    assert.ok(answer.statusCode < 300, answer.body)
    return answer.json().data
  }

  const organization = await made('organizations', { name: 'Ordentlich' })
  const commission = { email: 'p@example.com', commission_rate: 0.2 }
  const { id: partner_id } = await made('partners', {
    organization_id: organization.id,
    name: 'Partner',
    ...commission,
  })
  await made(`partners/${partner_id}/confirm`, {})
  const { token } = await made('tokens', { organization_id: organization.id, kind: 'partner', partner_id })
  const hook = await ordinary.request({
    method: 'PUT',
    url: `/api/operator/partners/${partner_id}/webhook`,
    headers: { cookie: admin.cookie },
    payload: { url: 'https://hooks.partner.example/in' },
  })
  assert.equal(hook.statusCode, 201, hook.body)

  const headers = { authorization: `Bearer ${token}` }
  const partner = {
    partner_id,
    get: (url: string) => ordinary.request({ url, headers }),
    post: (url: string, payload: object, more: object = {}) =>
      ordinary.request({ method: 'POST', url, headers: { ...headers, ...more }, payload }),
  } as unknown as PartnerClient
  const { id } = await makeCollectable(partner)
  const file = multipart([filePart('a.pdf', PDF)])
  assert.equal((await partner.post(`/openapi/claims/${id}/documents`, file, multipartHeaders())).statusCode, 201)

  await deps.jobs.advance(deps, new Date(ordinary.clock.business().getTime() + 30 * DAY_MS))
  const letters = await deps.db.many<{ status: string }>(
    sql`select status from letters where claim_id = ${id} order by created_at`,
  )
  assert.deepEqual(
    letters.map(({ status }) => status),
    ['posted', 'posted', 'posted'],
  )
  assert.ok(sent.length >= 3, 'the webhook was called')

  // Every recurring job, the nightly ones included.
  for (const job of SCHEDULE) if ('every_s' in job) await job.run(deps, ordinary.clock.business())
  const [failed] = await deps.db.many(
    sql`select name, last_error from jobs where failed_at is not null or attempts > 0`,
  )
  assert.equal(failed, undefined)
  const troubled = ordinary.log_lines.filter((line) => /"level":"(warn|error)"/.test(line))
  assert.deepEqual(troubled, [])
})

test('an organisation without a letterhead is work, and a line of doctor, where letters are real', async () => {
  const { organization_id } = await world.partner()
  const team = await world.operator()
  const waiting = async () => (await team.get('/api/operator/work?kind=letterhead_missing')).json().data
  assert.deepEqual(await waiting(), [], 'the sandbox prints a sample')
  await world.deps.db.transaction((tx) => tx.run(sql`insert into installation (mode) values ('live')`))
  assert.deepEqual(
    (await waiting()).map((item: { organization_id: string }) => item.organization_id),
    [organization_id],
  )
  assert.match((await checkLetterheads(world.deps.db))[0]?.text ?? '', /missing for 1 organisation: /)
})
