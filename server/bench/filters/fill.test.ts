import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, START } from '../../test/world.ts'
import { ALL_LISTS } from './all.ts'
import { fillForFilters, sampleOf } from './fill.ts'
import { questionsOf, rowsOf } from './measure.ts'

const CLAIMS = 1_000
/** What is of the partner of the token, which is another one here, of one claim, or of a person of a creditor. */
const NOT_HERE = ['/openapi/revenue', '/openapi/webhook', '/openapi/events', 'documents', '/api/creditor/']
const world = await openWorld()
const { db } = world.deps
// The filling ends now.
world.clock.advance(Date.now() - START.getTime())
const { organization_id } = await world.partner()
const team = await world.operator()

test('every question of the bench is answered, and what it calls none has no row', async () => {
  const places = await fillForFilters(db, organization_id, CLAIMS)
  const sample = await sampleOf(db, places)
  const partners = new Map<string, Awaited<ReturnType<typeof world.partner>>>()
  for (const [name, place] of Object.entries(places))
    partners.set(name, await world.partner({ organization_id: place.organization_id }))
  const wrong: string[] = []
  for (const { list, name, kind, path, place } of questionsOf(ALL_LISTS, sample)) {
    if (NOT_HERE.some((part) => list.includes(part))) continue
    const client = list.startsWith('/openapi/') ? partners.get(place) : team
    const answer = (await client?.get(path)) ?? assert.fail(place)
    if (answer.statusCode !== 200) wrong.push(`${path}: ${answer.body}`)
    const rows = rowsOf(answer.json())
    if (kind === 'none' && rows > 0) wrong.push(`${list} ${name} ${kind}: ${rows} rows`)
  }
  assert.deepEqual(wrong, [])
})
