import { isEnding, openWorker, runGroup } from './process.mjs'
import { openReport } from './report.mjs'

/**
 * Runs all entries, `at_once` of them at a time, and returns a report for each. A process runs one file after another
 * until one fails, so that what a failed file leaves behind does not fail the next.
 */
export async function runEntries(entries, { at_once, flags = [], onReport = () => undefined, ...limits }) {
  const queue = [...entries]
  const reports = []
  const finish = (report) => {
    onReport(report)
    reports.push(report)
  }

  const close = async (worker, { has_failed }) => {
    const fault = await worker.end()
    // A failed test also sets the exit code, so how the process ended matters only if all tests passed.
    if (!fault || has_failed) return
    const report = openReport('the process of the tests', { needs_tests: false })
    report.print(worker.last_words())
    report.breakOff(fault)
    report.end({ after: worker.done_files })
    finish(report)
  }

  const runLane = async () => {
    let worker
    for (let entry = queue.shift(); entry && !isEnding(); entry = queue.shift()) {
      const report = openReport(nameOf(entry), { needs_tests: flags.length === 0 })
      if (entry.is_group || flags.length > 0) await runGroup(entry.files, report, { ...limits, flags })
      else {
        worker ??= openWorker(limits)
        await worker.run(entry.files[0], report)
        if (report.has_failed) {
          await close(worker, { has_failed: true })
          worker = undefined
        }
      }
      finish(report)
    }
    if (worker) await close(worker, { has_failed: false })
  }

  await Promise.all(Array.from({ length: at_once }, runLane))
  return reports
}

const nameOf = ({ files: [first, ...others] }) => (others.length === 0 ? first : `${first} and ${others.length} more`)
