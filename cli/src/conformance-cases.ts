import { randomUUID } from 'node:crypto'
import { API_VERSION, NO_CLAIM } from './sample-events.ts'
import { newSecret } from './secret.ts'

export type TestDelivery = { readonly id: string; readonly type: string; readonly body: Buffer }

export type Expected = 'acknowledged' | '401' | 'refused'

/** One request of a case. */
export type TestSending = {
  readonly delivery: TestDelivery
  readonly secret: string
  /** How old the signature claims to be. */
  readonly age_ms: number
  readonly expected: Expected
}

export type Case = {
  readonly name: string
  readonly title: string
  /** What the specification says about it. */
  readonly rule: string
  readonly sendings: readonly TestSending[]
}

const STAGE_CHANGED = 'claim.collection_stage_changed'
const OLD_MS = 10 * 60_000
const MINUTE_MS = 60_000

/** Everything that a receiver meets sooner or later, in this order. The claim of these events does not exist. */
export function casesOf(secret: string, wall_now: Date): Case[] {
  const make = (type: string, data: object): TestDelivery => {
    const envelope = {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      type,
      created_at: wall_now.toISOString(),
      api_version: API_VERSION,
      data,
    }
    return { id: randomUUID(), type, body: Buffer.from(JSON.stringify(envelope)) }
  }
  const move = (
    from_stage: string | null,
    to_stage: string,
    changed_at = wall_now,
    partner_reference = 'CONFORMANCE',
  ) =>
    make(STAGE_CHANGED, {
      claim_id: NO_CLAIM,
      partner_reference,
      from_stage,
      to_stage,
      changed_at: changed_at.toISOString(),
    })
  const good = (delivery: TestDelivery): TestSending => ({ delivery, secret, age_ms: 0, expected: 'acknowledged' })
  const first = move(null, 'new')
  const earlier = new Date(wall_now.getTime() - MINUTE_MS)

  return [
    {
      name: 'good_event',
      title: 'A good event',
      rule: 'A 2xx within 10 seconds acknowledges.',
      sendings: [good(first)],
    },
    {
      name: 'bad_signature',
      title: 'A signature made with another secret',
      rule: 'Verify over the raw bytes, before JSON is parsed, in constant time; a mismatch answers 401.',
      sendings: [{ ...good(move(null, 'new')), secret: newSecret(), expected: '401' }],
    },
    {
      name: 'old_timestamp',
      title: 'A good signature, ten minutes old',
      rule: 'Reject when the difference between now and t exceeds 5 minutes. Any 4xx does; 401 is usual.',
      sendings: [{ ...good(move(null, 'new')), age_ms: OLD_MS, expected: 'refused' }],
    },
    {
      name: 'duplicate',
      title: 'The first event once more',
      rule: 'The id is identical on every retry: acknowledge what you have seen already, and do nothing else.',
      sendings: [good(first)],
    },
    {
      name: 'out_of_order',
      title: 'A newer event, then the older one',
      rule: 'A retried older event can arrive after a newer one: acknowledge both, keep the later changed_at.',
      sendings: [
        good(move('first_demand_letter', 'second_demand_letter', wall_now)),
        good(move('in_processing', 'first_demand_letter', earlier)),
      ],
    },
    {
      name: 'unknown_type',
      title: 'A type that does not exist yet',
      rule: 'An event with an unknown type must be acknowledged with 2xx and ignored.',
      sendings: [good(make('claim.something_new', { claim_id: NO_CLAIM, something: 'new' }))],
    },
    {
      name: 'unicode',
      title: 'Umlauts and emoji in partner_reference',
      rule: 'The signature covers the raw bytes, which are UTF-8 and not escaped: parse only after verifying.',
      sendings: [good(move(null, 'new', wall_now, 'Größe ÄÖÜß – Żółć 🦊'))],
    },
  ]
}
