import type { Claim } from './operations.ts'

export type CollectionStage = Claim['collection_stage']
export type CaseStatus = Claim['case_status']
export type ClosureReason = NonNullable<Claim['closure_reason']>

type Envelope<Type, Data> = {
  /** `evt_…`, the same on every retry: use it to recognise an event that you have already handled. */
  id: string
  type: Type
  created_at: string
  /** `YYYY-MM-DD`; changes only when the shape changes in a way that old readers cannot handle. */
  api_version: string
  data: Data
}

/** The claim has reached another stage. An older event can arrive late: the one with the later `changed_at` counts. */
export type CollectionStageChanged = Envelope<
  'claim.collection_stage_changed',
  {
    claim_id: string
    partner_reference: string | null
    /** Null when the claim was created. */
    from_stage: CollectionStage | null
    to_stage: CollectionStage
    changed_at: string
  }
>

export type StatusChanged = Envelope<
  'claim.status_changed',
  {
    claim_id: string
    partner_reference: string | null
    from_status: CaseStatus
    to_status: CaseStatus
    /** Set when `to_status` is closed. */
    closure_reason: ClosureReason | null
    changed_at: string
  }
>

/** A type that did not exist when this was written: acknowledge it with 2xx and ignore it. */
export type UnknownEvent = Envelope<string, Record<string, unknown>>

export type WebhookEvent = CollectionStageChanged | StatusChanged | UnknownEvent

// Comparing `type` alone would not rule out the unknown event, whose type is any text.
export const isCollectionStageChanged = (event: WebhookEvent): event is CollectionStageChanged =>
  event.type === 'claim.collection_stage_changed'
export const isStatusChanged = (event: WebhookEvent): event is StatusChanged => event.type === 'claim.status_changed'
