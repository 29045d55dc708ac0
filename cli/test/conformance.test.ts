import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { Result } from '../src/conformance/case.ts'
import { examineEndpoint, type Pace } from '../src/conformance/examine.ts'
import { type Flaw, IN_EVENTS, IN_ROUGH_WEATHER, IN_SIGNATURES } from './flaws.ts'
import { GOOD, listen, SECRET, startReceiver } from './receivers.ts'
import { cli } from './shell.ts'

const PACE: Pace = { hold_ms: 20, settle_ms: 20, answer_within_ms: 60_000, return_within_ms: 50 }

const examine = (url: URL, pace: Pace = PACE): Promise<Result[]> =>
  examineEndpoint({
    ...{ url, pace, secret: SECRET, oversized_bytes: 524_288 },
    signal: new AbortController().signal,
    wallNow: () => new Date(),
    onCase: async () => () => undefined,
  })

const failed = (results: readonly Result[]): Result[] => results.filter(({ fault }) => fault !== undefined)
const namesOf = (results: readonly Result[]): string[] => results.map(({ tried }) => tried.name)
const faultsOf = (results: readonly Result[]): Record<string, string> =>
  Object.fromEntries(failed(results).map(({ tried, fault = '' }) => [tried.name, fault]))

test('a receiver that keeps to the specification passes every case', async () => {
  const results = await examine(await startReceiver())
  assert.deepEqual(faultsOf(results), {})
  assert.equal(results.length, 20)
})

for (const [area, flaws] of Object.entries({ IN_SIGNATURES, IN_EVENTS, IN_ROUGH_WEATHER })) {
  test(`a receiver that is wrong in one thing is found by the case for it (${area})`, async () => {
    const examined = flaws.map(async ({ what, parts }: Flaw) => [
      what,
      namesOf(failed(await examine(await startReceiver(parts)))),
    ])
    const expected = flaws.map(({ what, found_by }) => [what, found_by])
    assert.deepEqual(await Promise.all(examined), expected)
  })
}

test('every case finds a receiver that fails it', () => {
  const found_by = new Set([...IN_SIGNATURES, ...IN_EVENTS, ...IN_ROUGH_WEATHER].flatMap((flaw) => flaw.found_by))
  assert.equal(found_by.size, 19, 'all but the good event, which the receivers below fail')
})

const REFUSALS = [
  ...['bad_signature', 'missing_header', 'malformed_header', 'altered_body', 'truncated_signature', 'old_timestamp'],
  ...['future_timestamp', 'moved_timestamp', 'two_wrong_signatures', 'raw_body', 'forged_duplicate', 'oversized_body'],
]
const ACKNOWLEDGEMENTS = [
  ...['good_event', 'two_signatures', 'raw_body', 'unicode', 'duplicate', 'out_of_order', 'unknown_type'],
  ...['aborted_request', 'slow_body', 'oversized_body'],
]

test('a receiver that gives everybody the same answer is found', async () => {
  const always = async (status: number) => {
    const url = await listen((request, response) => {
      buffer(request).then(
        () => response.writeHead(status).end(),
        () => undefined,
      )
    })
    return namesOf(failed(await examine(url)))
  }
  assert.deepEqual(await always(200), REFUSALS)
  assert.deepEqual(await always(401), ACKNOWLEDGEMENTS)
  assert.equal((await always(500)).length, 20)
  assert.equal((await always(302)).length, 20)
})

test('after a request that ended the endpoint the rest is not tried', async () => {
  const faults = faultsOf(await examine(await startReceiver(IN_ROUGH_WEATHER[0]?.parts)))
  assert.match(faults.aborted_request ?? '', /^request [2-5] the connection was (refused|closed)/)
  assert.equal(faults.oversized_body, 'not tried: the endpoint has ended')
})

test('a receiver that serves one request at a time is held up by a slow one', async () => {
  let line: Promise<unknown> = Promise.resolve()
  const url = await startReceiver({
    read(request) {
      const reading = line.then(() => GOOD.read(request))
      line = reading.catch(() => undefined)
      return reading
    },
  })
  const faults = faultsOf(await examine(url, { ...PACE, answer_within_ms: 1_000 }))
  assert.match(faults.slow_body ?? '', /^request 1 no answer came within 1 s, expected a 2xx/)
})

test('a failed case says what was sent, what was expected, what came and how to mend it', async () => {
  const url = await startReceiver({ isMatch: ([first], expected) => first === expected })
  const { code, stdout } = await cli(['conformance', '--url', url.href], { MAHNWERK_WEBHOOK_SECRET: SECRET })
  assert.equal(code, 1)
  assert.equal(stdout.match(/✔ .* pass /g)?.length, 19)
  const told = stdout.slice(stdout.indexOf('✖ Two v1'))
  assert.match(told, /^✖ Two v1, one of them right +fail {2}401 +\d+ ms\n {4}request 1 answers 401, expected a 2xx\n/)
  assert.match(told, /\n {4}sent: a wrong v1, then the right one\n {4}mend: Collect every v1/)
  assert.match(stdout, /An event with an unknown type must be acknowledged with 2xx and ignored\./)
  assert.match(stdout, /✖ 1 of 20 cases fails: mend the endpoint, then try again\.\n$/)
  assert.ok(!stdout.includes(SECRET))
})

test('with --json every case is an object with its requests and answers', async () => {
  const url = await startReceiver()
  const args = ['conformance', '--url', url.href, '--secret', 'whsec_other', '--json']
  const { code, stdout, stderr } = await cli(args)
  assert.deepEqual([code, stderr], [1, ''])
  const { passed, failed: count, cases } = JSON.parse(stdout)
  assert.equal(passed + count, 20)
  const { name, passed: is_passed, fault, mend, answers } = cases[0]
  assert.deepEqual([name, is_passed, fault], ['good_event', false, 'answers 401, expected a 2xx'])
  assert.match(mend, /is this the secret.*Begin with this case/)
  assert.partialDeepStrictEqual(answers, [
    { sent: 'an event, signed as it should be', expected: 'a 2xx', passed: false, status_code: 401 },
  ])
})

test('an endpoint that cannot be reached is not judged', async () => {
  const { code, stderr } = await cli(['conformance', '--url', 'http://127.0.0.1:1/x', '--secret', SECRET])
  assert.equal(code, 3)
  assert.match(stderr, /No endpoint answers at http:\/\/127\.0\.0\.1:1\/x: the connection was refused\./)
})
