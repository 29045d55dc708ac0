import { relative } from 'node:path'
import { root } from './files.mjs'

/** Collects what is known about the tests of one file, or of a group of files in one process. */
export function openReport(name, { needs_tests = true } = {}) {
  const begin = performance.now()
  const tests = []
  const failures = []
  const notes = []
  let output = ''
  let running = ''
  let cpu_begin_ms
  const report = {
    name,
    tests,
    failures,
    notes,
    duration_ms: 0,
    cpu_ms: 0,
    after: [],
    get output() {
      return output
    },
    get has_failed() {
      return failures.length > 0
    },
    print(text) {
      output += text
    },
    /** Levels above `depth` belong to the runner, not to the files. At depth 0 a test name includes its file. */
    hear(message, { depth }) {
      if (message.type === 'begin' || (message.type === 'turn' && depth === 0)) running = message.name
      if (message.type === 'note') notes.push(message.text)
      cpu_begin_ms ??= message.cpu_ms
      if (message.type !== 'result') return
      report.cpu_ms = message.cpu_ms - cpu_begin_ms
      const is_test = message.names.length > depth
      const own_name = message.names.slice(depth).join(' › ')
      const test_name = depth === 0 && message.file ? `${relative(root, message.file)}: ${own_name}` : own_name
      if (is_test && !message.is_suite) tests.push({ ...message, name: test_name })
      if (message.error === undefined || message.is_of_subtest || message.outcome === 'todo') return
      failures.push({ name: is_test ? test_name : 'the file itself', error: message.error })
    },
    /** The process is gone. */
    breakOff(reason) {
      failures.push({ name: running || 'the file itself', error: `${reason}${running ? ` during "${running}"` : ''}` })
    },
    end({ after = [] }) {
      report.duration_ms = performance.now() - begin
      report.after = after
      if (needs_tests && tests.length === 0 && failures.length === 0)
        failures.push({ name: 'the file itself', error: 'there is no test in it' })
    },
  }
  return report
}

const MARKS = { passed: '✔', failed: '✖', cancelled: '✖', skipped: '﹣', todo: '⚠' }
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const indent = (text, by) => text.trimEnd().replaceAll(/^/gm, by)

/** Prints one line for each test, under the name of its file. */
export function printReport({ name, tests, notes, duration_ms, failures }) {
  const lines = tests.map(
    ({ outcome, name: test_name, duration_ms: ms }) => `  ${MARKS[outcome]} ${test_name} (${Math.round(ms)} ms)`,
  )
  const others = failures.filter((failure) => !tests.some((one) => one.name === failure.name))
  console.log(
    [
      `${name} (${seconds(duration_ms)})`,
      ...lines,
      ...others.map((failure) => `  ✖ ${failure.name}: ${failure.error.split('\n')[0]}`),
      ...notes.map((text) => indent(text, '  ℹ ')),
    ].join('\n'),
  )
}

/** Prints all failures again, in full. */
export function printFailures(reports) {
  const failed = reports.filter(({ has_failed }) => has_failed)
  if (failed.length === 0) return
  console.log('\nWhat failed:')
  for (const { name, failures, output, after } of failed) {
    for (const failure of failures) console.log(`\n✖ ${name}: ${failure.name}\n${indent(failure.error, '  ')}`)
    if (output.trim()) console.log(`\n  It printed:\n${indent(output, '  | ')}`)
    if (after.length > 0) console.log(`\n  In one process after:\n${indent(after.join('\n'), '    ')}`)
  }
}

export function countOf(reports) {
  const all = reports.flatMap(({ tests }) => tests.map(({ outcome }) => outcome))
  const count = (outcome) => all.filter((one) => one === outcome).length
  // A file that broke off has failed, even if none of its tests could report it.
  const broken = reports.flatMap(({ tests, failures }) =>
    failures.filter((failure) => !tests.some((one) => one.name === failure.name)),
  )
  return {
    tests: all.length + broken.length,
    pass: count('passed'),
    fail: count('failed') + broken.length,
    cancelled: count('cancelled'),
    skipped: count('skipped'),
    todo: count('todo'),
  }
}

export function printDurations(reports, shown) {
  const files = reports.toSorted((left, right) => right.duration_ms - left.duration_ms).slice(0, shown)
  console.log('\nThe slowest files (wall time, and processor time of the test process alone):')
  for (const { name, duration_ms, cpu_ms } of files)
    console.log(`  ${seconds(duration_ms).padStart(8)} ${seconds(cpu_ms).padStart(8)}  ${name}`)
  const tests = reports.flatMap(({ name, tests: own }) => own.map((one) => ({ ...one, of: name })))
  console.log('\nThe slowest tests:')
  for (const { of, name, duration_ms } of tests.toSorted((l, r) => r.duration_ms - l.duration_ms).slice(0, shown))
    console.log(`  ${seconds(duration_ms).padStart(8)}  ${of}: ${name}`)
}
