import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { ConfigError } from '../platform/config.ts'
import { databaseReason, failedJson, reasonsOf, START_CODES, StartError } from './start-error.ts'

const told = (error: unknown) => JSON.parse(failedJson(error))
const broken = (more: object) => Object.assign(new Error('broken'), more)

test('what a person reads as one sentence a program reads as code, message and hint', () => {
  assert.deepEqual(told(broken({ code: 'EADDRINUSE', port: 8080, address: '127.0.0.1' })), {
    what: 'failed',
    code: 'port_in_use',
    message: 'PORT 8080 is already in use on 127.0.0.1.',
    hint: 'Stop the other program or set PORT to another number.',
  })
  const rows: [object, string][] = [
    [{ code: 'EACCES', port: 80 }, 'port_not_allowed'],
    [{ code: 'EADDRNOTAVAIL', address: '192.0.2.1' }, 'host_not_available'],
    [{ code: 'ENOTFOUND', hostname: 'nowhere' }, 'host_not_available'],
    [{ code: 'EACCES', path: '/root/data' }, 'data_dir_not_usable'],
    [{ code: 'ENOENT', path: '/proc/x', syscall: 'mkdir' }, 'data_dir_not_usable'],
  ]
  for (const [more, code] of rows) assert.equal(told(broken(more)).code, code)
})

test('several faults of the configuration are one failure', () => {
  const error = new ConfigError(['MODE must be sandbox; not fun.', 'PORT must be a number.'])
  assert.equal(reasonsOf(error)?.length, 2)
  assert.deepEqual(told(error), {
    what: 'failed',
    code: 'bad_configuration',
    message: 'MODE must be sandbox; not fun. PORT must be a number.',
    hint: 'Correct the variables; docs/operations.md lists them all.',
  })
})

test('a database that refuses says how, without the password', () => {
  const codes = { '28P01': 'database_refused', '3D000': 'database_missing', 42501: 'database_rights_missing' }
  for (const [code, expected] of Object.entries(codes)) {
    const reason = databaseReason(broken({ code }), 'postgres://me:hunter2@db:5433/books')
    assert.equal(reason?.code, expected)
    assert.ok(reason && !reason.sentence.includes('hunter2'))
    assert.equal(told(new StartError(reason)).code, expected)
  }
})

test('a parameter that the database does not take is named', () => {
  const at = (query: string, more: object) =>
    databaseReason(
      Object.assign(new Error('unbekannter Parameter »odd.one«'), more),
      `postgres://me:hunter2@db/books${query}`,
    )
  const refused = { code: '42704', severity: 'FATAL' }
  const [named, hidden, ours] = ['?jit=off&odd.one=1', '?options=-c%20x', ''].map((query) => at(query, refused))
  assert.match(named?.sentence ?? '', /^DATABASE_URL has the parameter odd\.one, .*»odd\.one«\); correct it/)
  assert.match(hidden?.sentence ?? '', /^DATABASE_URL has the parameter options, /)
  assert.match(
    ours?.sentence ?? '',
    /^DATABASE_URL leads to a database that does not take what every connection asks for/,
  )
  assert.equal(named?.code, 'bad_configuration')
  const no_right = at('?options=-c%20x', { code: '42501', severity: 'FATAL' })
  assert.equal(no_right?.code, 'database_rights_missing')
  assert.equal(at('?odd.one=1', { code: '42704', severity: 'ERROR' }), undefined, 'a statement of ours')
})

test('a bug is told as one', () => {
  assert.equal(reasonsOf(new Error('oops')), undefined)
  assert.partialDeepStrictEqual(told(new Error('oops')), { code: 'internal_error', message: 'oops' })
})

test('the documentation lists every code', async () => {
  const page = await readFile(new URL('../../../docs/command-line.md', import.meta.url), 'utf8')
  for (const code of [
    ...START_CODES,
    'node_too_old',
    'install_failed',
    'install_under_server',
    'not_installed',
    'unknown_option',
  ])
    assert.ok(page.includes(`\`${code}\``), code)
})
