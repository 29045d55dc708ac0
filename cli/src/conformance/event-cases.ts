import { deliveryOf } from '../delivery.ts'
import { eventOf, NO_CLAIM, STAGE_CHANGED } from '../sample-events.ts'
import { newSecret } from '../secret.ts'
import type { Case } from './case.ts'
import { headerOf, later } from './signatures.ts'
import { type MakeStep, moveOf, packed } from './step.ts'

/** The same event in the product's form and in another that says the same: other order, spaces, escapes. */
function twoSpellings(now: Date): { compact: Buffer; spaced: Buffer } {
  const { data, ...head } = moveOf(now, { partner_reference: 'Größe' })
  const text = JSON.stringify({ data, ...head }, null, 2).replace(/[^\p{ASCII}]/gu, escaped)
  return { compact: Buffer.from(JSON.stringify({ ...head, data })), spaced: Buffer.from(`${text}\n`) }
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** What a receiver meets in events that are genuine. */
export function eventCases(make: MakeStep, now: Date): Case[] {
  const first = packed(moveOf(now))
  return [
    {
      name: 'good_event',
      title: 'A good event',
      rule: 'A 2xx within 10 seconds acknowledges.',
      mend: 'After a 401: is this the secret that the endpoint has, with whsec_, and does it see the raw body? After a 404 or 405: is the path right? Begin with this case; until it passes, the others say little.',
      steps: () => [make({ sent: 'an event, signed as it should be', delivery: first })],
    },
    {
      name: 'raw_body',
      title: 'JSON with spaces, escapes and another order',
      rule: 'The signature covers the bytes as they arrive. JSON that is parsed and written again has other bytes.',
      mend: 'Keep the raw bytes of the body (express.raw, request.get_data(), php://input) and give those to the HMAC.',
      steps() {
        const [signed, other] = [twoSpellings(now), twoSpellings(now)]
        const { compact } = other
        return [
          make({
            sent: 'an event with spaces, escapes and data first, signed as it is',
            delivery: deliveryOf(STAGE_CHANGED, signed.spaced),
          }),
          make({
            sent: 'another of this kind, with a signature over its compact form',
            delivery: deliveryOf(STAGE_CHANGED, other.spaced),
            header: ({ secret }, at) => headerOf({ body: compact, secret }, at),
            expected: '401',
          }),
        ]
      },
    },
    {
      name: 'unicode',
      title: 'Umlauts and emoji in partner_reference',
      rule: 'The signature covers the raw bytes, which are UTF-8 and not escaped: parse only after verifying.',
      mend: 'Do not turn the body into text before you verify it, or at least into UTF-8 and back without loss.',
      steps: () => [
        make({
          sent: 'an event with umlauts and an emoji',
          delivery: packed(moveOf(now, { partner_reference: 'Größe ÄÖÜß – Żółć 🦊' })),
        }),
      ],
    },
    {
      name: 'duplicate',
      title: 'The first event once more',
      rule: 'The id is identical on every retry: acknowledge what you have seen already, and do nothing else.',
      mend: 'A 2xx that got lost on its way makes us send again. A unique key that is hit is no error: answer 2xx.',
      steps: () => [make({ sent: 'the first event once more, signed anew', delivery: first })],
    },
    {
      name: 'forged_duplicate',
      title: 'The first event again, with another secret',
      rule: 'Every request is verified, also one about an event that is known: mismatch answers 401.',
      mend: 'Verify first, and only then look whether you know the id.',
      steps: () => [
        make({
          sent: 'the first event once more, signed with another secret',
          delivery: first,
          header: (signer, at) => headerOf({ ...signer, secret: newSecret() }, at),
          expected: '401',
        }),
      ],
    },
    {
      name: 'out_of_order',
      title: 'A newer event, then the older one',
      rule: 'A retried older event can arrive after a newer one: acknowledge both, keep the later changed_at.',
      mend: 'Ignore the older one in your own data, but answer 2xx; otherwise it is sent again for hours.',
      steps: () => [
        make({
          sent: 'an event of now',
          delivery: packed(moveOf(now, { from_stage: 'first_demand_letter', to_stage: 'second_demand_letter' })),
        }),
        make({
          sent: 'an event about the same claim, a minute older',
          delivery: packed(
            moveOf(now, { from_stage: 'in_processing', to_stage: 'first_demand_letter', changed_at: later(now, -1) }),
          ),
        }),
      ],
    },
    {
      name: 'unknown_type',
      title: 'A type that does not exist yet',
      rule: 'An event with an unknown type must be acknowledged with 2xx and ignored.',
      mend: 'Give the switch over the types a default that answers 2xx.',
      steps: () => [
        make({
          sent: 'an event of the type claim.something_new',
          delivery: packed(eventOf('claim.something_new', { claim_id: NO_CLAIM, something: 'new' }, now)),
        }),
      ],
    },
  ]
}
