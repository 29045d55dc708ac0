import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, ENTRIES, openBank } from '../../../../test/bank-house.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { amountTyped } from './rules.entries.ts'

const world = await openWorld()

async function found(bank: BankHouse, query: string): Promise<{ texts: string[]; total: number }> {
  const answer = await bank.agent.get(`${ENTRIES}?account_id=${bank.account_id}&${query}`)
  assert.equal(answer.statusCode, 200, answer.body)
  const { data, total } = answer.json()
  return { texts: data.map(({ text }: { text: string }) => text), total }
}

test('entries are found by status, day, words, account, amount and case reference, latest first', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  await bank.take([
    { amount: 1_250, text: 'Miete Mai', name: 'Jörg Köhler', iban: 'AT483200000012345864', on: '2026-05-11' },
    { amount: 99_901, text: 'Danke 50%', name: 'Huber', end_to_end_id: 'E2E-77', on: '2026-05-12' },
    { amount: 4_000, text: `Rate ${claim.reference}`, name: 'Maier' },
    { amount: -390, text: 'Entgelt' },
  ])
  assert.deepEqual((await found(bank, 'status=booked')).texts, [`Rate ${claim.reference}`])
  assert.deepEqual(await found(bank, 'limit=1&page=4'), { texts: ['Miete Mai'], total: 4 })
  assert.deepEqual((await found(bank, 'from=2026-05-12&to=2026-05-12')).texts, ['Danke 50%'])
  for (const q of ['koehler', 'Köhler mai', 'AT48 3200', '12,50', '12.5'])
    assert.deepEqual((await found(bank, `q=${encodeURIComponent(q)}`)).texts, ['Miete Mai'], q)
  for (const q of ['999,01', '50%', 'e2e-77'])
    assert.deepEqual((await found(bank, `q=${encodeURIComponent(q)}`)).texts, ['Danke 50%'], q)
  assert.deepEqual((await found(bank, 'q=3,90')).texts, ['Entgelt'], 'whichever way it went')
  assert.deepEqual((await found(bank, `q=${claim.reference}`)).total, 1)
  assert.deepEqual((await found(bank, `claim_id=${claim.id}`)).total, 1)
  assert.deepEqual((await found(bank, 'q=zzz')).total, 0)
  assert.deepEqual((await found(bank, 'q=i')).total, 0, 'a letter is in nearly every entry')
  assert.deepEqual((await found(bank, 'q=40')).texts, [`Rate ${claim.reference}`], 'an amount may be short')
  assert.equal((await bank.agent.get(`${ENTRIES}?status=unread`)).statusCode, 400)
  assert.equal((await bank.agent.get(`${ENTRIES}/${claim.id}`)).statusCode, 404)
})

test('a search that finds too many asks for more words or fewer days', async () => {
  const bank = await openBank(world)
  await bank.take([{ amount: 1_250, text: 'Rarität', on: '2026-05-11' }])
  await world.deps.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into bank_entries (id, organization_id, account_id, statement_id, sheet, identity, amount_cents, booking_date,
        value_date, text, is_return, status, created_at, judged_at)
      select gen_random_uuid(), e.organization_id, e.account_id, e.statement_id, e.sheet, decode(md5(n::text), 'hex'), 100,
        '2026-04-01'::date + n % 10, '2026-04-01', 'Dauerauftrag', false, 'ignored', now(), now()
      from bank_entries e, generate_series(1, 10001) n where e.account_id = ${bank.account_id}`)
  })
  const refused = await bank.agent.get(`${ENTRIES}?q=dauerauftrag`)
  assert.equal(refused.statusCode, 400)
  assert.deepEqual(refused.json().details, [
    {
      ...{ field: 'q', code: 'found_too_many' },
      message: 'finds more than 10000 entries: add a word, or say from and to, the account or the status',
      values: { max: 10_000 },
    },
  ])
  assert.equal((await found(bank, 'q=dauerauftrag&from=2026-04-01&to=2026-04-01')).total, 1_000)
  assert.equal((await found(bank, 'q=dauerauftrag&status=unmatched')).total, 0)
  assert.deepEqual((await found(bank, 'q=rarit%C3%A4t')).texts, ['Rarität'])
  assert.equal((await found(bank, 'is_open=false')).total, 10_001, 'without a search everything is listed')
})

test('the summary counts each status and what was booked today', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  await bank.take([
    { amount: 4_000, text: claim.reference },
    { amount: 1_000, text: 'unklar' },
    { amount: 2_000, text: 'auch unklar', iban: 'AT483200000012345864' },
  ])
  const read = async () =>
    (await bank.agent.get(`${ENTRIES}/summary?organization_id=${bank.organization_id}`)).json().data
  const { counts, booked_today, booked_today_amount } = await read()
  assert.deepEqual([counts.booked, counts.unmatched, counts.to_refund], [1, 2, 0])
  assert.deepEqual([booked_today, booked_today_amount], [1, 40])
  const entry = (await bank.entries()).find(({ text }) => text === 'auch unklar')
  await bank.agent.post(`${ENTRIES}/${entry?.id}/refund`)
  const after = await read()
  assert.deepEqual([after.counts.to_refund, after.refunds_waiting], [1, 0])
})

test('of somebody whose data may only be kept no words are shown, and no search finds them', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  await bank.take([{ amount: 4_000, text: claim.reference, name: 'Geheim Muster', iban: 'AT483200000012345864' }])
  await world.act(({ tx }) =>
    tx.run(sql`
      update debtors set restricted_at = now(), restriction_reason = 'accuracy'
      where id = (select debtor_id from claims where id = ${claim.id})`),
  )
  assert.equal((await found(bank, 'q=geheim')).total, 0)
  const [entry] = (await bank.agent.get(`${ENTRIES}?account_id=${bank.account_id}`)).json().data
  assert.deepEqual([entry.text, entry.payer_name, entry.payer_iban], ['', null, null])
  assert.doesNotMatch(JSON.stringify(entry), /Geheim|Canary|AT48/)
  assert.deepEqual([entry.amount, entry.assigned[0].case_reference], [40, claim.reference])
})

test('amounts are read as people type them', () => {
  const typed = {
    '120,50': 12_050,
    '120.5': 12_050,
    '1.234,56': 123_456,
    "1'234.56": 123_456,
    '-7': 700,
    '1234': 123_400,
  }
  for (const [word, cents] of Object.entries(typed)) assert.equal(amountTyped(word), cents, word)
  for (const word of ['', 'MW26', '12,345,6', '1,2,3', 'AT61']) assert.equal(amountTyped(word), undefined, word)
})
