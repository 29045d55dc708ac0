import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOOKED_ON, bookOf, newIban, openBank, STATEMENTS } from '../../../../../test/bank-house.ts'
import { camtFile, mt940File } from '../../../../../test/bank-statements.ts'
import { filePart, upload } from '../../../../../test/files.ts'
import { openWorld } from '../../../../../test/world.ts'
import { sql } from '../../../../platform/db/db.ts'

const world = await openWorld()
const PAYER = { name: 'Max Huber', iban: 'DE89370400440532013000' }

async function storedFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.deps.storage.list('bank-statements/')) keys.push(key)
  return keys.sort()
}

test('a statement is answered with what became of its entries, and the same file again with duplicates', async () => {
  const bank = await openBank(world)
  const { reference } = await bank.claim()
  const entries = [
    { amount: 5000, text: reference, reference: 'B1' },
    { amount: 700, text: 'Danke', reference: 'B2' },
    { amount: -300, text: 'Kontoführung', reference: 'B3' },
  ]
  const { id, ...taken } = await bank.take(entries)
  assert.deepEqual(taken, {
    ...{ account_id: bank.account_id, entries: 3, booked: 1, suggested: 0, unmatched: 2, duplicates: 0 },
  })
  const again = await bank.take(entries)
  assert.notEqual(again.id, id)
  assert.deepEqual([again.entries, again.booked, again.suggested, again.unmatched, again.duplicates], [3, 0, 0, 0, 3])
  assert.equal((await bank.entries()).length, 3)
  assert.deepEqual(await bookOf(bank), { bank: 5400, suspense: -400, creditor: -5000 })

  const { data } = (await bank.agent.get(`${STATEMENTS}?account_id=${bank.account_id}`)).json()
  assert.deepEqual(
    data.map(({ entries: count, duplicates, unread }: Record<string, number>) => [count, duplicates, unread]),
    [
      [3, 3, 0],
      [3, 0, 0],
    ],
  )
  const one = (await bank.agent.get(`${STATEMENTS}/${id}`)).json().data
  assert.deepEqual([one.booked, one.format, one.last_on], [1, 'camt.053.001.08', BOOKED_ON])
  assert.equal((await bank.agent.get(`${STATEMENTS}/${bank.account_id}`)).statusCode, 404)
})

test('the file is kept as it came, for administrators', async () => {
  const bank = await openBank(world)
  const file = camtFile({ iban: bank.iban, opening: 0, on: BOOKED_ON, entries: [{ amount: 1, text: 'ä' }] })
  const { id } = (await bank.send(file, 'März.xml')).json().data
  assert.equal((await bank.agent.get(`${STATEMENTS}/${id}/file`)).statusCode, 403)
  const answer = await bank.admin.get(`${STATEMENTS}/${id}/file`)
  assert.equal(answer.body, file)
  assert.match(String(answer.headers['content-disposition']), /filename\*=UTF-8''M%C3%A4rz.xml/)
  assert.equal(answer.headers['content-type'], 'application/xml')
})

test('an account that is not ours, balances that do not add up, two accounts: 400, and nothing is stored', async () => {
  const bank = await openBank(world)
  const other = newIban()
  const entries = [{ amount: 5000, text: 'x', reference: 'B1' }]
  const base = { iban: bank.iban, opening: 0, on: BOOKED_ON, entries }
  const more = [{ opening: 5000, entries: [], on: BOOKED_ON }]
  const before = await storedFiles()
  const refused = {
    unknown_reference: camtFile({ ...base, iban: other }),
    wrong_sum: camtFile({ ...base, more: [{ ...more[0], closing: 1, opening: 5000, entries: [] }] }),
    inconsistent: camtFile({ ...base, more: [{ ...more[0], opening: 5000, entries: [], iban: other }] }),
    file_type_not_allowed: 'hello',
  }
  for (const [code, file] of Object.entries(refused)) {
    const answer = await bank.send(file)
    assert.equal(answer.statusCode, 400, answer.body)
    const [{ field, code: found, message }] = answer.json().details
    assert.deepEqual([field, found], ['file', code], message)
    assert.match(message, code === 'unknown_reference' ? new RegExp(other) : /line \d/)
  }
  assert.deepEqual(await storedFiles(), before)
  assert.deepEqual(await bank.entries(), [])
  assert.deepEqual(await bookOf(bank), {})
  const rows = await world.deps.db.many(sql`select from bank_statements where account_id = ${bank.account_id}`)
  assert.equal(rows.length, 0)
})

test('several sheets of one account in a file are all taken, and the book begins with the first opening balance', async () => {
  const bank = await openBank(world)
  const more = [{ opening: 15_000, entries: [{ amount: -500, text: 'b', reference: 'B2' }], on: BOOKED_ON }]
  const taken = await bank.take([{ amount: 5000, text: 'a', reference: 'B1' }], {
    opening: 10_000,
    ...{ more },
  } as object)
  assert.equal(taken.entries, 2)
  assert.deepEqual(await bookOf(bank), { bank: 14_500, suspense: -14_500 })
})

