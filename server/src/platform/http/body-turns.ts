import type { FastifyRequest } from 'fastify'
import { knownCaller } from './caller.ts'
import { addressBucket, clientAddress } from './client-address.ts'

/** What is read of any body without waiting. Nearly every body is smaller. */
export const FREE_BYTES = 65_536

/** With more bodies than this at once, a pause comes before each turn: the rest of the time belongs to other requests. */
const CROWD = 4
const PAUSE_MS = 1

/** One process has one event loop, so this is the one queue for it. The lane that had its turn goes to the end. */
const lanes = new Map<string, (() => void)[]>()
let waiting = 0

/**
 * Large bodies arrive in turns: one part in each turn of the event loop, whoever sends it. Fifty connections that send
 * as fast as they can would otherwise fill every turn with their parts, and everybody else would wait for all of them.
 * Senders take turns, not connections: many connections of one sender do not slow down another.
 */
export function bodyTurn(lane: string): Promise<void> {
  return new Promise((resolve) => {
    const queue = lanes.get(lane)
    if (queue) queue.push(resolve)
    else lanes.set(lane, [resolve])
    waiting++
    if (waiting === 1) serveLater()
  })
}

function serveLater(): void {
  if (waiting > CROWD) setTimeout(serve, PAUSE_MS)
  else setImmediate(serve)
}

function serve(): void {
  const [lane, queue] = lanes.entries().next().value as [string, (() => void)[]]
  lanes.delete(lane)
  queue.shift()?.()
  if (queue.length > 0) lanes.set(lane, queue)
  waiting--
  if (waiting > 0) serveLater()
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
