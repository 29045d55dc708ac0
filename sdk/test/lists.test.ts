import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Claim } from '../src/index.ts'
import { answer, good, scripted } from './scripted.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id: String(id) }))
const query = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}

test('claims are fetched page by page until there are no more', async () => {
  const { client, sent } = scripted([
    good(rows(1, 2), { page: 1, limit: 2, has_more: true }),
    good(rows(3), { page: 2, limit: 2, has_more: false }),
  ])
  const claims: Claim[] = await all(client.claims.list({ status: 'paid', limit: 2 }))
  assert.deepEqual(claims, rows(1, 2, 3))
  assert.deepEqual(
    sent.map(({ url }) => query(url)),
    [
      { status: 'paid', limit: '2', page: '1' },
      { status: 'paid', limit: '2', page: '2' },
    ],
  )
})

test('a list of customers ends at its total, and documents are paged by offset', async () => {
  const { client, sent } = scripted([good(rows(1, 2), { total: 3 }), good(rows(3), { total: 3 })])
  assert.deepEqual(await all(client.customers.list({ limit: 2 })), rows(1, 2, 3))
  assert.equal(sent.length, 2)

  const documents = scripted([good(rows(1, 2), { total: 4 }), good(rows(3, 4), { total: 4 })])
  assert.equal((await all(documents.client.claims.documents.list('c', { limit: 2 }))).length, 4)
  assert.deepEqual(
    documents.sent.map(({ url }) => query(url)),
    [
      { limit: '2', offset: '0' },
      { limit: '2', offset: '2' },
    ],
  )
})

test('a row that a new one has pushed to the next page is not returned twice', async () => {
  const { client } = scripted([
    good(rows(5, 4), { has_more: true }),
    good(rows(4, 3), { has_more: true }),
    good(rows(2), { has_more: false }),
  ])
  assert.deepEqual(await all(client.claims.list({ limit: 2 })), rows(5, 4, 3, 2))
})

test('a reader that stops early causes no more requests; a single page can be fetched', async () => {
  const { client, sent } = scripted([good(rows(1, 2), { page: 1, limit: 100, has_more: true })])
  for await (const claim of client.claims.list()) {
    assert.equal(claim.id, '1')
    break
  }
  assert.equal(sent.length, 1)
  const page = await client.claims.list().page(3)
  assert.deepEqual(page, { data: rows(1, 2), page: 1, limit: 100, has_more: true })
  assert.deepEqual(query(sent[1]?.url), { limit: '100', page: '3' })
})

const event = (id: number) => ({ id: `evt_${id}`, type: 'claim.something_new', data: {} })

test('the event feed moves its cursor when a page has been read to its end', async () => {
  const { client, sent } = scripted([
    good([event(1), event(2)], { next: 'c2', has_more: true }),
    good([event(3)], { next: 'c3', has_more: false }),
  ])
  const feed = client.events.list({ after: 'c0' })
  const seen: [string, string | null][] = []
  for await (const { id } of feed) seen.push([id, feed.cursor])
  assert.deepEqual(seen, [
    ['evt_1', 'c0'],
    ['evt_2', 'c0'],
    ['evt_3', 'c2'],
  ])
  assert.equal(feed.cursor, 'c3')
  assert.deepEqual(
    sent.map(({ url }) => url.searchParams.get('after')),
    ['c0', 'c2'],
  )
})

test('a feed that is left in the middle of a page returns that page again', async () => {
  const { client, sent } = scripted([good([event(1), event(2)], { next: 'c2', has_more: true })])
  const feed = client.events.list()
  for await (const { id } of feed) if (id === 'evt_1') break
  assert.equal(feed.cursor, null)
  assert.equal((await feed.page()).data.length, 2)
  assert.equal(sent[1]?.url.searchParams.has('after'), false)
})

test('a followed feed keeps looking, and continues where it was', async () => {
  const { client, sent, pauses } = scripted([
    good([event(1)], { next: 'c1', has_more: false }),
    good([], { next: 'c1', has_more: false }),
    good([event(2)], { next: 'c2', has_more: false }),
  ])
  const seen: string[] = []
  for await (const { id } of client.events.follow({ every_ms: 1_000 })) {
    seen.push(id)
    if (id === 'evt_2') break
  }
  assert.deepEqual(seen, ['evt_1', 'evt_2'])
  assert.deepEqual(pauses, [1_000, 1_000])
  assert.deepEqual(
    sent.map(({ url }) => url.searchParams.get('after')),
    [null, 'c1', 'c1'],
  )
})

const gone = (code: string, next: unknown) =>
  answer(410, { success: false, error: 'Gone', code, message: 'Gone.', details: { next } })
const restored = (next: unknown) => gone('feed_restored', next)

test('where events were archived the feed goes on with the others, and says so', async () => {
  const { client, sent } = scripted([
    gone('events_archived', 'c1-knows'),
    good([event(7)], { next: 'c7', has_more: false }),
  ])
  const feed = client.events.list({ after: 'c1' })
  assert.equal(feed.was_archived, false)
  for await (const { id } of feed) assert.equal(id, 'evt_7')
  assert.deepEqual([feed.cursor, feed.was_archived, feed.was_restored], ['c7', true, false])
  assert.deepEqual(
    sent.map(({ url }) => url.searchParams.get('after')),
    ['c1', 'c1-knows'],
  )
})

test('after a restore of the service the feed goes on from the place that it names, and says so', async () => {
  const { client, sent } = scripted([
    restored('c1'),
    good([event(2)], { next: 'c2', has_more: true }),
    good([event(3)], { next: 'c3', has_more: false }),
  ])
  const feed = client.events.list({ after: 'c9' })
  assert.equal(feed.was_restored, false)
  const seen: [string, string | null][] = []
  for await (const { id } of feed) seen.push([id, feed.cursor])
  assert.deepEqual(seen, [
    ['evt_2', 'c1'],
    ['evt_3', 'c2'],
  ])
  assert.deepEqual([feed.cursor, feed.was_restored], ['c3', true])
  assert.deepEqual(
    sent.map(({ url }) => url.searchParams.get('after')),
    ['c9', 'c1', 'c2'],
  )
  for (const next of ['c9', undefined])
    await assert.rejects(
      scripted([restored(next)])
        .client.events.list({ after: 'c9' })
        .page(),
      { status: 410 },
    )
})
