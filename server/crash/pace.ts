import { PACE, type Pace } from '../src/features/reach/webhooks/rules.ts'

/** Compresses hours of retries into seconds. Only programs in this folder run at this pace. */
export const CRASH_PACE: Pace = {
  ...PACE,
  every_s: 1,
  retry_s: [0.2, 0.3, 0.3, 0.4, 0.4],
  lease_s: 4,
  spare_s: 2.6,
  record_within_s: 1.5,
  run_lease_s: 2,
  look_every_ms: 40,
  stop_within_ms: 2_000,
}
/** Long enough for a handshake on a busy machine. */
export const DEADLINE_MS = 1_200
/** Longer than a lease. */
export const STANDSTILL_MS = 5_000
