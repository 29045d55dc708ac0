import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

/**
 * Runs one test file after another in this process, so that the sources are loaded once. Each file is a test whose inner
 * tests are those of the file: what a file sets up with `before` and `after` begins and ends with it.
 */
process.on('message', ({ file, limit_ms, end_within_ms }) => {
  if (file) test(file, { timeout: limit_ms }, (t) => run(t, file))
  else stop(end_within_ms)
})

function run(t, file) {
  // Told at once, and not only when there is time: a test that ends the process or never pauses is known by its name.
  t.beforeEach(({ name }) => process.send({ type: 'begin', name }))
  return import(pathToFileURL(file)).then(() => undefined)
}

/** Without anything left to do the process ends by itself. */
function stop(end_within_ms) {
  process.removeAllListeners('message')
  process.channel.unref()
  setTimeout(() => {
    console.error(`Still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`)
    process.exit(1)
  }, end_within_ms).unref()
}
