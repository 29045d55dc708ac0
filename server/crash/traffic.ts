import { pause } from '../src/platform/clock.ts'
import type { Random } from './random.ts'
import type { Partner, Stage } from './stage.ts'

const ANSWER_WITHIN_MS = 5_000
/** A killed node takes a while to come back on a busy machine. */
const INSIST_MS = 60_000
const HOPELESS = 4

type Json = { data: { id: string } }

/** Null if there was no answer, or an error. The activity log later shows what became of the change. */
export async function call(
  stage: Stage,
  path: string,
  { method = 'POST', token, body }: { method?: string; token?: string; body?: object },
): Promise<Json | null> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : { cookie: stage.cookie }
  if (body) headers['content-type'] = 'application/json'
  try {
    const answer = await fetch(stage.api_url + path, {
      method,
      headers,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const json = (await answer.json()) as Json
    return answer.ok ? json : null
  } catch {
    return null
  }
}

/** For calls that must succeed before the suite goes on. */
export async function insistOnCall(...wanted: Parameters<typeof call>): Promise<Json> {
  const until_ms = performance.now() + INSIST_MS
  for (;;) {
    const answer = await call(...wanted)
    if (answer) return answer
    if (performance.now() > until_ms) throw new Error(`${wanted[1]} was never answered`)
    await pause(150)
  }
}

export const fileClaim = (stage: Stage, { token, customer_id, debtor_id }: Partner, partner_reference: string) =>
  call(stage, '/openapi/claims', { token, body: { customer_id, debtor_id, partner_reference } })

type Open = { partner: Partner; id: string; is_disputed: boolean }

/** Files, disputes, settles and closes claims until it is aborted. Some changes linger, some are rolled back. */
export async function changeClaims(stage: Stage, random: Random, signal: AbortSignal): Promise<void> {
  const open: Open[] = []
  let changes = 0
  while (!signal.aborted) {
    // Deliveries that never succeed come early, so that the run comes to rest soon.
    const manners = changes++ < HOPELESS ? ['hanging', 'refusing'] : ['steady', 'mixed']
    const wanted = stage.partners.filter(({ manner }) => manners.includes(manner))
    const partner = random.pick(wanted.length > 0 ? wanted : stage.partners)
    const dice = random.next()
    if (dice < 0.5 || open.length === 0) {
      const wish = random.pick(['plain', 'plain', 'plain', 'fickle', 'roll back', `linger ${20 + random.below(200)}`])
      const filed = await fileClaim(stage, partner, wish)
      if (filed) open.push({ partner, id: filed.data.id, is_disputed: false })
    } else if (dice < 0.8) await dispute(stage, random.pick(open))
    else await close(stage, open.splice(random.below(open.length), 1)[0] as Open)
    await pause(40 + random.below(120))
  }
}

async function dispute(stage: Stage, claim: Open): Promise<void> {
  const body = { claim_disputed: !claim.is_disputed }
  const { token } = claim.partner
  if (await call(stage, `/openapi/claims/${claim.id}`, { method: 'PATCH', token, body })) {
    claim.is_disputed = !claim.is_disputed
  }
}

async function close(stage: Stage, { id, partner: { token } }: Open): Promise<void> {
  const invoice = { invoice_amount_gross: 10 }
  if (!(await call(stage, `/openapi/claims/${id}/invoices/manual`, { token, body: invoice }))) return
  await call(stage, `/openapi/claims/${id}/payments`, { token, body: { amount: 10 } })
}
