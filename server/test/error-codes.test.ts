import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { ERROR_CODES } from '../src/kernel/error-codes.ts'
import { makeClaim } from './cases.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const admin = await world.operator()
const partner = await world.partner()

test('every code is in snake_case, has a sentence of meaning, and is used by the product', async () => {
  const texts: string[] = []
  for await (const path of glob('src/**/*.ts', { cwd: new URL('..', import.meta.url) }))
    if (!path.endsWith('.test.ts') && !path.endsWith('error-codes.ts'))
      texts.push(await readFile(new URL(`../${path}`, import.meta.url), 'utf8'))
  const source = texts.join('\n')
  for (const [code, meaning] of Object.entries(ERROR_CODES)) {
    assert.match(code, /^[a-z]+(?:_[a-z]+)*$/)
    assert.match(meaning, /^[A-Z].*\.$/, code)
    // The code is built from the row's state, so the source contains only the state.
    const word = code.replace(/^invitation_(?=accepted|expired|replaced|withdrawn)/, '')
    assert.match(source, new RegExp(`['"]${word}['"]|^\\s+${word}:`, 'm'), `${code} is used nowhere`)
  }
})

test('errors name their codes for every audience: each fault of a 400, and the 409 itself', async () => {
  const { id, debtor_id } = await makeClaim(partner)
  const customer = { name: 'Huber', email: 'h@example.com', partner_id: partner.partner_id }
  const uid = 'ATU12345675'
  await partner.post('/openapi/customers', { ...customer, uid })
  const other = await partner.post('/openapi/customers', { ...customer, name: 'Maier' })
  const rows: [Promise<{ statusCode: number; json(): Body }>, number, string[]][] = [
    [partner.post('/openapi/claims', { x: 1 }), 400, ['required', 'unknown_field', 'required']],
    [partner.post('/openapi/claims', { debtor_id: 1, customer_id: 'x' }), 400, ['wrong_type', 'wrong_format']],
    [partner.post('/openapi/claims', { debtor_id, customer_id: id }), 400, ['unknown_reference']],
    [partner.get('/openapi/claims?limit=101&page=1&page=2'), 400, ['given_twice', 'out_of_range']],
    [partner.get('/openapi/claims?collection_stage=none'), 400, ['not_allowed']],
    [partner.post(`/openapi/claims/${id}/payments`, { amount: 1.005 }), 400, ['too_many_decimals']],
    [partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'sue' }), 400, ['not_at_stage']],
    [partner.patch(`/openapi/customers/${other.json().data.id}`, { uid }), 409, ['key_in_use']],
    [admin.post(`/api/operator/claims/${id}/stage`, { to_stage: 'closed' }), 409, ['has_own_call']],
    [admin.post(`/api/operator/claims/${id}/stage`, { to_stage: 'third_demand_letter' }), 409, ['not_at_stage']],
    [admin.post(`/api/operator/claims/${id}/reopen`, {}), 409, ['not_closed']],
    [admin.post(`/api/operator/claims/${id}/filing`, { reference: 'x' }), 409, ['not_at_stage']],
  ]
  type Body = { code?: string; details?: { code: string }[] }
  for (const [asking, status, codes] of rows) {
    const answer = await asking
    const body = answer.json()
    const said = status === 409 ? [body.code] : body.details?.map(({ code }) => code)
    assert.deepEqual([answer.statusCode, said], [status, codes], JSON.stringify(body))
  }
})

test('the reason shown for a blocked action is the code of its refusal', async () => {
  const { id } = await makeClaim(partner)
  const { allowed_actions } = (await admin.get(`/api/operator/claims/${id}`)).json().data
  const shown = (name: string) => allowed_actions.find(({ action }: { action: string }) => action === name).reason_code
  const refusal = async (path: string, body: object) =>
    (await admin.post(`/api/operator/claims/${id}/${path}`, body)).json().code
  assert.deepEqual(
    [shown('filing'), shown('reopen'), shown('settle'), shown('court-message')],
    [
      await refusal('filing', { reference: 'x' }),
      await refusal('reopen', {}),
      await refusal('dispute', { disputed: false }),
      'not_filed',
    ],
  )
})

test('the log line of a refused request says why, even if the answer does not', async () => {
  await world.request({ url: '/openapi/me' })
  const line = JSON.parse(world.log_lines.findLast((text) => text.includes('"/openapi/me"')) as string)
  assert.deepEqual([line.status, line.code], [401, 'token_missing'])
})
