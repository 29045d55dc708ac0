import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../version.ts'
import { openQueueMetrics } from './queues.ts'

export type Metrics = ReturnType<typeof openMetrics>

/** One registry per process; labels are route patterns and job names, never ids, so that series stay few. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'mahnwerk_build_info',
    help: 'Always 1; its label says which version runs.',
    labelNames: ['version'] as const,
    registers,
  }).set({ version }, 1)
  return {
    registry,
    ...openQueueMetrics(registers),
    http_duration: new Histogram({
      name: 'mahnwerk_http_request_duration_seconds',
      help: 'Time from the request line to the end of the answer.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    rate_limited: new Counter({
      name: 'mahnwerk_rate_limited_total',
      help: 'Requests answered with 429.',
      labelNames: ['bucket'] as const,
      registers,
    }),
    job_runs: new Counter({
      name: 'mahnwerk_job_runs_total',
      help: 'Runs of background jobs by outcome: done, retry or failed.',
      labelNames: ['job_name', 'outcome'] as const,
      registers,
    }),
    job_duration: new Histogram({
      name: 'mahnwerk_job_duration_seconds',
      help: 'Time that a run of a background job took.',
      labelNames: ['job_name'] as const,
      buckets: [0.005, 0.05, 0.25, 1, 5, 30, 120],
      registers,
    }),
    webhook_attempts: new Counter({
      name: 'mahnwerk_webhook_attempts_total',
      help: 'Recorded attempts to deliver a webhook: acknowledged, refused (another answer or none), or unreached.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    webhooks_held_back: new Gauge({
      name: 'mahnwerk_webhooks_held_back',
      help: 'Webhooks that are not called, because no endpoint at all could be reached; 0 is normal.',
      registers,
    }),
    disk_free: new Gauge({
      name: 'mahnwerk_disk_free_bytes',
      help: 'Free bytes on each volume that is written: data, files, database, wal or letters.',
      labelNames: ['volume'] as const,
      registers,
    }),
    disk_short: new Gauge({
      name: 'mahnwerk_disk_short',
      help: '1 while a volume has less room than DISK_RESERVE_MB.',
      labelNames: ['volume'] as const,
      registers,
    }),
    ledger_difference: new Gauge({
      name: 'mahnwerk_ledger_difference_cents',
      help: 'Client money at the banks less what is owed of it, by the last comparison; 0, or the books do not fit.',
      registers,
    }),
    ledger_faults: new Gauge({
      name: 'mahnwerk_ledger_faults',
      help: 'What the last comparison of ledger, accounts of claims and bank found not to fit; 0 is normal.',
      registers,
    }),
    storage_errors: new Counter({
      name: 'mahnwerk_storage_errors_total',
      help: 'Times that the storage of files failed: put, get, delete, list or check. A missing file is no failure.',
      labelNames: ['operation'] as const,
      registers,
    }),
    pool_size: new Gauge({
      name: 'mahnwerk_database_pool_size',
      help: 'How many connections to the database this process may have.',
      labelNames: ['pool'] as const,
      registers,
    }),
    pool_busy: new Gauge({
      name: 'mahnwerk_database_pool_busy',
      help: 'Connections to the database that are in use at this moment.',
      labelNames: ['pool'] as const,
      registers,
    }),
    pool_waiting: new Gauge({
      name: 'mahnwerk_database_pool_waiting',
      help: 'Statements and transactions that wait for a free connection at this moment.',
      labelNames: ['pool'] as const,
      registers,
    }),
    report_reads: new Counter({
      name: 'mahnwerk_report_reads_total',
      help: 'Files of lists and exports by where they were read: replica or primary; only where a replica is set.',
      labelNames: ['server'] as const,
      registers,
    }),
    replica_lag: new Gauge({
      name: 'mahnwerk_replica_lag_seconds',
      help: 'How old what the replica shows is; 0 when it has everything, and where none is set.',
      registers,
    }),
    clock_skew: new Gauge({
      name: 'mahnwerk_clock_skew_seconds',
      help: "How far this machine's clock is ahead of the database's; beyond 2 on either side the process is not ready.",
      registers,
    }),
    database_up: new Gauge({
      name: 'mahnwerk_database_up',
      help: '1 while the database answers.',
      registers,
    }),
    storage_up: new Gauge({
      name: 'mahnwerk_storage_up',
      help: '1 while the storage of files answers.',
      registers,
    }),
  }
}
