import type { Activity, EventFact, Evidence, Send, Switch } from './evidence.ts'

/**
 * PostgreSQL flushes to disk between the commit time that it records and the moment when others see the commit. A
 * change this close to switching a webhook on or off may have gone either way.
 */
export const MARGIN_MS = 300

/** A committed change of a claim that partners must be told of, with the event types in order. */
export type Change = {
  readonly claim_id: string
  readonly webhook_id: string
  readonly types: readonly string[]
  readonly from_ms: number
  readonly to_ms: number
}

/** Taken from the activity log of the claims, not from the outbox. */
export function changesOf(activity: readonly Activity[]): Change[] {
  const disputed = new Map<string, boolean>()
  return activity.flatMap(({ claim_id, webhook_id, action, details, at, committed_at }) => {
    const types = typesOf(action, details, disputed.get(claim_id) ?? false)
    if (details.claim_disputed !== undefined) disputed.set(claim_id, details.claim_disputed)
    const change = { claim_id, webhook_id, types, from_ms: at.getTime(), to_ms: committed_at.getTime() }
    return types.length > 0 ? [change] : []
  })
}

const STAGE = 'claim.collection_stage_changed'
const STATUS = 'claim.status_changed'

function typesOf(action: string, { claim_disputed }: Activity['details'], was_disputed: boolean): string[] {
  if (action === 'claim.created') return [STAGE]
  if (action === 'claim.closed') return [STAGE, STATUS]
  const is_moved = action === 'claim.changed' && claim_disputed !== undefined && claim_disputed !== was_disputed
  return is_moved ? [STATUS] : []
}

export const groupBy = <T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of list) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** The events of each change, and a sentence wherever log and events disagree. */
export function matchEvents({ activity, events }: Evidence): {
  told: { change: Change; events: EventFact[] }[]
  faults: string[]
} {
  const by_claim = groupBy(events, ({ claim_id }) => claim_id)
  const told: { change: Change; events: EventFact[] }[] = []
  const faults: string[] = []
  for (const [claim_id, changes] of groupBy(changesOf(activity), (change) => change.claim_id)) {
    const own = [...(by_claim.get(claim_id) ?? [])]
    const expected = changes.flatMap(({ types }) => types).join(', ')
    const found = own.map(({ type }) => type).join(', ')
    if (expected !== found)
      faults.push(`(a) the log of claim ${claim_id} tells of [${expected}], its events of [${found}]`)
    else for (const change of changes) told.push({ change, events: own.splice(0, change.types.length) })
    by_claim.delete(claim_id)
  }
  for (const claim_id of by_claim.keys())
    faults.push(`(b) claim ${claim_id} has events, and no change that was committed`)
  return { told, faults }
}

/** When each webhook was switched on or off, without secret rotations and address changes. */
export function switchingsOf(switches: readonly Switch[]): Map<string, Switch[]> {
  const all = groupBy(switches, ({ webhook_id }) => webhook_id)
  for (const [id, list] of all) {
    all.set(
      id,
      list.filter((one, index) => index === 0 || one.enabled !== list[index - 1]?.enabled),
    )
  }
  return all
}

export const isEnabledAt = (switchings: readonly Switch[], at_ms: number): boolean =>
  switchings.findLast(({ at }) => at.getTime() <= at_ms)?.enabled ?? false

export const isSwitchedBetween = (switchings: readonly Switch[], from_ms: number, to_ms: number): boolean =>
  switchings.some(({ at }) => at.getTime() > from_ms && at.getTime() < to_ms)

/** A process that stood still may have begun a call before and ended it long after, so its lease has really expired. */
export const isExcused = ({ faults }: Evidence, { begun_ms, at_ms }: Pick<Send, 'begun_ms' | 'at_ms'>): boolean =>
  faults.some(({ kind, from_ms, to_ms }) => kind === 'standstill' && at_ms >= from_ms && begun_ms <= to_ms + 1_500)
