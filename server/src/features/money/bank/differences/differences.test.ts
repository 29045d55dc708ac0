import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, BOOKED_ON, bookOf, ENTRIES, openBank, STATEMENTS } from '../../../../../test/bank-house.ts'
import { camtFile, mt940File, type StatementEntry } from '../../../../../test/bank-statements.ts'
import { filePart, upload } from '../../../../../test/files.ts'
import { type OperatorClient, openWorld } from '../../../../../test/world.ts'
import { sql } from '../../../../platform/db/db.ts'
import { judgeBankEntries } from '../jobs.ts'

const world = await openWorld()
const RUNS = '/api/operator/payment-runs'
const PAYER = { name: 'Max Huber', iban: 'DE89370400440532013000' }
const THIEF = { name: 'Max Huber', iban: 'DE02120300000000202051' }

type Side = { payer_iban: string | null; text: string | null; value_date: string | null }
type Difference = {
  id: string
  fields: string[]
  stored: Side
  told: Side
  stored_file: { uploaded_by: string | null }
  told_file: { uploaded_by: string | null }
  holds: string | null
}
type Shown = {
  id: string
  payer_iban: string
  text: string
  status: string
  value_date: string
  differences: Difference[]
}

const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) => [statusCode, json().code]
const fileOf = ({ iban }: BankHouse, entries: readonly StatementEntry[]) =>
  camtFile({ iban, opening: 0, on: BOOKED_ON, entries })
const sendBy = (by: OperatorClient, file: string) => upload(by, STATEMENTS, [filePart('auszug.xml', file)])
const only = async (bank: BankHouse): Promise<Shown> => (await bank.entries())[0] as unknown as Shown
const decide = (by: OperatorClient, { id, differences }: Shown, holds: string, at = 0) =>
  by.post(`${ENTRIES}/${id}/settle-difference`, { difference_id: differences[at]?.id, holds })

async function waitingOf({ admin, organization_id }: BankHouse) {
  const { data } = (await admin.get(`/api/operator/work?organization_id=${organization_id}&limit=100`)).json()
  return (data as { kind: string; reason: string }[]).map(({ kind, reason }) => [kind, reason])
}

const misfitsOf = async ({ admin, organization_id }: BankHouse) => {
  const { data } = (await admin.get(`/api/operator/ledger/reconciliation?organization_id=${organization_id}`)).json()
  return (data.unfitting as { reason: string; entry_id: string | null }[]).map(({ reason, entry_id }) => [
    reason,
    entry_id,
  ])
}

