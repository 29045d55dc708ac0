import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { MUNICH, makeRecommended, VIENNA } from '../../../../test/court-cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { addDays, addMonths, dayInVienna } from '../../../kernel/dates.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type Part, type Placed, partsOf } from '../../../platform/http/paging.ts'
import { readAllPlans } from '../../case/installments/index.ts'
import { listPaymentsAfter } from '../../case/payments/index.ts'
import { listCourtCasesAfter } from '../../process/court/index.ts'
import { listLettersAfter } from '../../process/letters/index.ts'
import { listTasksAfter } from '../../process/tasks/index.ts'

const world = await openWorld()
const agent = await world.operator('agent')
const URL = '/api/operator'
const RUN_S = 900
const today = () => dayInVienna(world.clock.business())

/** The rows of a file by their headings. */
async function fileOf(path: string, query: Record<string, string>): Promise<Record<string, string>[]> {
  const answer = await agent.get(`${URL}/${path}.csv?${new URLSearchParams(query)}`)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.match(String(answer.headers['content-disposition']), /^attachment; filename/)
  const [head = '', ...lines] = answer.body.replace('\ufeff', '').trimEnd().split('\r\n')
  const headings = head.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, place) => [headings[place], cell])))
}

/** What every file begins with, and in which order. */
const FIRST = 'Aktenzeichen;Zeichen des Partners;Schuldner;Land;Gläubiger;Partner;Organisation;Stufe;'

const advance = async (partner: PartnerClient) =>
  assert.equal((await partner.post('/sandbox/clock/advance', { seconds: 2 * RUN_S })).statusCode, 200)

async function makePlan(partner: PartnerClient): Promise<string> {
  const { id } = await makeCollectable(partner, { amount: 300 })
  await advance(partner)
  const installments = [1, 2, 3].map((months) => ({ due_date: addMonths(today(), months), amount: 100 }))
  const plan = await agent.post(`${URL}/claims/${id}/installment-plan`, { installments })
  assert.equal(plan.statusCode, 201, plan.body)
  return id
}

async function pay(id: string, amount: number, more: object = {}): Promise<string> {
  const paid = await agent.post(`${URL}/claims/${id}/payments`, { amount, ...more })
  assert.equal(paid.statusCode, 201, paid.body)
  return paid.json().data.id
}

test('payments are a file with the filters of their list, in words and without formulas', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const { id } = await makeCollectable(partner, { debtor: { person: { first_name: 'Eva', last_name: 'Yıldız' } } })
  await pay(id, 12.5, { reference: '=1+1', method: 'cash' })
  const reversed = await pay(id, 20, { payment_date: addDays(today(), -3) })
  await agent.post(`${URL}/payments/${reversed}/reverse`, {})
  const [latest, earlier, ...none] = await fileOf('payments', { organization_id })
  assert.deepEqual(none, [])
  assert.partialDeepStrictEqual(latest, {
    ...{ Schuldner: 'Eva Yıldız', Land: 'AT', Art: 'Bar', Status: 'Eingegangen', Betrag: '12,50' },
    Verwendungszweck: "'=1+1",
  })
  assert.equal(earlier?.Status, 'Rückgebucht')
  assert.match(earlier?.['Rückgebucht am'] ?? '', /^\d\d\.\d\d\.\d{4}$/)
  assert.equal((await fileOf('payments', { organization_id, status: 'reversed' })).length, 1)
  assert.equal((await agent.get(`${URL}/payments.csv?page=2`)).statusCode, 400, 'it has no pages')
  const english = await agent.get(`${URL}/payments.csv?organization_id=${organization_id}&lang=en`)
  assert.match(english.body, /,Cash,Collected,,12\.50,/)
})

test('plans and letters are files, too', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const id = await makePlan(partner)
  await pay(id, 100)
  const [plan] = await fileOf('installment-plans', { organization_id, status: 'active' })
  assert.partialDeepStrictEqual(plan, {
    ...{ Stufe: 'Ratenzahlung', Status: 'Laufend', 'Summe der Raten': '300,00', Bezahlt: '100,00' },
    ...{ Raten: '3', 'Raten bezahlt': '1', 'Betrag der nächsten Rate': '100,00' },
  })
  assert.deepEqual(await fileOf('installment-plans', { organization_id, missed: 'true' }), [])
  const letters = (await agent.get(`${URL}/letters?organization_id=${organization_id}`)).json().data
  const file = await fileOf('letters', { organization_id })
  assert.deepEqual(
    file.map(({ Aktenzeichen, Art }) => [Aktenzeichen, Art]),
    letters.map(({ case_reference }: { case_reference: string }) => [case_reference, '1. Mahnschreiben']),
  )
  assert.ok(file.length > 0)
})

test('at court each claim is in the terms of its country', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  await makeRecommended(world, partner, { address: VIENNA })
  await makeRecommended(world, partner, { address: MUNICH })
  const file = await fileOf('court-desk', { organization_id })
  assert.deepEqual(
    file.map(({ Land, Stufe, Status }) => [Land, Stufe, Status]),
    [
      ['AT', 'Klage empfohlen', 'Entscheidung offen'],
      ['DE', 'Mahnbescheid empfohlen', 'Entscheidung offen'],
    ],
  )
  assert.equal((await fileOf('court-desk', { organization_id, country: 'DE' })).length, 1)
})

