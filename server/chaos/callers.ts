import { randomUUID } from 'node:crypto'
import { type Client, createClient, MahnwerkError } from '@mahnwerk/sdk'
import { pause } from '../src/platform/clock.ts'
import type { Ledger, Write } from './ledger.ts'
import type { Town } from './town.ts'

/** Patient enough for every fault of this suite, and no more than a partner's program would be. */
const PATIENCE = { retries: 60, timeout_ms: 10_000, total_timeout_ms: 60_000 }
const PROBE_EVERY_MS = 50
const READ_WITHIN_MS = 1_000
const WRITE_WITHIN_MS = 2_000

export type Calls = {
  /** Writes that the client gave up, by code. */
  readonly given_up: Map<string, number>
  /** When a call without any retry succeeded, by what it asked for. */
  readonly reads_ms: number[]
  readonly writes_ms: number[]
  /** Calls without any retry. */
  probes: number
}

export const openClient = ({ balancer, token }: Pick<Town, 'balancer' | 'token'>): Client =>
  createClient({ base_url: balancer.url, token, ...PATIENCE })

type Parties = { readonly customer_id: string; readonly debtor_id: string }

export async function makeParties(town: Town): Promise<Parties> {
  const client = openClient(town)
  const { partner } = await client.me()
  if (!partner) throw new Error('the token of the sandbox belongs to a partner')
  const customer = await client.customers.create({
    partner_id: partner.id,
    name: 'Chaos GmbH',
    email: 'c@chaos.example',
  })
  const debtor = await client.debtors.create({
    customer_id: customer.id,
    acting_as: 'person',
    person: { first_name: 'Max', last_name: 'Maier' },
  })
  return { customer_id: customer.id, debtor_id: debtor.id }
}

/** The bytes of a document follow from its mark. */
export const contentOf = (mark: string): string => `${mark}\n`.repeat(200)

/** Files claims with what belongs to them until it is aborted, as partners' programs do: with the client library. */
export async function writeAll(town: Town, parties: Parties, calls: Calls, signal: AbortSignal): Promise<void> {
  const client = openClient(town)
  const { ledger } = town
  while (!signal.aborted) {
    const mark = randomUUID()
    const claim = await attempt(ledger, calls, { kind: 'claim', mark }, () =>
      client.claims.create({ ...parties, partner_reference: mark }),
    )
    if (!claim) continue
    const { id } = claim
    const acts: [Write['kind'], () => Promise<unknown>][] = [
      ['invoice', () => client.claims.invoices.create(id, { invoice_number: mark, invoice_amount_gross: 100 })],
      ['payment', () => client.claims.payments.create(id, { amount: 10, external_reference: mark })],
      ['document', () => client.claims.documents.upload(id, documentOf(mark))],
    ]
    for (const [kind, act] of acts) await attempt(ledger, calls, { kind, mark }, act)
  }
}

const documentOf = (mark: string) => ({ file: { content: contentOf(mark), filename: `${mark}.txt` } })

async function attempt<T>(ledger: Ledger, calls: Calls, write: Write, act: () => Promise<T>): Promise<T | undefined> {
  ledger.ask(write)
  try {
    const done = await act()
    ledger.acknowledge(write)
    return done
  } catch (error) {
    if (!(error instanceof MahnwerkError)) throw error
    const why = `${write.kind}: ${error.code ?? error.status ?? error.name}`
    calls.given_up.set(why, (calls.given_up.get(why) ?? 0) + 1)
    return undefined
  }
}

/** Asks all the time, and never twice: what somebody without retries would notice. */
async function probe(signal: AbortSignal, within_ms: number, ask: (within: AbortSignal) => Promise<void>) {
  while (!signal.aborted) {
    await ask(AbortSignal.timeout(within_ms)).catch(() => undefined)
    await pause(PROBE_EVERY_MS)
  }
}

export function probeReading({ balancer, token }: Town, calls: Calls, over: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  return probe(over, READ_WITHIN_MS, async (signal) => {
    calls.probes++
    const answer = await fetch(`${balancer.url}/openapi/claims?limit=1`, { headers, signal })
    if (answer.ok) calls.reads_ms.push(performance.now())
    await answer.body?.cancel()
  })
}

export function probeWriting(
  { balancer, token, ledger }: Town,
  parties: Parties,
  calls: Calls,
  over: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return probe(over, WRITE_WITHIN_MS, async (signal) => {
    const write: Write = { kind: 'claim', mark: randomUUID() }
    const body = JSON.stringify({ ...parties, partner_reference: write.mark })
    calls.probes++
    ledger.ask(write)
    const answer = await fetch(`${balancer.url}/openapi/claims`, { method: 'POST', headers, body, signal })
    if (answer.ok) {
      ledger.acknowledge(write)
      calls.writes_ms.push(performance.now())
    }
    await answer.body?.cancel()
  })
}
