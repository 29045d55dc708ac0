import type { Claim, FeedActivity } from './schemas.generated.ts'

/** Where a claim is on its way from the first letter to the court. */
export type CollectionStage = Claim['collection_stage']
/** Whether a claim is open. */
export type CaseStatus = Claim['case_status']
/** Why a claim was closed. */
export type ClosureReason = NonNullable<Claim['closure_reason']>

/** What all events have in common. */
export interface EventHead {
  /** `evt_…`, the same on every retry: use it to recognise an event that you have already handled. */
  id: string
  /** When it happened: RFC 3339, UTC. */
  created_at: string
  /** `YYYY-MM-DD`; changes only when the shape changes in a way that old readers cannot handle. */
  api_version: string
}

/** The claim has reached another stage. An older event can arrive late: the one with the later `changed_at` counts. */
export interface CollectionStageChanged extends EventHead {
  /** What happened. */
  type: 'claim.collection_stage_changed'
  /** The claim and its stages. */
  data: StageChange
}

/** The claim and its stages before and after. */
export interface StageChange {
  /** The claim. */
  claim_id: string
  /** Your own id of the claim. */
  partner_reference: string | null
  /** Null when the claim was created. */
  from_stage: CollectionStage | null
  /** The stage that it has reached. */
  to_stage: CollectionStage
  /** When it was reached: RFC 3339, UTC. */
  changed_at: string
}

/** The claim was disputed, or is not any more, was closed, or opened again. */
export interface StatusChanged extends EventHead {
  /** What happened. */
  type: 'claim.status_changed'
  /** The claim and its status. */
  data: StatusChange
}

/** The claim and its status before and after. */
export interface StatusChange {
  /** The claim. */
  claim_id: string
  /** Your own id of the claim. */
  partner_reference: string | null
  /** The status that it had. */
  from_status: CaseStatus
  /** The status that it has now. */
  to_status: CaseStatus
  /** Set when `to_status` is closed. */
  closure_reason: ClosureReason | null
  /** When it changed: RFC 3339, UTC. */
  changed_at: string
}

/**
 * Any text but the types above. The compiler is told of an ending that no type has: with a plain `string` here, a `switch`
 * would rule out nothing. Compare it as a `string`.
 */
export type UnknownType = `${string} (of a newer version)`

/** A type that did not exist when this was written: acknowledge it with 2xx and ignore it. */
export interface UnknownEvent extends EventHead {
  /** What happened. */
  type: UnknownType
  /** Whatever comes with it. */
  data: Record<string, unknown>
}

/** An event that this version knows. */
export type KnownEvent = CollectionStageChanged | StatusChanged

/**
 * What a webhook brings. `switch (event.type)` narrows it to one event; after all known types an `UnknownEvent` is left,
 * so `event satisfies UnknownEvent` in `default` fails to compile as soon as a newer version knows one more.
 */
export type WebhookEvent = KnownEvent | UnknownEvent

/** A row of the feed with `include: 'activity'`. An activity has the type `activity`, and no id. */
export type FeedRow = WebhookEvent | FeedActivity

/** Whether the claim has reached another stage. */
export const isCollectionStageChanged = (event: FeedRow): event is CollectionStageChanged =>
  event.type === 'claim.collection_stage_changed'
/** Whether the claim was disputed, closed, or opened again. */
export const isStatusChanged = (event: FeedRow): event is StatusChanged => event.type === 'claim.status_changed'
