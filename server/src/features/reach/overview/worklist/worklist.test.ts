import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, makeCollectable, makeCustomer } from '../../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../../test/world.ts'
import { creditorReference, inGroupsOfFour } from '../../../../kernel/banking.ts'
import { addDays, DAY_MS, dayInVienna } from '../../../../kernel/dates.ts'
import { AGES, ORDERS, SORTS, submittedBetween } from '../rules.ts'
import { countLines, listLines } from './queries.ts'
import { patternOf, wordsOf } from './rules.search.ts'

const world = await openWorld()
const desk = await world.operator('agent')

type Line = Record<string, unknown> & { id: string }
type Listed = { data: Line[]; total: number }

const search = async (query: Record<string, string>): Promise<Listed> => {
  const answer = await desk.get(`/api/operator/claims?${new URLSearchParams(query)}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

const idsOf = ({ data }: Listed): string[] => data.map(({ id }) => id)

const named = (partner: PartnerClient, first_name: string, last_name: string) =>
  makeCollectable(partner, { debtor: { person: { first_name, last_name } } })

test('a search finds names with and without umlauts and accents, in any case and order', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const koehler = await named(partner, 'Jörg', 'Köhler')
  const koehler_ascii = await named(partner, 'Anna', 'KOEHLER')
  const weiss = await named(partner, 'Zoë', 'Weiß')
  const find = async (q: string) => idsOf(await search({ q, organization_id })).sort()
  const both = [koehler.id, koehler_ascii.id].sort()
  assert.deepEqual(await find('Köhler'), both)
  assert.deepEqual(await find('köhler'.normalize('NFD')), both)
  assert.deepEqual(await find('koehler'), both)
  assert.deepEqual(await find('KOHLER'), [koehler.id])
  assert.deepEqual(await find('kohler jorg'), [koehler.id])
  assert.deepEqual(await find('weiss zoe'), [weiss.id])
  assert.deepEqual(await find('öhle'), both, 'a part of a name')
  assert.deepEqual(await find('kö'), [koehler.id, koehler_ascii.id].sort(), 'a short word at the beginning of a name')
  assert.deepEqual(await find('er'), [], 'and nowhere else')
  assert.deepEqual(await find('köhler weiß'), [], 'all words, of one name')
})

test('a search finds references, invoice numbers and customers, and what was changed is found anew', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const claim = await makeCollectable(partner)
  await partner.post(`/openapi/claims/${claim.id}/invoices/manual`, {
    invoice_number: 'RE_2026%4711',
    invoice_amount_gross: 10,
  })
  const other = await makeCollectable(partner)
  const [line] = (await search({ organization_id, sort: 'created', order: 'asc' })).data
  const find = async (q: string) => idsOf(await search({ q, organization_id }))
  assert.deepEqual(await find(String(line?.case_reference).toLowerCase()), [claim.id])
  assert.deepEqual(await find('re_2026%4711'), [claim.id])
  assert.deepEqual(await find('RE_2026_4711'), [], 'a mark stands for itself')
  assert.deepEqual(await find('%'), [], 'marks alone are no word')
  assert.equal((await find('huber')).length, 2, 'the customer')
  await partner.patch(`/openapi/customers/${other.customer_id}`, { name: 'Öztürk & Söhne' })
  assert.deepEqual(await find('ozturk sohne'), [other.id])
  await partner.patch(`/openapi/debtors/${claim.debtor_id}`, { person: { first_name: 'Eva', last_name: 'Ďurišová' } })
  assert.deepEqual(await find('durisova'), [claim.id])
})

test('a search finds foreign letters however they are typed', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const find = async (q: string) => idsOf(await search({ q, organization_id }))
  const SPELLINGS = {
    Yıldız: ['Yildiz', 'YILDIZ', 'yıldız', 'Yıldiz'],
    İnce: ['ince', 'INCE', 'İNCE', 'ınce'],
    Demirtas: ['Demirtaş', 'demırtas'],
    Wałęsa: ['walesa', 'WAŁĘSA'],
    Sørensen: ['sorensen', 'soerensen', 'SØRENSEN'],
    Bjoernson: ['Bjørnson', 'bjoernson', 'Björnson'],
    Åkesson: ['akesson', 'aakesson', 'ÅKESSON'],
    Straßer: ['strasser', 'STRASSER', 'straßer'],
    Muller: ['Müller', 'muller'],
    Lœuvre: ['loeuvre', 'Lœuvre'],
    Þórsson: ['thorsson', 'þórsson'],
    'O’Hara': ["o'hara", 'O’Hara', 'O‘Hara'],
  }
  for (const [name, typed] of Object.entries(SPELLINGS)) {
    const { id } = await named(partner, 'Eva', name)
    for (const q of typed) assert.deepEqual(await find(q), [id], `${name} as ${q}`)
  }
})

test('a search finds the payment reference of a letter, with blanks and without', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const claim = await makeCollectable(partner)
  await makeCollectable(partner)
  const find = async (q: string) => idsOf(await search({ q, organization_id }))
  const line = (await search({ organization_id })).data.find(({ id }) => id === claim.id)
  const reference = creditorReference(String(line?.case_reference))
  for (const q of [reference, inGroupsOfFour(reference), reference.toLowerCase(), ` ${inGroupsOfFour(reference)} `])
    assert.deepEqual(await find(q), [claim.id], q)
  assert.deepEqual(await find(`${reference}9`), [], 'another reference')
})

test('a search finds a debtor by town and e-mail address, together with the name', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const at = (city: string, email: string) =>
    makeCollectable(partner, {
      debtor: {
        person: { first_name: 'Eva', last_name: 'Maier' },
        addresses: [{ ...ADDRESS, city }],
        communication_channels: [{ type: 'email', value: email, is_primary: true }],
      },
    })
  const graz = await at('Graz', 'eva.maier@example.at')
  const poelten = await at('St. Pölten', 'office@andere.example')
  const find = async (q: string) => idsOf(await search({ q, organization_id }))
  assert.deepEqual(await find('graz'), [graz.id])
  assert.deepEqual(await find('maier graz'), [graz.id])
  assert.deepEqual(await find('polten'), [poelten.id])
  assert.deepEqual(await find('Maier Pölten'), [poelten.id])
  assert.deepEqual(await find('EVA.MAIER@example.at'), [graz.id])
  assert.deepEqual(await find('office@andere'), [poelten.id])
  await partner.patch(`/openapi/debtors/${graz.debtor_id}`, { addresses: [{ ...ADDRESS, city: 'Linz' }] })
  assert.deepEqual(await find('graz'), [])
})

test('a search finds an amount as the language of the reader writes it', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const large = await makeCollectable(partner, { amount: 2_345.67 })
  const round = await makeCollectable(partner, { amount: 4_321 })
  const find = async (q: string, lang?: string) => idsOf(await search({ q, organization_id, ...(lang && { lang }) }))
  assert.deepEqual(await find('2.345,67', 'de'), [large.id])
  assert.deepEqual(await find('€ 2345,67', 'de'), [large.id])
  assert.deepEqual(await find('2,345.67', 'en'), [large.id])
  assert.deepEqual(await find('4.321', 'de'), [round.id])
  assert.deepEqual(await find('4.321', 'en'), [], 'in English this is a fraction')
  assert.deepEqual(await find('4.321'), [round.id], 'all that it can mean')
  await partner.post(`/openapi/claims/${large.id}/payments`, { amount: 1_000 })
  assert.deepEqual(await find('1.345,67', 'de'), [large.id], 'what is still open')
  assert.deepEqual(await find('2.345,67', 'de'), [large.id], 'the invoices')
  assert.equal((await desk.get('/api/operator/claims?q=1&lang=fr')).statusCode, 400)
})

test('a line has what a dense table shows', async () => {
  const partner = await world.partner()
  const { id, customer_id, debtor_id } = await makeCollectable(partner, { amount: 100 })
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 40 })
  const [line] = (await search({ organization_id: partner.organization_id })).data
  assert.partialDeepStrictEqual(line, {
    id,
    customer_id,
    debtor_id,
    customer_name: 'Huber GmbH',
    partner_name: 'Partner',
    debtor_name: 'Max Canary-Maier',
    debtor_country: ADDRESS.country,
    status: 'partial_payment',
    total_claim_amount: 100,
    paid_amount: 40,
    outstanding_amount: 60,
    is_held: false,
    is_stuck: false,
    owner_id: null,
    owner_name: null,
  })
})

test('every sort order gives every claim once over its pages, and its opposite the same the other way round', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  for (const name of ['Zorn', 'Öhler', 'Adler', 'Öhler', 'Maier']) await named(partner, 'Eva', name)
  const debtor_id = (await search({ organization_id })).data[0]?.debtor_id
  const token = await world.organization({ organization_id })
  await token.post('/openapi/claims', { debtor_id })
  for (const sort of SORTS) {
    const ways = await Promise.all(
      ORDERS.map(async (order) => {
        const pages = await Promise.all(
          ['1', '2', '3'].map((page) => search({ organization_id, sort, order, page, limit: '2' })),
        )
        assert.ok(pages.every(({ total }) => total === 6))
        return pages.flatMap(idsOf)
      }),
    )
    assert.equal(new Set(ways[0]).size, 6, sort)
    assert.deepEqual(ways[0]?.toSorted(), ways[1]?.toSorted(), sort)
    if (sort !== 'due' && sort !== 'customer') assert.deepEqual(ways[0], ways[1]?.toReversed(), sort)
  }
  const names = (await search({ organization_id, sort: 'debtor', order: 'asc' })).data.map((line) => line.debtor_name)
  assert.deepEqual([...new Set(names)], ['Eva Adler', 'Eva Maier', 'Eva Öhler', 'Eva Zorn'])
  const last = (await search({ organization_id, sort: 'customer', order: 'desc' })).data.at(-1)
  assert.equal(last?.customer_name, null, 'what has no customer comes last')
})

test('the list narrows to what is held, stuck, disputed, of an organisation or of an age', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const [held, disputed, stuck] = [
    await makeCollectable(partner),
    await makeCollectable(partner),
    await makeCollectable(partner, { debtor: { addresses: [] } }),
  ]
  await desk.post(`/api/operator/claims/${held.id}/hold`, { held: true })
  await desk.post(`/api/operator/claims/${disputed.id}/dispute`, { disputed: true })
  world.clock.advance(15 * 60_000)
  await world.deps.jobs.runDue(world.deps)
  const find = async (filter: Record<string, string>) => idsOf(await search({ organization_id, ...filter }))
  assert.deepEqual(await find({ is_held: 'true' }), [held.id])
  assert.deepEqual(await find({ disputed: 'true' }), [disputed.id])
  assert.deepEqual(await find({ is_stuck: 'true' }), [stuck.id])
  assert.equal((await find({ is_stuck: 'false' })).length, 2)
  assert.equal((await find({ debtor_id: held.debtor_id })).length, 1)
  assert.equal((await find({ age: '0-30' })).length, 3)
  world.clock.advance(31 * DAY_MS)
  await desk.post(`/api/operator/claims/${held.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal((await find({ age: '0-30' })).length, 0)
  assert.deepEqual((await find({ age: '31-60' })).sort(), [disputed.id, stuck.id].sort(), 'closed ones have no age')
  world.clock.advance(150 * DAY_MS)
  assert.equal((await find({ age: '181+' })).length, 2)
})

test('the list narrows to several stages and statuses, amounts, days and countries', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const small = await makeCollectable(partner, { amount: 50 })
  const german = await makeCollectable(partner, {
    amount: 500,
    debtor: { addresses: [{ ...ADDRESS, country: 'DE', zip: '10115' }] },
  })
  world.clock.advance(3 * DAY_MS)
  const later = await makeCollectable(partner, { amount: 5_000.5 })
  await desk.post(`/api/operator/claims/${small.id}/close`, { closure_reason: 'withdrawn' })
  await desk.post(`/api/operator/claims/${german.id}/dispute`, { disputed: true })
  const find = async (...filter: [string, string][]) => {
    const query = new URLSearchParams([['organization_id', organization_id], ...filter])
    const answer = await desk.get(`/api/operator/claims?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return idsOf(answer.json()).sort()
  }
  const all = [small.id, german.id, later.id].sort()
  const stageOf = async (id: string) =>
    String((await search({ organization_id })).data.find((line) => line.id === id)?.collection_stage)
  const [first, last] = [await stageOf(german.id), await stageOf(small.id)]
  assert.deepEqual(await find(['collection_stage', last]), [small.id], 'one value still works')
  assert.deepEqual(await find(['collection_stage', last], ['collection_stage', first]), all)
  assert.deepEqual(await find(['case_status', 'closed'], ['case_status', 'disputed']), [small.id, german.id].sort())
  assert.deepEqual(await find(['amount_from', '500'], ['amount_to', '5000.49']), [german.id])
  assert.deepEqual(await find(['amount_from', '5000.5']), [later.id])
  assert.deepEqual(await find(['country', 'DE']), [german.id])
  assert.deepEqual(await find(['country', 'de']), [german.id])
  assert.deepEqual(await find(['country', 'DE'], ['country', 'AT']), all)
  const line = (await search({ organization_id })).data.find(({ id }) => id === later.id)
  const day = dayInVienna(new Date(String(line?.created_at)))
  assert.deepEqual(await find(['created_from', day], ['created_to', day]), [later.id])
  assert.deepEqual(await find(['created_to', addDays(day, -1)]), [small.id, german.id].sort())
  const due = dayInVienna(new Date(String(line?.next_step_at)))
  assert.deepEqual(await find(['due_from', due], ['due_to', due]), [later.id])
})

test('a wrong value of a filter is named by its parameter', async () => {
  for (const [query, field] of [
    ['collection_stage=nowhere', 'collection_stage'],
    ['collection_stage=closed&collection_stage=nowhere', 'collection_stage'],
    ['case_status=', 'case_status'],
    ['country=XX', 'country'],
    ['amount_from=-1', 'amount_from'],
    ['amount_to=1.234', 'amount_to'],
    ['created_from=2026-02-30', 'created_from'],
    ['due_to=tomorrow', 'due_to'],
    ['owner=somebody', 'owner'],
  ] as const) {
    const answer = await desk.get(`/api/operator/claims?${query}`)
    assert.equal(answer.statusCode, 400, query)
    assert.deepEqual(
      answer.json().details.map((one: { field: string }) => one.field),
      [field],
    )
  }
})

test('unknown words for sort, order, age and filters are refused', async () => {
  for (const query of ['sort=name', 'order=up', 'age=5', 'is_held=yes', 'q=%20', 'colour=red', 'debtor_id=1']) {
    assert.equal((await desk.get(`/api/operator/claims?${query}`)).statusCode, 400, query)
  }
})

test('the ages leave no gap and do not overlap', () => {
  const now = new Date('2026-05-14T09:30:00.000Z')
  const spans = AGES.map((age) => submittedBetween(age, now))
  assert.equal(spans[0]?.until.getTime(), now.getTime())
  assert.equal(spans.at(-1)?.after, null)
  for (const [index, { after }] of spans.slice(0, -1).entries()) {
    assert.equal(after?.getTime(), spans[index + 1]?.until.getTime())
  }
})

test('what somebody typed stands for itself', () => {
  assert.deepEqual(wordsOf('  Max   & Huber '), ['Max', 'Huber'])
  assert.equal(patternOf('5%_\\'), '%5\\%\\_\\\\%')
  assert.equal(patternOf('Ö1'), '% Ö1%')
})

test('a customer that nothing belongs to is no obstacle to a search', async () => {
  const partner = await world.partner()
  await makeCustomer(partner)
  assert.equal((await search({ q: 'huber', organization_id: partner.organization_id })).total, 0)
})

test('the lines of given claims are those of the list, each once, without what is unknown', async () => {
  const partner = await world.partner()
  const claims = [await makeCollectable(partner), await makeCollectable(partner)]
  const asked = [...claims, ...claims, { id: '00000000-0000-4000-8000-000000000000' }]
  const answer = await desk.get(`/api/operator/claim-lines?${asked.map(({ id }) => `claim_id=${id}`).join('&')}`)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(answer.json().data, (await search({ organization_id: partner.organization_id })).data)
  assert.equal(answer.json().data.length, claims.length)
  assert.equal((await desk.get('/api/operator/claim-lines')).statusCode, 400, 'all claims are another list')
})

test('a page is the same from whichever end of the list it is found', async () => {
  const { db } = world.deps
  const now = world.clock.business()
  const { total } = await countLines(db, { filter: {}, now })
  assert.ok(total > 12)
  for (const sort of SORTS) {
    for (const order of ORDERS) {
      for (const limit of [5, total - 1, total, total + 3]) {
        const pages = Math.ceil(total / limit)
        for (const page of [1, Math.ceil(pages / 2), pages, pages + 1]) {
          const wanted = { filter: {}, sort, order, page: { page, limit }, now }
          const [front, either] = await Promise.all([listLines(db, wanted), listLines(db, { ...wanted, total })])
          const where = `${sort} ${order}, page ${page} of ${pages}`
          assert.deepEqual(
            either.map(({ id }) => id),
            front.map(({ id }) => id),
            where,
          )
          assert.equal(front.length, Math.max(0, Math.min(limit, total - (page - 1) * limit)), where)
        }
      }
    }
  }
})
