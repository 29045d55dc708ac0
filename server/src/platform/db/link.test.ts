import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { connectSecondsOf, hostText, mustWrite, parseUrl, readPasswords, sslModeOf } from './link.ts'

const link = (changes = {}) => ({
  ...{ url: '', password: null, password_file: null, ca_file: null },
  timeouts: { connect_s: 5, statement_s: 25, idle_transaction_s: 60 },
  ...changes,
})
const parsed = (text: string) => {
  const url = parseUrl(text)
  assert.ok(url, text)
  return url
}

test('an address may have several hosts, names and numbers, each with its port', () => {
  const url = parsed('postgres://me:p%40ss@one:5433,10.0.0.2,[::1]:6000/mahn%20werk?sslmode=require&search_path=x')
  assert.deepEqual(url.hosts.map(hostText), ['one:5433', '10.0.0.2:5432', '[::1]:6000'])
  assert.deepEqual([url.username, url.password, url.database], ['me', 'p@ss', 'mahn werk'])
  assert.deepEqual([url.sslmode, url.settings], ['require', { search_path: 'x' }])
  assert.deepEqual(parsed('postgresql://h').hosts, [{ host: 'h', port: 5432 }])
  const socket = parsed('postgres://u@localhost:5433/db?host=%2Frun%2Fpg')
  assert.deepEqual(socket.hosts.map(hostText), ['/run/pg/.s.PGSQL.5433'])
})

test('what is no address is none', () => {
  for (const text of ['mysql://h/db', 'h:5432', 'postgres://h:0/db', 'postgres://h:70000/db', 'postgres://u:%zz@h/db'])
    assert.equal(parseUrl(text), undefined, text)
  assert.equal(parseUrl('postgres://one:5432,two:x/db'), undefined)
})

test('of several servers the one that writes is meant, unless the address says otherwise', () => {
  const wants = (text: string) => mustWrite(parsed(text))
  assert.deepEqual([wants('postgres://a/d'), wants('postgres://a,b/d')], [false, true])
  assert.equal(wants('postgres://a/d?target_session_attrs=read-write'), true)
  assert.equal(wants('postgres://a,b/d?target_session_attrs=any'), false)
})

test('an authority of one’s own means that everything is checked', () => {
  const mode = (text: string, ca_file: string | null = null) => sslModeOf(link({ ca_file }), parsed(text))
  assert.deepEqual([mode('postgres://a/d'), mode('postgres://a/d', '/ca.pem')], ['disable', 'verify-full'])
  assert.equal(mode('postgres://a/d?sslmode=verify-ca', '/ca.pem'), 'verify-ca')
  assert.equal(mode('postgres://a/d?sslrootcert=system'), 'verify-full')
  assert.equal(mode('postgres://a/d?ssl=true'), 'verify-full')
})

test('passwords are tried line by line, and one that stands beside the address counts', () => {
  const url = parsed('postgres://a:inside@h/d')
  assert.deepEqual(readPasswords(link(), url), ['inside'])
  assert.deepEqual(readPasswords(link({ password: 'new\nold\n' }), parsed('postgres://a@h/d')), ['new', 'old'])
  const gone = link({ password: 'as it was', password_file: '/does/not/exist' })
  assert.deepEqual(readPasswords(gone, url), ['as it was'])
})

test('a password file that is empty or gone for a moment counts as it was, and that is told once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahnwerk-passwords-'))
  const password_file = join(folder, 'password')
  const told: string[] = []
  const given = link({ password: 'at the start', password_file })
  const read = () => readPasswords(given, parsed('postgres://a@h/d'), (what) => void told.push(what))
  writeFileSync(password_file, 'new\nat the start\n')
  assert.deepEqual(read(), ['new', 'at the start'])
  for (const nothing of ['', ' \n\n']) {
    writeFileSync(password_file, nothing)
    assert.deepEqual(read(), ['new', 'at the start'])
  }
  assert.match(told.join(), /^DATABASE_PASSWORD_FILE is empty; what it held before is used/)
  writeFileSync(password_file, 'newest')
  assert.deepEqual(read(), ['newest'])
  rmSync(folder, { recursive: true })
  assert.deepEqual([read(), read()], [['newest'], ['newest']])
  assert.equal(told.length, 2)
  assert.match(told[1] ?? '', /cannot be read \(ENOENT\)/)
})

test('words of other programs are honoured, ignored by name, or refused with what to do', () => {
  const { settings, ignored, refused, ...url } = parsed(
    'postgres://a@h/d?connect_timeout=9&application_name=books&keepalives_idle=30&pgbouncer=true&pool_timeout=5&schema=public' +
      '&channel_binding=prefer&client_encoding=UTF8&options=-c%20jit%3Doff&search_path=x&work_mem=8MB',
  )
  assert.deepEqual([url.connect_timeout, url.application_name], ['9', 'books'])
  assert.equal(connectSecondsOf(link(), parsed('postgres://a@h/d?connect_timeout=9')), 9)
  assert.equal(connectSecondsOf(link(), parsed('postgres://a@h/d')), 5)
  assert.deepEqual(settings, { options: '-c jit=off', search_path: 'x', work_mem: '8MB' })
  assert.deepEqual(ignored, 'keepalives_idle pgbouncer pool_timeout schema channel_binding client_encoding'.split(' '))
  assert.deepEqual(refused, [])

  const todo: Record<string, RegExp> = {
    'schema=other': /; write search_path=… instead/,
    'currentSchema=other': /; write search_path=… instead/,
    'password=hunter2': /; write it where it belongs/,
    'sslcert=%2Fown.pem': /; take it away and use a password/,
    'channel_binding=require': /; take it away, since it cannot be kept here; sslmode=verify-full/,
    'sslaccept=strict': /; write sslmode=verify-full instead/,
    'client_encoding=LATIN1': /; take it away, since every process speaks UTF8/,
    'statement_timeout=5min': /; set DATABASE_STATEMENT_TIMEOUT_SECONDS instead/,
    'options=-cstatement_timeout%3D0': /; set DATABASE_STATEMENT_TIMEOUT_SECONDS instead of statement_timeout in it/,
    'service=books': /; write what it names into DATABASE_URL itself/,
  }
  for (const [query, sentence] of Object.entries(todo)) {
    const { refused: lines, ignored: none } = parsed(`postgres://a@h/d?${query}`)
    assert.deepEqual([lines.length, none.length], [1, 0], query)
    assert.match(lines[0] ?? '', new RegExp(`^DATABASE_URL has the parameter ${query.split('=')[0]}${sentence.source}`))
    assert.doesNotMatch(lines[0] ?? '', /hunter2/)
  }
})