test('an altered copy that came first does not swallow the genuine statement, and nothing goes to its payer', async () => {
  const bank = await openBank(world)
  const second = await world.operator('admin')
  const entry = { amount: 7_000, text: 'Danke', reference: 'B1' }
  const altered = await sendBy(second, fileOf(bank, [{ ...entry, ...THIEF }]))
  assert.equal(altered.statusCode, 201, altered.body)
  // Ordered and in a run before the genuine one comes.
  const { id } = await only(bank)
  assert.equal((await bank.agent.post(`${ENTRIES}/${id}/refund`)).statusCode, 200)
  const made = (await bank.admin.post(RUNS, { account_id: bank.account_id })).json().data
  assert.deepEqual([made.items.length, made.items[0].payee_iban], [1, THIEF.iban])
  assert.equal(made.items[0].statement.uploaded_by, second.operator_id)

  const genuine = (await bank.send(fileOf(bank, [{ ...entry, ...PAYER }]))).json().data
  assert.deepEqual([genuine.entries, genuine.duplicates], [1, 1])
  const shown = await only(bank)
  const [difference] = shown.differences
  assert.deepEqual([shown.payer_iban, difference?.fields, difference?.holds], [THIEF.iban, ['payer_iban'], null])
  assert.deepEqual([difference?.stored.payer_iban, difference?.told.payer_iban], [THIEF.iban, PAYER.iban])
  assert.deepEqual(
    [difference?.stored_file.uploaded_by, difference?.told_file.uploaded_by],
    [second.operator_id, bank.agent.operator_id],
  )
  assert.deepEqual(await misfitsOf(bank), [['entry_differs', id]])
  assert.deepEqual(
    (await waitingOf(bank)).filter(([kind]) => kind === 'bank_entry_differs'),
    [['bank_entry_differs', '70.00']],
  )

  // In the run it is not released; out of it no run takes it, and once withdrawn nobody orders it.
  assert.deepEqual(codeOf(await second.post(`${RUNS}/${made.id}/release`)), [409, 'entry_differs'])
  assert.equal((await bank.admin.post(`${RUNS}/${made.id}/withdraw`)).statusCode, 200)
  const left = (await bank.admin.post(RUNS, { account_id: bank.account_id })).json().data
  assert.deepEqual([left.items, left.left_out[0].reason], [[], 'entry_differs'])
  const waits = (await bank.admin.get(`/api/operator/payment-orders?organization_id=${bank.organization_id}`)).json()
    .data
  assert.deepEqual([waits[0].reason, waits[0].accounts], ['entry_differs', []])

  // The same file again, and the altered one, say nothing new.
  for (const payer of [PAYER, THIEF]) await bank.send(fileOf(bank, [{ ...entry, ...payer }]))
  assert.equal((await only(bank)).differences.length, 1)

  // Who uploaded one cannot say that it holds; agents cannot say anything.
  assert.deepEqual(codeOf(await decide(second, shown, 'stored')), [403, 'same_person'])
  assert.equal((await decide(bank.agent, shown, 'told')).statusCode, 403)
  const settled = await decide(bank.admin, shown, 'told')
  assert.equal(settled.statusCode, 200, settled.body)
  assert.deepEqual([settled.json().data.payer_iban, settled.json().data.differences[0].holds], [PAYER.iban, 'told'])
  assert.equal((await decide(bank.admin, shown, 'told')).statusCode, 404)
  assert.deepEqual(await misfitsOf(bank), [])
  assert.deepEqual(
    (await waitingOf(bank)).filter(([kind]) => kind === 'bank_entry_differs'),
    [],
  )
  // What was decided stays decided, whichever file comes again.
  for (const payer of [PAYER, THIEF]) await bank.send(fileOf(bank, [{ ...entry, ...payer }]))
  assert.equal((await only(bank)).differences.length, 1)

  const run = (await bank.admin.post(RUNS, { account_id: bank.account_id })).json().data
  assert.deepEqual([run.items[0].payee_iban, run.items[0].statement.uploaded_by], [PAYER.iban, bank.agent.operator_id])
  assert.equal((await second.post(`${RUNS}/${run.id}/release`)).statusCode, 200)
})

test('who uploaded the statement of a refund may release its run, and the run says so', async () => {
  const bank = await openBank(world)
  const second = await world.operator('admin')
  await sendBy(second, fileOf(bank, [{ amount: 700, text: 'Danke', reference: 'B1', ...PAYER }]))
  const { id } = await only(bank)
  assert.equal((await bank.agent.post(`${ENTRIES}/${id}/refund`)).statusCode, 200)
  const run = (await bank.admin.post(RUNS, { account_id: bank.account_id })).json().data
  assert.equal(run.items[0].statement.uploaded_by, second.operator_id)
  assert.equal((await second.post(`${RUNS}/${run.id}/release`)).statusCode, 200)
})

test('a refund is not ordered while two statements differ, and is after the first was said to hold', async () => {
  const bank = await openBank(world)
  const entry = { amount: 500, text: 'x', reference: 'B1' }
  await bank.take([{ ...entry, ...PAYER }])
  await bank.take([{ ...entry, ...THIEF, name: 'Erika Muster' }])
  const shown = await only(bank)
  assert.deepEqual(shown.differences[0]?.fields, ['payer_iban', 'payer_name'])
  const refused = await bank.agent.post(`${ENTRIES}/${shown.id}/refund`)
  assert.deepEqual(codeOf(refused), [409, 'entry_differs'])
  assert.equal((await decide(bank.admin, shown, 'stored')).statusCode, 200)
  assert.equal((await bank.agent.post(`${ENTRIES}/${shown.id}/refund`)).statusCode, 200)
  assert.equal((await only(bank)).payer_iban, PAYER.iban)
})

