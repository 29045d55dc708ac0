import { openWorker, runGroup } from './process.mjs'
import { openReport, printReport } from './report.mjs'

/**
 * Runs all entries, so many at once, and answers with a report for each. A process takes up file after file until one
 * fails: what a failed file leaves behind shall not fail the next.
 */
export async function runEntries(entries, { at_once, limit_ms, flags = [] }) {
  const queue = [...entries]
  const reports = []
  const finish = (report) => {
    printReport(report)
    reports.push(report)
  }

  const close = async (worker) => {
    const fault = await worker.end()
    // A failed test is an exit code too; the process is asked only when all went well.
    if (!fault || worker.has_failed) return
    const report = openReport('The process of the tests', { needs_tests: false })
    report.breakOff(fault)
    report.end({ after: worker.done_files })
    finish(report)
  }

  const runLane = async () => {
    let worker
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const report = openReport(nameOf(entry), { needs_tests: flags.length === 0 })
      if (entry.is_group || flags.length > 0) await runGroup(entry.files, report, { limit_ms, flags })
      else {
        worker ??= openWorker({ limit_ms })
        await worker.run(entry.files[0], report)
      }
      finish(report)
      if (report.has_failed && worker) {
        worker.has_failed = true
        await close(worker)
        worker = undefined
      }
    }
    if (worker) await close(worker)
  }

  await Promise.all(Array.from({ length: at_once }, runLane))
  return reports
}

const nameOf = ({ files }) => (files.length === 1 ? files[0] : `${files.length} files from ${files[0]} on`)
