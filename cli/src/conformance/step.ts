import { type Delivery, deliveryOf } from '../delivery.ts'
import { eventOf, NO_CLAIM, type SampleEvent, STAGE_CHANGED } from '../sample-events.ts'
import type { Expected, Manner, Step } from './case.ts'
import { headerOf, type Signer } from './signatures.ts'

type Move = {
  readonly from_stage?: string | null
  readonly to_stage?: string
  readonly changed_at?: Date
  readonly partner_reference?: string
  readonly more?: object
}

/** An event about a claim that does not exist. */
export function moveOf(now: Date, move: Move = {}): SampleEvent {
  const { from_stage = null, to_stage = 'new', changed_at = now, partner_reference = 'CONFORMANCE', more } = move
  const data = { claim_id: NO_CLAIM, partner_reference, from_stage, to_stage, changed_at: changed_at.toISOString() }
  return eventOf(STAGE_CHANGED, { ...data, ...more }, now)
}

export const packed = (event: SampleEvent): Delivery => deliveryOf(event.type, Buffer.from(JSON.stringify(event)))

type Sending = {
  readonly sent: string
  readonly delivery: Delivery
  readonly expected?: Expected
  readonly manner?: Manner
  readonly meanwhile?: Step
  /** The header; without it the right one. */
  header?(signer: Signer, now: Date): string | null
}

/** Makes steps that are signed with this secret. */
export const stepMaker =
  (secret: string) =>
  ({ sent, delivery, expected = 'acknowledged', manner = 'whole', meanwhile, header = headerOf }: Sending): Step => ({
    ...{ sent, delivery, expected, manner },
    signatureAt: (now) => header({ body: delivery.body, secret }, now),
    ...(meanwhile ? { meanwhile } : {}),
  })

export type MakeStep = ReturnType<typeof stepMaker>
