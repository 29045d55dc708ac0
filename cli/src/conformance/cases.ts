import type { Case } from './case.ts'
import { eventCases } from './event-cases.ts'
import { OVERSIZED_BYTES, roughCases } from './rough-cases.ts'
import { signatureCases } from './signature-cases.ts'
import { stepMaker } from './step.ts'

export type CaseOptions = { readonly oversized_bytes?: number }

/**
 * Everything that a receiver meets sooner or later. A good event comes first, since without it nothing else says much;
 * what may end the endpoint comes last.
 */
export function casesOf(
  secret: string,
  wall_now: Date,
  { oversized_bytes = OVERSIZED_BYTES }: CaseOptions = {},
): Case[] {
  const make = stepMaker(secret)
  const [good, ...events] = eventCases(make, wall_now)
  return [
    ...(good ? [good] : []),
    ...signatureCases(make, wall_now),
    ...events,
    ...roughCases(make, wall_now, oversized_bytes),
  ]
}