test('tasks are a file, with the filters of their list', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeCollectable(partner)
  const task = { claim_id, title: '+43 1 anrufen', due_on: today() }
  const { id } = (await agent.post(`${URL}/tasks`, task)).json().data
  await agent.post(`${URL}/tasks`, { ...task, title: 'Später', owner_id: null, due_on: addDays(today(), 9) })
  const open = await fileOf('tasks', { claim_id })
  assert.deepEqual(
    open.map(({ Aufgabe, Status }) => [Aufgabe, Status]),
    [
      ["'+43 1 anrufen", 'Offen'],
      ['Später', 'Offen'],
    ],
  )
  assert.equal((await fileOf('tasks', { claim_id, state: 'due' })).length, 1)
  assert.equal((await fileOf('tasks', { claim_id, owner: 'nobody' }))[0]?.Aufgabe, 'Später')
  await agent.patch(`${URL}/tasks/${id}`, { done: true })
  assert.match((await fileOf('tasks', { claim_id, state: 'done' }))[0]?.['Erledigt am'] ?? '', /^\d\d\./)
})

test('every file has the same columns first, in the same order', async () => {
  for (const path of ['claims', 'payments', 'installment-plans', 'letters', 'court-desk', 'tasks']) {
    const head = (await agent.get(`${URL}/${path}.csv`)).body.split('\r\n')[0]?.replace('\ufeff', '')
    assert.ok(head?.startsWith(FIRST), `${path}: ${head}`)
    assert.ok(head?.includes(';Status;Zuständig;'), `${path}: ${head}`)
  }
})

test('the files have the words of their pages, in terms that fit both countries at court', async () => {
  const headOf = async (path: string): Promise<string> =>
    (await agent.get(`${URL}/${path}.csv?lang=en`)).body.split('\r\n')[0] ?? ''
  assert.match(await headOf('letters'), /,Amount demanded,Date,Pay by,/)
  assert.match(await headOf('installment-plans'), /,Agreed on,Agreed through$/)
  assert.match(await headOf('tasks'), /,Task,For,Due on,Added by,Completed on,Completed by$/)
  const court = (await agent.get(`${URL}/court-desk.csv`)).body.split('\r\n')[0] ?? ''
  assert.match(court, /;Entschieden;Eingereicht;Zeichen des Gerichts;/)
})

async function idsIn(batches: AsyncIterable<readonly { id: string }[]>): Promise<string[]> {
  const ids: string[] = []
  for await (const rows of batches) ids.push(...rows.map(({ id }) => id))
  return ids
}

test('the next day due of all plans is looked for once for many parts', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  for (let number = 0; number < 3; number++) await makePlan(partner)
  let walks = 0
  const counting: Reader = {
    one: (statement) => world.deps.db.one(statement),
    many: (statement) => {
      if (/limit \d+/.test(statement.text)) walks++
      return world.deps.db.many(statement)
    },
  }
  const plans = await idsIn(readAllPlans(counting, { organization_id }, { most: 1 }))
  assert.deepEqual([plans.length, walks], [3, 1])
})

test('all rows are read once over the parts, in the order of their list', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const { db } = world.deps
  const filter = { organization_id }
  for (let number = 0; number < 3; number++) await pay(await makePlan(partner), 10)
  for (let number = 0; number < 3; number++) {
    const { id: claim_id } = await makeRecommended(world, partner)
    await agent.post(`${URL}/tasks`, { claim_id, title: 'x', due_on: addDays(today(), 3 - number) })
    const { id } = (await agent.post(`${URL}/tasks`, { claim_id, title: 'y', due_on: today() })).json().data
    await agent.patch(`${URL}/tasks/${id}`, { done: true })
  }
  const inParts = (read: (part: Part) => Promise<Placed[]>): Promise<string[]> => idsIn(partsOf(2, read))
  const of_all = `organization_id=${organization_id}`
  const listed = async (path: string, name = 'id', query = of_all): Promise<string[]> =>
    (await agent.get(`${URL}/${path}?${query}&limit=100`)).json().data.map((row: Record<string, string>) => row[name])
  const lists = {
    payments: [await inParts((part) => listPaymentsAfter(db, filter, part)), await listed('payments')],
    plans: [await idsIn(readAllPlans(db, filter, { most: 1, held: 2 })), await listed('installment-plans')],
    letters: [await inParts((part) => listLettersAfter(db, filter, part)), await listed('letters')],
    court: [await inParts((part) => listCourtCasesAfter(db, filter, part)), await listed('court-desk', 'claim_id')],
    tasks: [
      await inParts((part) => listTasksAfter(db, { state: 'open', today: today() }, part)),
      await listed('tasks', 'id', ''),
    ],
    done: [
      await inParts((part) => listTasksAfter(db, { state: 'done', today: today() }, part)),
      await listed('tasks', 'id', 'state=done'),
    ],
  }
  for (const [name, [parts, list]] of Object.entries(lists)) {
    assert.ok((list?.length ?? 0) >= 3, name)
    assert.deepEqual(parts, list, name)
  }
})
