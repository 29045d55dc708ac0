import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostText, mustWrite, parseUrl, readPasswords, sslModeOf } from './link.ts'

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
