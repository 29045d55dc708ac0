import { PACE, type Pace } from '../src/features/webhooks/rules.ts'

/** Hours of retries in seconds. Only programs of this folder run at this pace. */
export const CRASH_PACE: Pace = {
  ...PACE,
  every_s: 1,
  retry_s: [0.1, 0.2, 0.2, 0.3, 0.3],
  lease_s: 1.8,
  spare_s: 1.2,
  record_within_s: 1,
  run_lease_s: 2,
  look_every_ms: 40,
  stop_within_ms: 2_000,
}
export const DEADLINE_MS = 400
/** Longer than a lease. */
export const STANDSTILL_MS = 2_700
