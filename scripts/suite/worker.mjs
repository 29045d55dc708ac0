import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

/**
 * Runs one test file after another in this process, so that the sources are loaded once. Each file is a test whose inner
 * tests are those of the file: what a file sets up with `before` and `after` begins and ends with it.
 */
const END_WITHIN_MS = 20_000

process.on('message', ({ file, limit_ms }) => {
  if (file) test(file, { timeout: limit_ms }, () => import(pathToFileURL(file)).then(() => undefined))
  else stop()
})

/** Without anything left to do the process ends by itself. */
function stop() {
  process.removeAllListeners('message')
  process.channel.unref()
  setTimeout(() => {
    console.error(`Still open after the last test: ${process.getActiveResourcesInfo().join(', ')}`)
    process.exit(1)
  }, END_WITHIN_MS).unref()
}
