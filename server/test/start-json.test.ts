import assert from 'node:assert/strict'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from './process.ts'
import { cli } from './shell.ts'
import { at, failureIn, MAHNWERK, run, START } from './start-failure.ts'

test('a start that fails says why as JSON, with the exit code that it has without', async () => {
  const DATA_DIR = await temporaryFolder()
  const failed = await run([MAHNWERK, 'start', '--json'], { DATA_DIR, LOG_LEVEL: 'loud', MODE: 'fun' })
  const told = failureIn(failed)
  assert.deepEqual([failed.exit, told.code, failed.stderr], [1, 'bad_configuration', ''])
  assert.match(told.message as string, /MODE must be .*LOG_LEVEL must be|LOG_LEVEL must be .*MODE must be/)
})

test('an option that does not exist is told the same way, by both doors', async () => {
  const misused = await cli(['start', '--json', '--nonsense'])
  assert.equal(misused.code, 2)
  assert.deepEqual(failureIn(misused).code, 'unknown_option')
  const script = await run([START, '--nonsense', '--json'])
  assert.deepEqual([script.exit, failureIn(script).code], [2, 'unknown_option'])
  const words = await run([START, '--nonsense'])
  assert.deepEqual([words.exit, words.stdout], [2, ''])
  assert.match(words.stderr, /^There is no option --nonsense\. .*\n$/)
})

test('so is what fails before the server is loaded', async () => {
  const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.1.0'})`
  const outdated = await run(['--import', old, START, '--json'])
  assert.deepEqual([outdated.exit, failureIn(outdated).code], [1, 'node_too_old'])

  const clone = await temporaryFolder()
  await cp(at('scripts'), join(clone, 'scripts'), { recursive: true })
  await mkdir(join(clone, 'server'))
  await cp(at('server/bin'), join(clone, 'server', 'bin'), { recursive: true })
  const empty = await run([join(clone, 'server', 'bin', 'mahnwerk.mjs'), 'start', '--json'])
  assert.deepEqual([empty.exit, failureIn(empty).code], [1, 'not_installed'])
  const unbuilt = await run([join(clone, 'scripts', 'start.mjs'), '--json'])
  assert.deepEqual([unbuilt.exit, failureIn(unbuilt).code], [1, 'not_installed'])

  const npm = join(clone, 'npm-cli.js')
  await writeFile(npm, 'console.error("no network"); process.exit(7)')
  // As `npm start --json` runs it.
  const env = { npm_execpath: npm, npm_config_json: 'true' }
  const installed = await run([join(clone, 'scripts', 'install-when-stale.mjs'), '--to-run'], env)
  assert.deepEqual([installed.exit, failureIn(installed).code], [7, 'install_failed'])
  assert.match(installed.stderr, /no network/)
})
