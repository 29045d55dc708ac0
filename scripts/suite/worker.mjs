import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

/**
 * Runs one test file after another in this process, so that the sources are loaded once. Each file becomes a test that
 * contains the tests of the file, so its `before` and `after` run when the file begins and ends.
 */
process.on('message', ({ file, limit_ms, end_within_ms }) => {
  if (file) test(file, { timeout: limit_ms }, (t) => run(t, file))
  else stop(end_within_ms)
})

function run(t, file) {
  // Reported at once, so that a test that ends the process or never yields is known by its name.
  t.beforeEach(({ name }) => process.send({ type: 'begin', name }))
  return import(pathToFileURL(file)).then(() => undefined)
}

/** Lets the process end by itself once nothing is left to do. */
function stop(end_within_ms) {
  process.removeAllListeners('message')
  process.channel.unref()
  setTimeout(() => {
    console.error(`Still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`)
    process.exit(1)
  }, end_within_ms).unref()
}
