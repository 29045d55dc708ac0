import {
  finish,
  isAcknowledged,
  newSecret,
  setUpWebhook,
  switchWebhook,
  urlCheck,
  verdictOf,
  whileOn,
} from '../../features/reach/webhooks/index.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { DAY_MS } from '../../kernel/dates.ts'
import { sql, type Tx } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import { type Deps, openWork, type Work } from '../../platform/work.ts'

const SET_UP_DAYS = 400
const URL = 'https://hooks.nordlicht.example/mahnwerk'

/** The demo partner's webhook. It is older than all cases, and off because its address does not exist. */
export const setUpReceiver = (deps: Deps, partner_id: string, today: Date): Promise<unknown> =>
  deps.db.transaction(async (tx) => {
    const work = openWork(deps, { tx, caller: SYSTEM, now: new Date(today.getTime() - SET_UP_DAYS * DAY_MS) })
    const secret_sealed = deps.vault.seal(newSecret())
    await setUpWebhook(work, partner_id, { url: URL, secret_sealed, problemOf: urlCheck(deps.config) })
    await switchWebhook(work, partner_id, false)
  })

/** Makes a change that the partner is told of; returns the claim's id. Only this transaction sees the webhook on. */
export const told = (work: Work, partner_id: string, change: () => Promise<string>): Promise<string> =>
  whileOn(work, partner_id, async () => {
    const claim_id = await change()
    await answerDeliveries(work.tx, claim_id, work.now)
    return claim_id
  })

const LEASE_S = 60
const FAILS_ALL = Array(6).fill(500) as number[]

/** Most calls succeed at once, some at the second or third try, a few never. */
const answersTo = (number: number): readonly number[] => {
  if (number % 41 === 0) return FAILS_ALL
  if (number % 13 === 0) return [503, 503, 200]
  return number % 7 === 0 ? [503, 200] : [200]
}

type DemoDelivery = { id: string; seq: string; attempts: number }

/**
 * Answers the deliveries that a change has just queued, in the same transaction, so that no worker calls an address
 * that does not exist. Outcomes are recorded by the same statement as real ones.
 */
async function answerDeliveries(tx: Tx, claim_id: string, changed_at: Date): Promise<void> {
  const waiting = sql`claim_id = ${claim_id} and status = 'pending'`
  const deliveries = await tx.many<DemoDelivery>(sql`
    select id, seq::text as seq, attempts from webhook_deliveries where ${waiting} order by seq`)
  for (const { id, seq } of deliveries) {
    let at = new Date(changed_at.getTime() + 1_200)
    for (const [index, status_code] of answersTo(Number(seq)).entries()) {
      const verdict = verdictOf(index + 1, isAcknowledged(status_code), at)
      await record(tx, { id, status_code, at, verdict, duration_ms: 80 + ((Number(seq) * 37) % 420) })
      at = verdict.next_at
    }
  }
}

type DemoAnswer = {
  id: string
  status_code: number
  at: Date
  verdict: ReturnType<typeof verdictOf>
  duration_ms: number
}

async function record(tx: Tx, { id, status_code, at, verdict, duration_ms }: DemoAnswer): Promise<void> {
  const lease_id = newId()
  await tx.run(sql`
    update webhook_deliveries set lease_id = ${lease_id}, pick_ups = pick_ups + 1,
      lease_until = wall_now() + make_interval(secs => ${LEASE_S}) where id = ${id}`)
  const response_head = Buffer.from(status_code === 200 ? '{"received":true}' : 'temporarily unavailable')
  const outcome = { at, url: URL, status_code, duration_ms, error: null, response_head }
  await finish({ alone: (statement) => tx.many(statement) }, [{ id, lease_id, verdict, outcome }])
}
