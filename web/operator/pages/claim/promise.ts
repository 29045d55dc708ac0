import type { ClaimFile } from './file.ts'

/** The payment that a claim waits for, if nothing but the debtor's announcement holds it. */
export const awaitedPromise = ({
  blocked_reason,
  blocked_until,
  is_held,
  promise,
}: Pick<ClaimFile, 'blocked_reason' | 'blocked_until' | 'is_held' | 'promise'>): ClaimFile['promise'] =>
  blocked_reason === 'held' && blocked_until !== null && !is_held ? promise : null
