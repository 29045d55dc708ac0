import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { DatabaseAway } from './away.ts'
import { sql } from './db.ts'
import { openDb } from './postgres.ts'

/** Servers that are none: whatever they do, a request is refused in time and the process goes on. */
async function serverThat(act: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    act(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as { port: number }).port
}

async function failureAt(port: number, query: string): Promise<DatabaseAway> {
  const timeouts = { connect_s: 1, statement_s: 25, idle_transaction_s: 60 }
  const url = `postgres://u:p@127.0.0.1:${port}/d${query}`
  const address = { url, password: null, password_file: null, ca_file: null, timeouts }
  const db = openDb({ address, connections: 1, application_name: 'test' })
  try {
    await db.one(sql`select 1`)
  } catch (error) {
    assert.ok(error instanceof DatabaseAway, String(error))
    return error
  } finally {
    await db.close()
  }
  return assert.fail('answered')
}

test('a server that says nothing is waited for as long as the setting says', async () => {
  const port = await serverThat(() => undefined)
  for (const query of ['', '?sslmode=require', '?target_session_attrs=read-write'])
    assert.equal((await failureAt(port, query)).code, 'CONNECT_TIMEOUT', query)
})

test('a server that falls silent while encryption begins is one that does not answer', async () => {
  const port = await serverThat((socket) => socket.once('data', () => socket.write('S')))
  assert.equal((await failureAt(port, '?sslmode=verify-full')).code, 'CONNECT_TIMEOUT')
})

test('more than one letter before encryption has begun is refused', async () => {
  const port = await serverThat((socket) => socket.once('data', () => socket.write('SQ')))
  const { code, cause } = await failureAt(port, '?sslmode=require')
  assert.deepEqual([code, /does not speak/.test(String(cause))], ['TLS_REFUSED', true])
})

test('a server that hangs up is away', async () => {
  for (const query of ['', '?sslmode=require']) {
    const port = await serverThat((socket) => socket.once('data', () => socket.destroy()))
    assert.match((await failureAt(port, query)).code, /^(ECONNRESET|CONNECTION_CLOSED|EPIPE)$/)
  }
})
