import type { Measure } from '../deps.ts'

export const replicaMeasure: Measure = {
  name: 'replica',
  async read({ reports, metrics }) {
    const state = await reports.look()
    if (state) metrics.replica_lag.set(state.lag_s ?? Number.NaN)
  },
}
