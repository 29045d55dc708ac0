import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { cli } from '../../../test/shell.ts'
import { chooseNamed } from './choose-named.ts'

const COMMANDS = [
  ...['start', 'migrate', 'doctor', 'verify-log', 'reseal', 'conformance', 'backup', 'restore'],
  ...['token create', 'token list', 'token revoke', 'sandbox advance', 'sandbox clock', 'webhook listen'],
  ...['files orphans', 'files quarantine list', 'files quarantine restore'],
  ...['trigger', 'upload', 'webhook trigger', 'webhook conformance'],
]

test('every command has help with an example, and takes --json', async () => {
  const { stdout } = await cli(['--help'])
  for (const command of COMMANDS) {
    const words = command.split(' ')
    assert.match(stdout, new RegExp(`^ {2}${words[0]}`, 'm'))
    const help = await cli([...words, '--help'])
    assert.equal(help.code, 0)
    assert.match(help.stdout, new RegExp(`Examples?:\\n {2}\\$ mahnwerk ${command}`))
    assert.match(help.stdout, /--json/)
  }
})

test('the short names of the package work too', async () => {
  for (const name of ['listen', 'advance', 'clock']) {
    const { code, stdout } = await cli([name, '--help'])
    assert.equal(code, 0)
    assert.match(stdout, new RegExp(`Examples?:\\n {2}\\$ mahnwerk ${name}`))
  }
})

test('wrong usage exits with 2 and a sentence, never with a stack trace', async () => {
  const wrong = [
    [],
    ['nonsense'],
    ['token'],
    ['token', 'create'],
    ['sandbox', 'advance'],
    ['sandbox', 'advance', '14 days', '--token', 't'],
    ['sandbox', 'clock'],
    ['sandbox', 'clock', '--token', 't', '--url', 'ftp://localhost'],
    ['token', 'revoke', 'abc'],
    ['conformance', '--url', 'http://localhost'],
    ['webhook', 'listen', '--forward', 'localhost:3000'],
  ]
  for (const args of wrong) {
    const { code, stdout, stderr } = await cli(args, { DATA_DIR: '/nowhere' })
    assert.equal(code, 2, args.join(' '))
    assert.equal(stdout, '')
    assert.ok(stderr.length > 10 && !/\n\s+at /.test(stderr), stderr)
  }
})

test('with --json wrong usage is an object too', async () => {
  for (const args of [
    ['nonsense'],
    ['token'],
    ['sandbox', 'advance'],
    ['conformance'],
    ['upload', 'x', '--nonsense'],
  ]) {
    const { code, stdout, stderr } = await cli([...args, '--json'])
    assert.deepEqual([code, stdout], [2, ''], args.join(' '))
    const { error, exit_code } = JSON.parse(stderr)
    assert.ok(error.length > 10 && !error.startsWith('error:'), error)
    assert.equal(exit_code, 2)
  }
})

test('a wrong configuration exits with 2 and a sentence for each variable', async () => {
  const { code, stderr } = await cli(['token', 'list'], { MODE: 'fun', PORT: 'x' })
  assert.equal(code, 2)
  assert.match(stderr, /MODE must be sandbox, live or drill/)
  assert.match(stderr, /PORT must be a whole number/)
})

test('a server or database that does not answer exits with 3, and secrets are not printed', async () => {
  const api = await cli(['sandbox', 'clock', '--url', 'http://127.0.0.1:1', '--token', 'tok-en'])
  assert.equal(api.code, 3)
  assert.match(api.stderr, /No server answers at http:\/\/127\.0\.0\.1:1: the connection was refused\./)
  const database = await cli(['migrate', '--json'], { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' })
  assert.equal(database.code, 3)
  assert.equal(database.stdout, '')
  const { error, exit_code } = JSON.parse(database.stderr)
  assert.match(error, /no PostgreSQL answers at 127\.0\.0\.1:1/)
  assert.equal(exit_code, 3)
  assert.ok(!`${api.stderr}${database.stderr}`.match(/tok-en|hunter2/))
})

test('a command does not create a database in a mistyped folder', async () => {
  const { code, stderr } = await cli(['token', 'list'], { DATA_DIR: '/nowhere/at/all' })
  assert.equal(code, 2)
  assert.match(stderr, /There is no database in \/nowhere\/at\/all yet/)
})

test('an unknown or ambiguous name is refused with a list of candidates', () => {
  const [one, two] = [
    { id: '1', name: 'Huber', is_exact: true },
    { id: '2', name: 'huber', is_exact: true },
  ]
  const other = { id: '3', name: 'Huber & Partner', is_exact: false }
  assert.equal(chooseNamed('partner', 'Huber', [one, other]), one)
  assert.throws(
    () => chooseNamed('partner', 'Huber', [one, two]),
    /several partners; give the id:\n {2}1 {2}Huber\n {2}2/,
  )
  assert.throws(() => chooseNamed('partner', 'Hub', [other]), /There is no partner "Hub"\. These are there:\n {2}3/)
  assert.throws(() => chooseNamed('partner', 'Hub', []), /There is no partner yet\./)
})

test('the program itself runs and prints its version', async () => {
  const program = fileURLToPath(new URL('../../../bin/mahnwerk.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--version'])
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/)
})
