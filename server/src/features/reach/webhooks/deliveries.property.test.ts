import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeClaim } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import type { Poster } from '../../../platform/outbound/poster.ts'
import { DELIVERY_STATUSES, RETRY_S } from './rules.ts'

/** What the interface promises about deliveries, as a model beside the real thing: after every step both must agree. */
type Delivery = { status: 'pending' | 'delivered' | 'failed'; attempts: number; next_at: number }
type Model = {
  enabled: boolean
  url: string
  secret: string
  /** By event, in the order of the changes. */
  deliveries: Map<string, Delivery>
}

type Step =
  | { kind: 'change' }
  | { kind: 'tick'; wait_s: number; answers: number[] }
  | { kind: 'disable' }
  | { kind: 'enable' }
  | { kind: 'rotate' }
  | { kind: 'move' }
  | { kind: 'replace' }

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Step>({ kind: 'change' }) },
    {
      weight: 6,
      arbitrary: fc.record<Step & { kind: 'tick' }>({
        kind: fc.constant('tick'),
        wait_s: fc.constantFrom(30, 60, 150, 630, 3_630, 21_630),
        answers: fc.array(fc.constantFrom(200, 204, 301, 410, 429, 500), { minLength: 1, maxLength: 5 }),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'disable' }, { kind: 'enable' }) },
    { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'rotate' }, { kind: 'move' }, { kind: 'replace' }) },
  ),
  { minLength: 5, maxLength: 25 },
)

const world = await openWorld()
const admin = await world.operator('admin')

type Scene = { partner: PartnerClient; path: string; claim_id: string; disputed: boolean; model: Model }

async function put(path: string, url: string): Promise<string> {
  const answer = await world.request({ method: 'PUT', url: path, headers: { cookie: admin.cookie }, payload: { url } })
  assert.ok(answer.statusCode < 300, answer.body)
  return answer.json().data.secret
}

async function openScene(): Promise<Scene> {
  await world.deps.db.transaction((tx) => tx.run(sql`delete from webhook_attempts`))
  await world.deps.db.transaction((tx) => tx.run(sql`delete from webhook_deliveries`))
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const path = `/api/operator/partners/${partner.partner_id}/webhook`
  const url = 'https://a.example.com/'
  const model = { enabled: true, url, secret: await put(path, url), deliveries: new Map() }
  return { partner, path, claim_id, disputed: false, model }
}

const failPending = ({ deliveries }: Model) => {
  for (const delivery of deliveries.values()) if (delivery.status === 'pending') delivery.status = 'failed'
}

async function change(scene: Scene): Promise<void> {
  scene.disputed = !scene.disputed
  await scene.partner.patch(`/openapi/claims/${scene.claim_id}`, { claim_disputed: scene.disputed })
  const rows = await world.deps.db.many<{ id: string }>(
    sql`select id from events where claim_id = ${scene.claim_id} order by seq desc limit 1`,
  )
  const now = world.clock.business().getTime()
  if (scene.model.enabled) {
    scene.model.deliveries.set(rows[0]?.id as string, { status: 'pending', attempts: 0, next_at: now })
  }
}

async function tick({ model }: Scene, { wait_s, answers }: Step & { kind: 'tick' }): Promise<void> {
  world.clock.advance(wait_s * 1000)
  const now = world.clock.business().getTime()
  const due = [...model.deliveries].filter(([, { status, next_at }]) => status === 'pending' && next_at <= now)
  const sent: string[] = []
  const poster: Poster = {
    async post({ url, headers, body }) {
      const { id } = JSON.parse(body.toString()) as { id: string }
      const status_code = answers[sent.push(id) % answers.length] as number
      assert.equal(url, model.url)
      const t = Math.floor(now / 1000)
      const v1 = createHmac('sha256', model.secret).update(`${t}.`).update(body).digest('hex')
      assert.equal(headers['x-service-signature'], `t=${t},v1=${v1}`)
      record(model.deliveries.get(id), status_code, now)
      return {
        status_code,
        error: null,
        duration_ms: 1,
        response_head: Buffer.alloc(0),
        is_ours: false,
        is_reached: true,
      }
    },
    close: async () => undefined,
  }
  await world.deps.jobs.runDue({ ...world.deps, poster })
  // Of one claim in their order, each exactly once, and nothing that was not due.
  assert.deepEqual(sent.toSorted(), due.map(([id]) => id).toSorted())
}

function record(delivery: Delivery | undefined, status_code: number, now: number): void {
  assert.equal(delivery?.status, 'pending', 'nothing settled is sent')
  if (!delivery) return
  delivery.attempts++
  const wait_s = RETRY_S[delivery.attempts - 1]
  if (status_code < 300) delivery.status = 'delivered'
  else if (wait_s === undefined) delivery.status = 'failed'
  else delivery.next_at = now + wait_s * 1000
}

async function take(scene: Scene, step: Step): Promise<void> {
  const { model, path } = scene
  if (step.kind === 'change') return change(scene)
  if (step.kind === 'tick') return tick(scene, step)
  if (step.kind === 'rotate') model.secret = (await admin.post(`${path}/rotate-secret`)).json().data.secret
  if (step.kind === 'move') {
    model.url = model.url.includes('//a.') ? 'https://b.example.com/' : 'https://a.example.com/'
    await put(path, model.url)
  }
  if (step.kind === 'replace') {
    await admin.delete(path)
    failPending(model)
    model.secret = await put(path, model.url)
    model.enabled = true
  }
  if (step.kind === 'enable' || step.kind === 'disable') {
    model.enabled = step.kind === 'enable'
    await admin.patch(path, { enabled: model.enabled })
    if (!model.enabled) failPending(model)
  }
}

type Told = { event_id: string; status: string; attempts: unknown[] }

/** As everybody is told, whether the job has written it down or not. */
async function assertAgreement({ model, partner }: Scene): Promise<void> {
  const told = (await partner.get('/openapi/webhook/deliveries?limit=100')).json()
  assert.deepEqual(
    told.data.map(({ event_id, status, attempts }: Told) => [event_id, status, attempts.length]).toSorted(byEvent),
    [...model.deliveries].map(([id, { status, attempts }]) => [id, status, attempts]).toSorted(byEvent),
  )
  for (const status of DELIVERY_STATUSES) {
    const { total } = (await partner.get(`/openapi/webhook/deliveries?status=${status}`)).json()
    assert.equal(total, [...model.deliveries.values()].filter((delivery) => delivery.status === status).length)
  }
}

const byEvent = (left: unknown[], right: unknown[]): number => (String(left[0]) < String(right[0]) ? -1 : 1)

test('whatever happens in whatever order, deliveries are what the interface promises', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const scene = await openScene()
      for (const step of list) {
        await take(scene, step)
        await assertAgreement(scene)
      }
    }),
    { numRuns: 25 },
  )
})
