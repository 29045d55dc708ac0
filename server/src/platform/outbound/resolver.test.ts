import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostsFileAddresses, keepAnswers, openResolver } from './resolver.ts'

function scripted(answer: (host: string) => { addresses: string[]; ttl_s: number }) {
  const asked: string[] = []
  const clock = { ms: 0 }
  const resolve = keepAnswers(
    async (host) => {
      asked.push(host)
      return answer(host)
    },
    () => clock.ms,
  )
  return { asked, clock, resolve }
}

test('an answer is kept for its TTL, but for 30 seconds at most', async () => {
  const { asked, clock, resolve } = scripted((host) => ({
    addresses: ['8.8.8.8'],
    ttl_s: host === 'brief' ? 10 : 3_600,
  }))
  await Promise.all([resolve('brief'), resolve('long')])
  clock.ms = 9_999
  assert.deepEqual(await resolve('brief'), ['8.8.8.8'])
  assert.equal(asked.length, 2)
  clock.ms = 10_000
  await resolve('brief')
  clock.ms = 29_999
  await resolve('long')
  assert.deepEqual(asked, ['brief', 'long', 'brief'])
  clock.ms = 30_000
  await resolve('long')
  assert.deepEqual(asked, ['brief', 'long', 'brief', 'long'])
})

test('a failure is kept for 5 seconds', async () => {
  const { asked, clock, resolve } = scripted(() => {
    throw new Error('no such name')
  })
  await assert.rejects(resolve('gone'))
  clock.ms = 4_999
  await assert.rejects(resolve('gone'))
  assert.equal(asked.length, 1)
  clock.ms = 5_000
  await assert.rejects(resolve('gone'))
  assert.equal(asked.length, 2)
})

test('simultaneous questions for one name are asked once, and an answer with a TTL of 0 is not kept', async () => {
  const { asked, resolve } = scripted(() => ({ addresses: ['8.8.8.8'], ttl_s: 0 }))
  await Promise.all([resolve('a'), resolve('a'), resolve('a')])
  assert.equal(asked.length, 1)
  await resolve('a')
  assert.equal(asked.length, 2)
})

test('at most a thousand names are kept', async () => {
  const { asked, resolve } = scripted(() => ({ addresses: ['8.8.8.8'], ttl_s: 30 }))
  for (let number = 0; number <= 1_000; number++) await resolve(`name-${number}`)
  await resolve('name-1')
  assert.equal(asked.length, 1_001)
  await resolve('name-0')
  assert.equal(asked.length, 1_002)
})

test('localhost needs no server where private targets are allowed', async () => {
  const { resolve, close } = openResolver({ allow_private: true })
  assert.deepEqual(await resolve('localhost'), ['127.0.0.1', '::1'])
  assert.deepEqual(await resolve('foo.localhost'), ['127.0.0.1', '::1'])
  close()
})

test('closing ends a question that is under way', async () => {
  const { resolve, close } = openResolver({ allow_private: false })
  const asking = assert.rejects(resolve('hooks.invalid'))
  close()
  await asking
})

test('the hosts file is read with its comments, aliases and both families', () => {
  const text =
    '# all\n127.0.0.1 localhost\n10.0.0.5\tReceiver.test receiver # the partner\n::1 receiver\n\n#10.9.9.9 receiver\n'
  assert.deepEqual(hostsFileAddresses(text, 'receiver'), ['10.0.0.5', '::1'])
  assert.deepEqual(hostsFileAddresses(text, 'receiver.test'), ['10.0.0.5'])
  assert.deepEqual(hostsFileAddresses(text, 'nobody'), [])
})
