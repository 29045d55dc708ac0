/** What `/readyz` answers while nothing is wrong. */
export const READY = {
  status: 'ready',
  database: 'ok',
  storage: 'ok',
  disk: 'ok',
  clock: 'ok',
  clock_skew_ms: 0,
  draining: false,
}