test('a sheet from before the first one changes what the book begins with', async () => {
  const bank = await openBank(world)
  const day = (on: string) => ({ on, opening_on: on })
  await bank.take([{ amount: 100, reference: 'C' }], { opening: 900, ...day('2026-05-12') })
  assert.deepEqual(await bookOf(bank), { bank: 1000, suspense: -1000 })
  await bank.take([{ amount: 400, reference: 'A' }], { opening: 500, ...day('2026-05-11') })
  assert.deepEqual(await bookOf(bank), { bank: 1000, suspense: -1000 })
  await bank.take([{ amount: 50, reference: 'D' }], { opening: 1000, ...day('2026-05-13') })
  assert.deepEqual(await bookOf(bank), { bank: 1050, suspense: -1050 })
  // Pieces of one day, the later one first.
  const other = await openBank(world)
  await other.take([{ amount: 50, reference: 'B' }], { opening: 100, id: '2' })
  await other.take([{ amount: 70, reference: 'A' }], { opening: 30, id: '1' })
  assert.deepEqual(await bookOf(other), { bank: 150, suspense: -150 })
})

test('entries that look the same are different ones in a file, in both formats, and the same ones in the next', async () => {
  const bank = await openBank(world)
  const coffee = { amount: 300, text: 'Kaffee', ...PAYER }
  const file = { iban: bank.iban, opening: 0, on: BOOKED_ON, entries: [coffee, coffee, { ...coffee, amount: 400 }] }
  assert.deepEqual((await bank.send(camtFile(file))).json().data.duplicates, 0)
  assert.deepEqual((await bank.send(mt940File(file), 'auszug.sta')).json().data.duplicates, 3)
  assert.equal((await bank.entries()).length, 3)
  // The same reference with another amount is another entry: a bank that returns money may use it again.
  const named = { amount: 300, text: 'x', reference: 'B1' }
  await bank.take([named], { opening: 1000 })
  assert.equal((await bank.take([{ ...named, amount: -300 }], { opening: 1300 })).duplicates, 0)
  assert.deepEqual((await bookOf(bank)).bank, 1000)
})

test('a day in pieces: what looks like an entry of an earlier piece is another one', async () => {
  const bank = await openBank(world)
  const coffee = { amount: 300, text: 'Kaffee', ...PAYER }
  const pieces = [
    { opening: 0, entries: [coffee], id: '1' },
    { opening: 300, entries: [coffee, { ...coffee, text: 'Tee' }], id: '2' },
    { opening: 900, entries: [coffee], id: '3' },
  ]
  for (const { entries, ...piece } of pieces) assert.equal((await bank.take(entries, piece)).duplicates, 0)
  assert.equal((await bank.entries()).length, 4)
  // Each again, and then the whole day at once.
  for (const { entries, ...piece } of pieces) assert.equal((await bank.take(entries, piece)).duplicates, entries.length)
  const whole = pieces.flatMap(({ entries }) => entries)
  assert.equal((await bank.take(whole, { opening: 0, id: '9' })).duplicates, 4)
  assert.equal((await bank.take([coffee], { opening: 1200, id: '4' })).duplicates, 0)
  assert.deepEqual(await bookOf(bank), { bank: 1500, suspense: -1500 })
})

test('pieces of a day in any order, alone, together in a file, or with the whole day, are each taken once', async () => {
  const coffee = { amount: 300, text: 'Kaffee', ...PAYER }
  const tea = { ...coffee, text: 'Tee', amount: 250 }
  const pieces = [
    { opening: 0, entries: [coffee], id: '1' },
    { opening: 300, entries: [coffee, tea], id: '2' },
    { opening: 850, entries: [tea, coffee], id: '3' },
  ]
  const whole = { opening: 0, entries: pieces.flatMap(({ entries }) => entries), id: '9' }
  const [first, second, third] = pieces
  const orders = [
    [third, second, first],
    [third, first, second],
    [first, third, second],
    [second, first, third, whole],
    [second, whole, first, third],
    [whole, third, first],
    [third, whole, second],
  ]
  for (const [at, order] of orders.entries()) {
    const bank = await openBank(world)
    const fileOf = at % 2 === 0 ? camtFile : mt940File
    for (const sheet of [...order, ...order] as (typeof whole)[])
      assert.equal((await bank.send(fileOf({ iban: bank.iban, on: BOOKED_ON, ...sheet }))).statusCode, 201)
    assert.deepEqual(await bookOf(bank), { bank: 1400, suspense: -1400 }, `order ${at}`)
    assert.equal((await bank.entries()).length, 5)
    const [one = whole, ...more] = pieces.map((piece) => ({ on: BOOKED_ON, ...piece }))
    const together = (await bank.send(fileOf({ iban: bank.iban, ...one, more }))).json().data
    assert.deepEqual([together.entries, together.duplicates], [5, 5])
  }
})

