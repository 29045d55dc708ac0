import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshDatabase } from '../../../test/database.ts'
import { sql } from '../db/db.ts'
import { isFoundBy } from './queries.search.ts'
import { readMails } from './queries.ts'

const { db } = await freshDatabase()

/** Three at the same instant each, so that their ids decide. */
const SUBJECTS = [
  'Zahlungserinnerung für Österreich',
  'LETZTE MAHNUNG ÜBER 100 % von A_B',
  'Mahnung AxB\\C',
  "Ratenplan O'Hara – Müller & Söhne von „Öhler“",
  '50%ig (Rechnung_7)',
]
const MAILS = 60
await db.alone(sql`
  insert into mails (id, recipient, subject, body_text, status, created_at, sent_at, attachments)
  select uuidv7(at - now()), 'Person' || i || '@' || case i % 3 when 0 then 'firma_a.example' else 'kunde-b.at' end,
    (${SUBJECTS}::text[])[1 + i % 5], 'x', case i % 4 when 0 then 'failed' else 'sent' end, at,
    case when i % 4 <> 0 then at end, '[]'
  from generate_series(1, ${MAILS}::int) i
  cross join lateral (select now() - i / 3 * interval '1 day' as at) t`)

const ALL = { page: 1, limit: 100 }
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('a search finds what holds the text as it was typed, in recipient, subject or across both', async () => {
  const texts = [
    ...[
      'person7',
      'PERSON7@',
      '@firma',
      'firma_a',
      'firmaxa',
      'kunde-b',
      'example',
      '.at za',
      'EXAMPLE letzte',
      'at  za',
    ],
    ...[
      'mahnung',
      'Mahnung a',
      'österreich',
      'ÖSTERREICH',
      'osterreich',
      'müller & s',
      "o'hara –",
      '100 %',
      '100%',
      '%',
    ],
    ...[
      'a_b',
      'a%b',
      'axb',
      'b\\c',
      '\\c',
      '\\',
      '_',
      '%ig',
      '50%',
      '(rechnung_',
      '@',
      '–',
      '&',
      ' – ',
      'n –',
      '%%%',
      'nowhere',
    ],
    ...['@f', '-b', '.a', ' @', '(r', '„ö'],
  ]
  for (const q of texts) {
    const expected = await db.many<{ id: string }>(sql`
      select id from mails where position(lower(${q}) in lower(recipient || ' ' || subject)) > 0
      order by created_at desc, id desc`)
    const { rows, ...count } = await readMails(db, { q }, ALL)
    assert.deepEqual(idsOf(rows), idsOf(expected), q)
    assert.deepEqual(count, { total: expected.length, total_is_exact: true }, q)
  }
})

test('one or two characters are looked for at the beginning of a word', async () => {
  const totalOf = async (q: string) => (await readMails(db, { q }, ALL)).total
  const found = {
    m: 36,
    M: 36,
    mü: 12,
    MÜ: 12,
    ah: 0,
    fi: 20,
    at: 40,
    b: 40 + 4,
    '7)': 12,
    '5': 12,
    ' m': 36,
    ör: 0,
    ös: 12,
    öh: 12,
  }
  for (const [q, total] of Object.entries(found)) assert.equal(await totalOf(q), total, q)
  for (const q of ['.', '|a', 'a|', '.*', 'a*', '[a', '^p', 'p$', '\\w', '\\m'])
    assert.equal(typeof (await totalOf(q)), 'number', q)
  assert.equal(await totalOf('p$'), 0)
})

test('frequent and rare texts are listed alike, whichever way they are found', async () => {
  for (const q of ['person', 'mahnung', 'müller', 'person33@', 'nowhere', 'm', '@']) {
    for (const status of [undefined, 'failed' as const]) {
      const filter = status ? { q, status } : { q }
      const whole = await readMails(db, filter, ALL)
      assert.equal(whole.total, whole.rows.length)
      for (const most of [0, 3, MAILS]) {
        for (const newest of [1, 20, MAILS]) {
          for (const page of [1, 2, 5]) {
            const { rows, ...count } = await readMails(db, filter, { page, limit: 4 }, { most, newest })
            const said = `${q} ${status} ${most} ${newest} ${page}`
            assert.deepEqual([...rows], whole.rows.slice(4 * page - 4, 4 * page), said)
            const total_is_exact = whole.total <= most
            assert.deepEqual(count, { total: total_is_exact ? whole.total : most, total_is_exact }, said)
          }
        }
      }
    }
  }
})

test('without a text the kept count is told, however many there are', async () => {
  const { rows, ...count } = await readMails(db, {}, { page: 1, limit: 2 }, { most: 3 })
  assert.equal(rows.length, 2)
  assert.deepEqual(count, { total: MAILS, total_is_exact: true })
})

test('the index of every month is what a text is looked up in', async () => {
  const parts = await db.many(sql`select from pg_inherits where inhparent = 'mails'::regclass`)
  for (const q of ['person7', 'mü', 'x', '@f', 'a.b', '.at z', '-b.']) {
    const plan = await db.transaction(async (tx) => {
      await tx.run(sql`set local enable_seqscan = off`)
      return tx.many(sql`explain select id from mails where ${isFoundBy(q)}`)
    })
    const looks = JSON.stringify(plan).match(/Bitmap Index Scan/g) ?? []
    assert.equal(looks.length, parts.length, q)
  }
})
