import { randomUUID } from 'node:crypto'

/** The version that events carry today. */
export const API_VERSION = '2026-05-14'
/** Like the test event of the product, samples are about a claim that does not exist. */
export const NO_CLAIM = '00000000-0000-0000-0000-000000000000'

export const STAGE_CHANGED = 'claim.collection_stage_changed'
export const STATUS_CHANGED = 'claim.status_changed'

type Data = Readonly<Record<string, unknown>>

/** What happens in a sample of each type that there is. */
const SAMPLES: Readonly<Record<string, Data>> = {
  [STAGE_CHANGED]: { from_stage: 'in_processing', to_stage: 'first_demand_letter' },
  [STATUS_CHANGED]: { from_status: 'open', to_status: 'closed', closure_reason: 'paid' },
}

export const EVENT_TYPES: readonly string[] = Object.keys(SAMPLES)

export type SampleEvent = {
  readonly id: string
  readonly type: string
  readonly created_at: string
  readonly api_version: string
  readonly data: Data
}

/** An envelope as the product makes it. */
export const eventOf = (type: string, data: Data, at: Date): SampleEvent => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  type,
  created_at: at.toISOString(),
  api_version: API_VERSION,
  data,
})

/** A sample of a type that there is. */
export function sampleOf(
  type: string,
  at: Date,
  about: { claim_id: string; partner_reference: string | null },
): SampleEvent {
  return eventOf(type, { ...about, ...SAMPLES[type], changed_at: at.toISOString() }, at)
}
