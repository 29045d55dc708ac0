import { Transform } from 'node:stream'
import { inspect } from 'node:util'

/**
 * Tells the runner what happens in this process. `names` holds the path from the outermost test inwards, so a nested
 * test is reported with all its names.
 */
const names = []
/** Node counts the tests of each process; the runner counts all of them. */
const OWN_COUNT = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/

function messageOf({ type, data }) {
  if (type === 'test:start') names.splice(data.nesting, names.length, data.name)
  if (type === 'test:dequeue') return { type: 'turn', name: data.name, cpu_ms: cpuTime() }
  if (type === 'test:diagnostic') return OWN_COUNT.test(data.message) ? undefined : { type: 'note', text: data.message }
  if (type !== 'test:pass' && type !== 'test:fail') return undefined
  return {
    type: 'result',
    names: [...names.slice(0, data.nesting), data.name],
    file: data.file,
    is_suite: data.details.type === 'suite',
    outcome: outcomeOf(type, data),
    duration_ms: data.details.duration_ms,
    error: type === 'test:fail' ? textOf(data.details.error) : undefined,
    /** The error comes from a nested test, which has already been reported. */
    is_of_subtest: data.details.error?.failureType === 'subtestsFailed',
    cpu_ms: cpuTime(),
  }
}

function cpuTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function outcomeOf(type, data) {
  if (data.skip !== undefined) return 'skipped'
  if (data.todo !== undefined) return 'todo'
  if (type === 'test:pass') return 'passed'
  return data.details.error?.failureType === 'cancelledByParent' ? 'cancelled' : 'failed'
}

/** What the test threw. node:test wraps it in an error that adds nothing. */
const textOf = (error) => inspect(error?.cause ?? error, { depth: 8 })

/** Separates the output of one file from that of the next. */
export const END_OF_FILE = '\0'

export default new Transform({
  writableObjectMode: true,
  transform(event, _, done) {
    const message = messageOf(event)
    if (message) process.send(message)
    if (message?.type === 'result' && message.names.length === 1)
      for (const stream of [process.stdout, process.stderr]) stream.write(END_OF_FILE)
    done()
  },
})
