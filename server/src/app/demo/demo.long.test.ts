import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../test/world.ts'
import { verifyChains } from '../../features/case/claims/activity-chain.ts'
import { STAGES } from '../../features/case/claims/stages.ts'
import { openTokenSigner } from '../../features/parties/tokens/jwt.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { sql } from '../../platform/db/db.ts'
import { transact } from '../../platform/work.ts'
import { type DemoPartner, fillDemoCases } from './fill.ts'
import { fillDemoData } from './first-cases.ts'
import { DEMO_CREDITOR } from './people.ts'

const world = await openWorld()
const { deps } = world
const PASSWORD = 'correct horse battery'

const count = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await deps.db.one<{ count: number }>(statement))?.count ?? 0

test('the sandbox is filled through the commands of real calls, at nearly every stage, and only once', async () => {
  const issuing = { signer: openTokenSigner('a secret'), mode: 'sandbox' as const, wall_now: deps.clock.wall() }
  const password_hash = await deps.passwords.hash(PASSWORD)
  await transact(deps, SYSTEM, (work) => fillDemoData(work, issuing, password_hash))
  const [partner] = await deps.db.many<DemoPartner>(
    sql`select p.organization_id, p.id as partner_id, t.id as token_id from partners p join api_tokens t on t.partner_id = p.id
      where p.name = 'Maklerbüro Nordlicht'`,
  )
  assert.ok(partner)
  await fillDemoCases.run(deps, partner, 1)
  const rows = await deps.db.many<{ collection_stage: string; due_at: Date | null; count: number }>(
    sql`select collection_stage, min(due_at) as due_at, count(*)::int as count from claims group by 1`,
  )
  assert.equal(
    rows.reduce((sum, row) => sum + row.count, 0),
    200,
  )
  // Claims pass through this stage automatically: those at it are due at the next run.
  const passing = ['warten_auf_zinstermin']
  const missing = STAGES.filter((stage) => !rows.some((row) => row.collection_stage === stage))
  assert.deepEqual(missing, passing)
  const due = await count(sql`select count(*)::int as count from claims where due_at <= ${world.clock.business()}`)
  assert.ok(due <= 4, `${due} cases would move at once`)
  assert.ok((await count(sql`select count(*)::int as count from letters`)) > 150)
  assert.ok((await count(sql`select count(*)::int as count from lawsuit_decisions`)) >= 20)
  assert.ok((await count(sql`select count(*)::int as count from documents`)) >= 20)
  assert.ok((await count(sql`select count(*)::int as count from revenue_shares`)) >= 30)
  const deliveries = await deps.db.many<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from webhook_deliveries group by 1 order by 1`,
  )
  assert.deepEqual(
    deliveries.map(({ status }) => status),
    ['delivered', 'failed'],
    'nothing is left to be sent to an address that nobody has',
  )
  assert.ok((deliveries[0]?.count ?? 0) > 300)
  assert.ok((await count(sql`select count(*)::int as count from letters where status = 'posted'`)) > 100)
  assert.equal(await count(sql`select count(*)::int as count from letters where status = 'returned'`), 2)
  assert.deepEqual((await verifyChains(deps.db)).breaks, [])
  await fillDemoCases.run(deps, partner, 1)
  assert.equal(await count(sql`select count(*)::int as count from claims`), 200, 'a second run finds all there')
})

test('the invitations of the demo customers work', async () => {
  await deps.jobs.runDue(deps)
  const [mail] = await deps.db.many<{ recipient: string; sealed_text: Buffer }>(sql`
    select recipient, sealed_text from mails
    where recipient like 'buchhaltung@kunde-%' and body_text like '%invitation=%' and sealed_text is not null
    order by recipient`)
  assert.ok(mail)
  const token = /invitation=([\w-]{43})/.exec(deps.vault.open(mail.sealed_text))?.[1]
  const url = `/api/creditor/invitation/${token}`
  assert.equal((await world.request({ url })).json().data.email, mail.recipient)
  const answer = await world.request({ method: 'POST', url, payload: { password: PASSWORD } })
  assert.equal(answer.statusCode, 201, answer.body)
})

test('the demo’s creditor logs in and finds money that came in and something to do', async () => {
  const login = { email: DEMO_CREDITOR.email, password: PASSWORD }
  const session = await world.request({ method: 'POST', url: '/api/creditor/session', payload: login })
  assert.equal(session.statusCode, 200, session.body)
  assert.equal(session.json().data.customers.length, 2)
  const [cookie] = [session.headers['set-cookie'] ?? []].flat()
  const answer = await world.request({ url: '/api/creditor/money', headers: { cookie: String(cookie).split(';')[0] } })
  const { total, open_invoices } = answer.json().data
  assert.ok(total > 0)
  assert.ok(open_invoices.total > 0)
})
