import type { FastifyRequest } from 'fastify'
import { knownCaller } from './caller.ts'
import { addressBucket, clientAddress } from './client-address.ts'

/** What is read of any body without waiting. Nearly every body is smaller. */
export const FREE_BYTES = 65_536

/** A sender with more bodies than this at once rests after each part, so that most of the time belongs to others. */
const CROWD = 4
const REST_MS = 4
/** The same for many senders together. */
const PAUSE_MS = 1

type Lane = { readonly waiting: (() => void)[]; is_resting: boolean }

/** One process has one event loop, so these are the lanes of all its servers. Those that rest are not ready. */
const lanes = new Map<string, Lane>()
/** The lane that had its turn goes to the end. */
const ready = new Map<string, Lane>()
let is_awake = false

/**
 * Large bodies arrive in turns: one part in each turn of the event loop, whoever sends it. Fifty connections that send
 * as fast as they can would otherwise fill every turn with their parts, and everybody else would wait for all of them.
 * Senders take turns, not connections: many connections of one sender do not slow down another.
 */
export function bodyTurn(sender: string): Promise<void> {
  return new Promise((resolve) => {
    const lane = lanes.get(sender) ?? { waiting: [], is_resting: false }
    lane.waiting.push(resolve)
    lanes.set(sender, lane)
    if (!lane.is_resting) makeReady(sender, lane)
  })
}

function makeReady(sender: string, lane: Lane): void {
  ready.set(sender, lane)
  if (!is_awake) serveLater()
}

function serveLater(): void {
  is_awake = ready.size > 0
  if (ready.size > CROWD) setTimeout(serve, PAUSE_MS)
  else if (is_awake) setImmediate(serve)
}

function serve(): void {
  const [sender, lane] = ready.entries().next().value as [string, Lane]
  ready.delete(sender)
  lane.waiting.shift()?.()
  if (lane.waiting.length === 0) lanes.delete(sender)
  else if (lane.waiting.length > CROWD) rest(sender, lane)
  else ready.set(sender, lane)
  serveLater()
}

function rest(sender: string, lane: Lane): void {
  lane.is_resting = true
  setTimeout(() => {
    lane.is_resting = false
    makeReady(sender, lane)
  }, REST_MS)
}

/** Whose turn it is: that of an organisation, of one of the team, or of an address that we do not know. */
export function senderOf(request: FastifyRequest): string {
  const caller = knownCaller(request)
  if (!caller || caller.type === 'system') return addressBucket(clientAddress(request))
  return caller.type === 'operator' ? caller.id : caller.organization_id
}

/** Stops a source that has sent more than its free bytes until its next turn. `isOver` is asked after the wait. */
export function waitForTurn(
  source: { pause(): unknown; resume(): unknown },
  { laneOf, arrived, isOver }: { laneOf: () => string; arrived: number; isOver: () => boolean },
): void {
  if (arrived <= FREE_BYTES) return
  source.pause()
  bodyTurn(laneOf()).then(() => {
    if (!isOver()) source.resume()
  })
}
