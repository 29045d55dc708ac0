import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { moved, post } from '../src/features/money/ledger/index.ts'
import { orderPayment, type StatementEntry } from '../src/features/money/payment-runs/index.ts'
import type { DateOnly } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import type { World } from './world.ts'

const TODAY = '2026-05-14' as DateOnly

/** An Austrian IBAN of a bank and a number. */
export function ibanOf(number: number): string {
  const account = `12000${String(number).padStart(11, '0')}`
  const check = 98n - (BigInt(`${account}102900`) % 97n)
  return `AT${String(check).padStart(2, '0')}${account}`
}

let accounts = 0

/** A bank account of an organisation, entered by an administrator. */
export async function addAccount(
  world: World,
  organization_id: string,
  kind: 'client_money' | 'own',
): Promise<{ id: string; iban: string }> {
  const admin = await world.operator()
  const body = { organization_id, name: `Konto ${++accounts}`, iban: ibanOf(accounts), bic: 'BKAUATWW', kind }
  const made = await admin.post('/api/operator/bank-accounts', body)
  assert.equal(made.statusCode, 201, made.body)
  return { id: made.json().data.id, iban: body.iban }
}

type Funds = {
  organization_id: string
  account_id: string
  customer_id?: string
  amount_cents: number
  fee_cents?: number
}

/** Money on a client account: a creditor's, of which a settlement has taken our fee, or surplus of debtors. */
export const fund = (world: World, { organization_id, account_id, customer_id, amount_cents, fee_cents = 0 }: Funds) =>
  world.act((work) => {
    const owed = customer_id ? ({ account: 'creditor', customer_id } as const) : ({ account: 'debtors' } as const)
    const base = { organization_id, date: TODAY }
    return post(work, [
      { ...base, kind: 'receipt', lines: moved(amount_cents, { account: 'bank', bank_account_id: account_id }, owed) },
      ...(fee_cents > 0
        ? [{ ...base, kind: 'settlement', lines: moved(fee_cents, owed, { account: 'fees' }) } as const]
        : []),
    ])
  })

export const orderSettlement = (
  world: World,
  {
    organization_id,
    customer_id,
    amount_cents,
  }: { organization_id: string; customer_id: string; amount_cents: number },
) =>
  world.act((work) =>
    orderPayment(work, {
      ...{ kind: 'settlement', organization_id, customer_id, amount_cents },
      ...{ source_id: newId(), text: 'Abrechnung' },
    }),
  )

export const setPayoutIban = (world: World, customer_id: string, iban: string | null) =>
  world.act((work) => work.tx.run(sql`update customers set payout_iban = ${iban} where id = ${customer_id}`))

type EntryFacts = Partial<StatementEntry> & { organization_id: string; account_id: string; amount_cents: number }

/** An entry of a statement, stored with the receipt that it books, and judged by nobody yet. */
export async function addEntry(
  world: World,
  facts: EntryFacts & { kind?: 'client_money' | 'own'; payer_name?: string },
) {
  const { organization_id, kind = 'client_money', payer_name = null, ...rest } = facts
  const entry: StatementEntry = {
    ...{ id: newId(), booking_date: TODAY, payer_iban: null, end_to_end_id: null, message_id: null, batch_id: null },
    ...{ is_return: false, ...rest },
  }
  const statement_id = newId()
  await world.act(async (work) => {
    const { account_id, amount_cents, booking_date } = entry
    await work.tx.run(sql`
      insert into bank_statements (id, organization_id, account_id, format, file_name, blob_key, file_size, sha256,
        entry_count, duplicate_count, created_at)
      values (${statement_id}, ${organization_id}, ${account_id}, 'camt.053.001.08', 'a.xml', 'a', 1, 'a', 1, 0, ${work.now})`)
    await work.tx.run(sql`
      insert into bank_sheets (statement_id, position, account_id, opening_cents, closing_cents, opening_on, closing_on)
      values (${statement_id}, 0, ${account_id}, 0, ${amount_cents}, ${booking_date}, ${booking_date})`)
    await work.tx.run(sql`
      insert into bank_entries (id, organization_id, account_id, statement_id, sheet, identity, amount_cents, booking_date,
        value_date, text, payer_name, payer_iban, end_to_end_id, message_id, batch_id, is_return, status, created_at, judged_at)
      values (${entry.id}, ${organization_id}, ${account_id}, ${statement_id}, 0,
        ${createHash('sha256').update(entry.id).digest()}, ${amount_cents}, ${booking_date}, ${booking_date}, '',
        ${payer_name}, ${entry.payer_iban}, ${entry.end_to_end_id}, ${entry.message_id}, ${entry.batch_id},
        ${entry.is_return}, 'unmatched', ${work.now}, ${work.now})`)
    const bank = { account: 'bank', bank_account_id: account_id } as const
    if (kind === 'client_money') {
      const lines = moved(amount_cents, bank, { account: 'suspense' })
      await post(work, [{ organization_id, date: booking_date, kind: 'receipt', entry_id: entry.id, lines }])
    }
  })
  return entry
}

/** What the ledger of an organisation says, account by account; what is 0 is left out. */
export async function balancesOf(world: World, organization_id: string): Promise<Record<string, number>> {
  const rows = await world.deps.db.many<{ account: string; cents: number }>(sql`
    select account, sum(amount_cents)::bigint as cents from ledger_lines where organization_id = ${organization_id}
    group by account having sum(amount_cents) <> 0 order by account`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
