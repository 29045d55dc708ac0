import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../test/world.ts'
import { openLog, REDACTED_FIELDS } from './log.ts'

const CANARY = 'canary-4711'

test('no field of the redaction list is ever written, at any depth', () => {
  let written = ''
  const log = openLog('info', {
    write: (line) => {
      written += line
    },
  })
  for (const field of REDACTED_FIELDS) {
    log.info({ [field]: CANARY }, 'top')
    log.info({ request: { headers: { [field.toUpperCase()]: CANARY } } }, 'deep')
    log.info({ rows: [{ [field]: [CANARY] }] }, 'list')
  }
  assert.equal(written.split('\n').length - 1, REDACTED_FIELDS.size * 3)
  assert.ok(!written.includes(CANARY))
  assert.ok(written.includes('[redacted]'))
})

test('an error is written with its stack but without the row it concerns', () => {
  let line = ''
  const log = openLog('info', {
    write: (text) => {
      line = text
    },
  })
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: `Key (email)=(${CANARY}) exists`,
    parameters: [CANARY],
    constraint_name: 'x_key',
  })
  log.error({ err: error }, 'failed')
  assert.ok(!line.includes(CANARY))
  assert.equal(JSON.parse(line).err.constraint_name, 'x_key')
  assert.match(JSON.parse(line).err.stack, /duplicate key/)
})

test('a whole working day leaves no token, password or cookie in the log', async () => {
  const world = await openWorld()
  const partner = await world.partner()
  const operator = await world.operator()
  await partner.get('/openapi/me')
  await partner.get(`/openapi/nothing?secret=${CANARY}`)
  await operator.post('/api/operator/organizations', { name: CANARY })
  await operator.post('/api/operator/users', {
    email: `${CANARY}@example.com`,
    name: CANARY,
    role: 'agent',
    password: CANARY + CANARY,
  })
  await world.request({ method: 'POST', url: '/api/operator/session', payload: { email: CANARY, password: CANARY } })
  const log = world.log_lines.join('\n')
  assert.ok(world.log_lines.length >= 5)
  assert.ok(!log.includes(CANARY))
  assert.ok(!log.includes(partner.token.split('.')[2] as string))
  assert.ok(!log.includes(operator.cookie.split('=')[1] as string))
})

test('one line per request, with its ids and a fixed phrase', async () => {
  const world = await openWorld()
  const partner = await world.partner()
  const answer = await partner.get('/openapi/me')
  const lines = world.log_lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
  assert.equal(lines.length, 1)
  const { time, duration_ms, ...line } = lines[0]
  assert.ok(time && duration_ms >= 0)
  assert.deepEqual(line, {
    level: 'info',
    request_id: answer.headers['x-request-id'],
    method: 'GET',
    route: '/openapi/me',
    status: 200,
    organization_id: partner.organization_id,
    token_id: partner.token_id,
    msg: 'request',
  })
})