test('an entry that stands in another file among others is the same one', async () => {
  const bank = await openBank(world)
  const [one, two, three] = [1, 2, 3].map((euro) => ({ amount: euro * 100, text: `Zahlung ${euro}`, ...PAYER }))
  const files = [
    [one, two],
    [three, two],
    [two, three, one],
  ] as { amount: number; text: string }[][]
  const duplicates = []
  for (const entries of files) duplicates.push((await bank.take(entries, { opening: 1000 })).duplicates)
  assert.deepEqual(duplicates, [0, 1, 3])
})

test('one statement twice in a file is taken once', async () => {
  const bank = await openBank(world)
  const sheet = {
    opening: 0,
    on: BOOKED_ON,
    entries: [
      { amount: 300, text: 'x' },
      { amount: 300, reference: 'B1' },
    ],
  }
  const { entries, duplicates } = (await bank.send(camtFile({ iban: bank.iban, ...sheet, more: [sheet] }))).json().data
  assert.deepEqual([entries, duplicates], [4, 2])
})

test('one file, sent many times at once and in pieces at once, is taken once', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(1000)
  const entries = Array.from({ length: 60 }, (_, at) => ({
    amount: 100 + at,
    text: at % 3 === 0 ? reference : `Zahlung ${at}`,
    reference: `B${at}`,
  }))
  const sheet = (some: typeof entries, opening: number) =>
    camtFile({ iban: bank.iban, opening, on: BOOKED_ON, entries: some })
  const sum = entries.slice(0, 30).reduce((total, { amount }) => total + amount, 0)
  const files = [sheet(entries, 0), sheet(entries.slice(0, 30), 0), sheet(entries.slice(30), sum), sheet(entries, 0)]
  const answers = await Promise.all(files.map((file) => bank.send(file)))
  const taken = answers.map((answer) => answer.json().data)
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [201, 201, 201, 201],
  )
  const total = (field: string) => taken.reduce((count, one) => count + one[field], 0)
  assert.deepEqual([total('entries'), total('duplicates'), total('booked')], [180, 120, 20])
  const stored = await world.deps.db.many<{ amount_cents: number }>(
    sql`select amount_cents from bank_entries where account_id = ${bank.account_id}`,
  )
  assert.equal(stored.length, 60)
  const [paid] = await world.deps.db.many<{ count: number }>(
    sql`select count(*)::int as count from payments where claim_id = ${id}`,
  )
  assert.equal(paid?.count, 20)
})

test('one entry for each payment of a booking; pending ones are ignored', async () => {
  const bank = await openBank(world)
  const one = await bank.claim(30)
  const other = await bank.claim(40)
  const payments = [
    { amount: 3000, text: one.reference },
    { amount: 4000, text: other.reference },
  ]
  const entries = [
    { amount: 0, reference: 'BATCH', payments },
    { amount: 999, text: 'noch nicht', status: 'PDNG' as const },
  ]
  assert.deepEqual((await bank.take(entries)).booked, 2)
  assert.equal((await bank.take(entries)).duplicates, 2)
})

test('an upload with the same key is done once and answered alike', async () => {
  const bank = await openBank(world)
  const file = camtFile({ iban: bank.iban, opening: 0, on: BOOKED_ON, entries: [{ amount: 5, text: 'x' }] })
  const key = { 'idempotency-key': 'statement-of-today' }
  const send = () => upload(bank.agent, STATEMENTS, [filePart('auszug.xml', file)], key)
  const [first, second] = [await send(), await send()]
  assert.deepEqual([first.statusCode, first.json().data.duplicates], [201, 0])
  assert.deepEqual(second.json(), first.json())
})

test('without a file, with an empty one or with another field: 400; too large: 413', async () => {
  const bank = await openBank(world)
  const send = (parts: Parameters<typeof upload>[2]) => upload(bank.agent, STATEMENTS, parts)
  assert.equal((await send([])).statusCode, 400)
  assert.equal((await send([filePart('leer.xml', '')])).json().details[0].code, 'empty_file')
  const extra = [filePart('a.xml', 'x'), { name: 'account_id', content: bank.account_id }]
  assert.equal((await send(extra)).json().details[0].field, 'account_id')
  const large = Buffer.alloc(52_428_801, ' ')
  assert.equal((await send([filePart('gross.xml', large)])).statusCode, 413)
})

test('a day that lies years ahead is refused with its place, and one within two years is taken', async () => {
  const bank = await openBank(world)
  const file = (on: string, day = on) =>
    camtFile({ iban: bank.iban, opening: 0, on: day, entries: [{ amount: 100, text: 'x', reference: on, on }] })
  for (const text of [
    file('2028-05-15', BOOKED_ON),
    file('2062-05-13'),
    mt940File({ iban: bank.iban, opening: 0, on: '2062-05-13', entries: [] }),
  ]) {
    const answer = await bank.send(text)
    assert.equal(answer.statusCode, 400, answer.body)
    const [{ field, code, message }] = answer.json().details
    assert.deepEqual([field, code], ['file', 'out_of_range'])
    assert.match(message, /in line \d+ is .* 20(?:28|62)-05-1[35], which lies too far ahead: 2028-05-14/)
  }
  assert.deepEqual(await bank.entries(), [])
  assert.equal((await bank.send(file('2028-05-14'))).statusCode, 201)
})
