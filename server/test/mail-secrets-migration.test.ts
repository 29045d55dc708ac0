import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { freshDatabase } from './database.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const migrations = await readMigrations()
const database = await freshDatabase({ migrated: false })
await migrate(
  database.address,
  migrations.filter(({ number }) => number < 74),
)
const { db } = database

const CODE = 'Zugangscode: 7KQ2M X9RTA\nAdresse: https://haus.example/debtor\n'
const TOKEN = 'aB-_'.repeat(10).padEnd(43, '9')
const LINK = `https://haus.example/creditor?invitation=${TOKEN}\n`
const RESET = `https://haus.example/creditor/password-reset/${TOKEN}\n`
const PLAIN = 'Rechnung 4711\n'
const OLD: readonly (readonly [string, string])[] = [
  ['kept', CODE],
  ['sent', CODE.replace('Zugangscode', 'Access code')],
  ['queued', LINK],
  ['failed', RESET],
  ['kept', PLAIN],
]
for (const [index, [status, text]] of OLD.entries())
  await db.alone(sql`
    insert into mails (id, recipient, subject, body_text, status, attempts, created_at, sent_at, attachments)
    values (${idOf(index)}, 'a@b.example', 'x', ${text}, ${status}, 0, now(), case when ${status}::text = 'sent' then now() end, '[]')`)
await migrate(database.address, migrations)

test('codes and links in mails from before are masked, and gone where they have left', async () => {
  const rows = await db.many<{ body_text: string; secret_text: string | null }>(
    sql`select body_text, secret_text from mails order by id`,
  )
  const bullets = '•'.repeat(43)
  assert.deepEqual(
    rows.map(({ body_text, secret_text }) => [body_text, secret_text]),
    [
      ['Zugangscode: ••••• •••••\nAdresse: https://haus.example/debtor\n', CODE],
      ['Access code: ••••• •••••\nAdresse: https://haus.example/debtor\n', null],
      [LINK.replace(TOKEN, bullets), LINK],
      [RESET.replace(TOKEN, bullets), RESET],
      [PLAIN, null],
    ],
  )
})
