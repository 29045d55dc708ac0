import { setTimeout as wait } from 'node:timers/promises'

/** Ends early, without an error, when the signal is aborted. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, signal ? { signal } : {}).catch(() => undefined)
}
