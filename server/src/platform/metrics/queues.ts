import { Counter, Gauge, type Registry } from 'prom-client'

/** What waits in the database. Every process tells the same figures, so rules and dashboards take the greatest. */
export function openQueueMetrics(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  return {
    measure_failures: new Counter({
      name: 'mahnwerk_measure_failures_total',
      help: 'Times that figures could not be read from the database. Their gauges then keep the value before.',
      labelNames: ['measure'] as const,
      registers,
    }),
    webhooks_pending: gauge('mahnwerk_webhooks_pending', 'Events that are not delivered to their webhook yet.'),
    webhooks_oldest: gauge(
      'mahnwerk_webhooks_pending_oldest_seconds',
      'Age of the oldest event that is not delivered yet. It grows while an endpoint of a partner is down.',
    ),
    webhooks_late: gauge(
      'mahnwerk_webhooks_late_seconds',
      'How long ago the next attempt should have been made. It grows when we cannot keep up.',
    ),
    organization_webhooks_pending: new Gauge({
      name: 'mahnwerk_organization_webhooks_pending',
      help: 'The same by organisation, for those with the most; all others together are "other".',
      labelNames: ['organization'] as const,
      registers,
    }),
    jobs_due: new Gauge({
      name: 'mahnwerk_jobs_due',
      help: 'Jobs that are due and not yet running.',
      labelNames: ['job_name'] as const,
      registers,
    }),
    job_lag: new Gauge({
      name: 'mahnwerk_job_lag_seconds',
      help: 'How long the most overdue job of this name has been due without running.',
      labelNames: ['job_name'] as const,
      registers,
    }),
    jobs_failed: new Gauge({
      name: 'mahnwerk_jobs_failed',
      help: 'Jobs that used up their attempts and wait for a person.',
      labelNames: ['job_name'] as const,
      registers,
    }),
    backfills_open: gauge('mahnwerk_backfills_open', 'Backfills of migrations that are not finished; 0 is normal.'),
    backfills_still: gauge(
      'mahnwerk_backfills_still_seconds',
      'How long ago the backfill that has waited longest was last worked on; 0 without one.',
    ),
    months_missing: gauge(
      'mahnwerk_months_missing',
      'Tables kept by months that lack this month or the next, each month counted; 0 is normal.',
    ),
    months_unsorted: gauge(
      'mahnwerk_months_unsorted_tables',
      'Tables with rows of a month that is not made; 0 is normal.',
    ),
    counts_unfolded: gauge(
      'mahnwerk_counts_unfolded',
      'Changes of kept counts that are not added up yet. Readers add them up instead, which makes lists slower.',
    ),
    claims_stuck: new Gauge({
      name: 'mahnwerk_claims_stuck',
      help: 'Claims whose next step could not be taken, by reason.',
      labelNames: ['reason'] as const,
      registers,
    }),
    mails: new Gauge({
      name: 'mahnwerk_mails',
      help: 'Mails that are queued, and mails that could not be sent.',
      labelNames: ['status'] as const,
      registers,
    }),
    mails_oldest: gauge('mahnwerk_mails_queued_oldest_seconds', 'How long the oldest queued mail has waited.'),
    letters_waiting: gauge('mahnwerk_letters_waiting', 'Letters on paper that are made and not yet posted.'),
    letters_oldest: gauge('mahnwerk_letters_waiting_oldest_seconds', 'How long the oldest of them has waited.'),
  }
}
