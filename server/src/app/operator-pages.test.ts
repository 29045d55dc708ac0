import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
const get = (url: string) => world.request({ method: 'GET', url })

test('every address of the operator pages serves one document, whose policy allows only our own scripts', async () => {
  for (const url of ['/operator', '/operator/', '/operator/claims?page=2', '/operator/claims/an/old/link']) {
    const answer = await get(url)
    assert.equal(answer.statusCode, 200, url)
    const policy = String(answer.headers['content-security-policy'])
    assert.match(policy, /default-src 'none'; script-src 'self';/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    // The document itself contains no script and no style.
    assert.doesNotMatch(answer.body, /<script(?![^>]* src=)/)
    assert.doesNotMatch(answer.body, /<style|\son\w+=/)
  }
})

test('the nonce of style elements is new each time, and the document has it', async () => {
  const numbers = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const { headers, body } = await get('/operator')
    const number = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    assert.ok(body.includes(`content="${number}"`))
    numbers.add(number)
  }
  assert.equal(numbers.size, 3)
})

test('scripts may be cached for good, and a missing file is a 404', async () => {
  const [, script = ''] = /src="([^"]+\.js)"/.exec((await get('/operator')).body) ?? []
  const answer = await get(script)
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['content-type']), /javascript/)
  assert.match(String(answer.headers['cache-control']), /max-age=31536000, immutable/)
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.equal((await get('/operator/assets/none.js')).statusCode, 404)
  assert.equal((await get('/operator/assets/..%2f..%2f..%2fpackage.json')).statusCode >= 400, true)
})