test('another text or day replaces nothing that something was made of, and is judged anew', async () => {
  const bank = await openBank(world)
  const [one, two] = [await bank.claim(), await bank.claim()]
  const entry = { amount: 1_000, reference: 'B1', ...PAYER }
  await bank.take([{ ...entry, text: one.reference }])
  await bank.take([{ ...entry, text: two.reference, value: '2026-05-12' }])
  const shown = await only(bank)
  assert.deepEqual([shown.status, shown.differences[0]?.fields], ['booked', ['text', 'value_date']])
  assert.deepEqual(codeOf(await decide(bank.admin, shown, 'told')), [409, 'still_assigned'])
  assert.equal((await bank.agent.post(`${ENTRIES}/${shown.id}/unassign`)).statusCode, 200)
  assert.equal((await decide(bank.admin, shown, 'told')).statusCode, 200)
  await judgeBankEntries.run(world.deps, new Date())
  const after = (await bank.entries())[0]
  assert.deepEqual([after?.text, after?.status, after?.assigned[0]?.claim_id], [two.reference, 'booked', two.id])
  const payment = (await bank.partner.get(`/openapi/claims/${two.id}/payments`)).json().data[0]
  assert.equal(payment.payment_date, '2026-05-12')
  const held = async (id: string) => (await bank.partner.get(`/openapi/claims/${id}`)).json().data.blocked_reason
  assert.deepEqual([await held(one.id), await held(two.id)], [null, null])
  assert.deepEqual(await bookOf(bank), { bank: 1_000, creditor: -1_000 })
})

test('the same day in another format is no contradiction, unless the account of the payer is another one', async () => {
  const bank = await openBank(world)
  const text = 'Überweisung für Rechnung Nr. 2026/0815 vom März, vielen Dank für die Geduld und freundliche Grüße'
  const told = {
    amount: 300,
    text,
    name: 'Müller & Söhne Gesellschaft mit beschränkter Haftung Wien',
    iban: PAYER.iban,
  }
  const sheet = (entry: StatementEntry) => ({ iban: bank.iban, opening: 0, on: BOOKED_ON, entries: [entry] })
  await bank.send(camtFile(sheet({ ...told, reference: 'B1', end_to_end_id: 'E1' })))
  const short = { ...told, text: 'Ueberweisung fuer Rechnung', name: 'Mueller + Soehne' }
  const mt940 = (entry: StatementEntry) => mt940File(sheet(entry)).replace('NTRFNONREF', 'NTRFNONREF//B1')
  const again = (await bank.send(mt940(short), 'auszug.sta')).json().data
  assert.equal(again.duplicates, 1, 'the bank gives both the same reference')
  await bank.send(camtFile({ ...sheet({ ...told, name: 'MUELLER U SOEHNE', reference: 'B1' }), version: '02' }))
  assert.deepEqual((await only(bank)).differences, [])
  await bank.send(mt940({ ...short, iban: THIEF.iban }), 'auszug.sta')
  assert.deepEqual((await only(bank)).differences[0]?.fields, ['payer_iban'])
})

test('without a reference of the bank the altered copy is another entry, and the balances tell', async () => {
  const bank = await openBank(world)
  const entry = { amount: 700, text: 'Danke' }
  await bank.take([{ ...entry, ...THIEF }])
  assert.deepEqual(await misfitsOf(bank), [])
  assert.equal((await bank.take([{ ...entry, ...PAYER }])).duplicates, 0)
  assert.deepEqual(await misfitsOf(bank), [['closing_differs', null]])
  // And so where the amount or the day of an entry with a reference was altered.
  const other = await openBank(world)
  await other.take([{ amount: 900, reference: 'B1', ...THIEF }])
  await other.take([{ amount: 700, reference: 'B1', ...PAYER }])
  assert.deepEqual(await misfitsOf(other), [['closing_differs', null]])
})

test('what was erased contradicts nothing, and what two statements said cannot be changed', async () => {
  const bank = await openBank(world)
  const entry = { amount: 500, text: 'x', reference: 'B1' }
  await bank.take([{ ...entry, ...PAYER }])
  await bank.take([{ ...entry, ...THIEF }])
  const shown = await only(bank)
  const change = (what: ReturnType<typeof sql>) =>
    world.deps.db.transaction((tx) => tx.run(sql`update bank_differences set ${what} where entry_id = ${shown.id}`))
  await assert.rejects(change(sql`told = stored`), /never changed/)
  await assert.rejects(
    world.deps.db.transaction((tx) =>
      tx.run(sql`update bank_entries set value_date = '2026-01-01' where id = ${shown.id}`),
    ),
    /never changed/,
  )
  assert.equal((await decide(bank.admin, shown, 'stored')).statusCode, 200)
  await assert.rejects(change(sql`holds = 'told'`), /never changed/)
  await change(sql`stored = '{}', told = '{}', note = null`)
  await world.deps.db.transaction((tx) =>
    tx.run(sql`
      update bank_entries set text = '', payer_name = null, payer_iban = null, bank_reference = null where id = ${shown.id}`),
  )
  await bank.take([{ ...entry, name: 'Somebody', iban: PAYER.iban }])
  assert.equal((await only(bank)).differences.length, 1)
})
