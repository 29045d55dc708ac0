import type { Gauge } from 'prom-client'
import type { Measure } from '../../../platform/deps.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import {
  listDueJobs,
  listFailedJobs,
  listPendingWebhooks,
  listStuckClaims,
  readMailQueue,
  readWaitingLetters,
} from './queries.ts'

/** Every label is a series that is kept for years. */
const ORGANIZATIONS_MAX = 20

const businessTime = ({ db, clock, config }: Deps) => readBusinessTime(db, clock, config.mode)

/** Sets a gauge to exactly these series. One that is not listed any more is gone, and not the last thing it was. */
function setAll<Label extends string>(
  gauge: Gauge<Label>,
  label: Label,
  series: readonly (readonly [string, number])[],
) {
  gauge.reset()
  for (const [name, value] of series) gauge.set({ [label]: name } as Record<Label, string>, value)
}

const webhooks: Measure = {
  name: 'webhooks',
  async read(deps) {
    const { metrics } = deps
    const all = await listPendingWebhooks(deps.db, await businessTime(deps))
    const sum = (some: typeof all) => some.reduce((total, { count }) => total + count, 0)
    metrics.webhooks_pending.set(sum(all))
    metrics.webhooks_oldest.set(Math.max(0, ...all.map(({ oldest_s }) => oldest_s)))
    metrics.webhooks_late.set(Math.max(0, ...all.map(({ late_s }) => late_s)))
    const shown = all.slice(0, ORGANIZATIONS_MAX).map(({ organization_id, count }) => [organization_id, count] as const)
    const others = sum(all.slice(ORGANIZATIONS_MAX))
    const rest = others > 0 ? [['other', others] as const] : []
    setAll(metrics.organization_webhooks_pending, 'organization', [...shown, ...rest])
  },
}

const jobs: Measure = {
  name: 'jobs',
  async read(deps) {
    const { db, clock, metrics } = deps
    const due = await listDueJobs(db, { business: await businessTime(deps), wall: clock.wall() })
    const failed = await listFailedJobs(db)
    const series = (amount: (job: (typeof due)[number]) => number) => due.map((job) => [job.name, amount(job)] as const)
    setAll(
      metrics.jobs_due,
      'job_name',
      series((job) => job.due),
    )
    setAll(
      metrics.job_lag,
      'job_name',
      series((job) => job.late_s),
    )
    setAll(
      metrics.jobs_failed,
      'job_name',
      failed.map((job) => [job.name, job.failed]),
    )
  },
}

const claims: Measure = {
  name: 'claims',
  async read({ db, metrics }) {
    const stuck = await listStuckClaims(db)
    setAll(
      metrics.claims_stuck,
      'reason',
      stuck.map(({ reason, count }) => [reason, count]),
    )
  },
}

const mails: Measure = {
  name: 'mails',
  async read(deps) {
    const { queued, failed, oldest_s } = await readMailQueue(deps.db, await businessTime(deps))
    deps.metrics.mails.set({ status: 'queued' }, queued)
    deps.metrics.mails.set({ status: 'failed' }, failed)
    deps.metrics.mails_oldest.set(oldest_s)
  },
}

const letters: Measure = {
  name: 'letters',
  async read(deps) {
    const { count, oldest_s } = await readWaitingLetters(deps.db, await businessTime(deps))
    deps.metrics.letters_waiting.set(count)
    deps.metrics.letters_oldest.set(oldest_s)
  },
}

/** What waits for us, for partners, for the post or for a person. */
export const queueMeasures: readonly Measure[] = [webhooks, jobs, claims, mails, letters]
