import { createHash } from 'node:crypto'
import { moved, post, type Transaction } from '../src/features/money/ledger/index.ts'
import type { DateOnly } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import type { World } from './world.ts'

export const day = (text: string): DateOnly => text as DateOnly

const SUSPENSE = { account: 'suspense' } as const

export type Books = Awaited<ReturnType<typeof openBooks>>

/**
 * An organisation's bank and its book, written row by row: what the import and the desk do, without either, so that a test
 * can also leave something out.
 */
export async function openBooks(world: World, { kind = 'client_money' } = {}) {
  const { organization_id } = await world.organization()
  const { db } = world.deps
  const account_id = newId()
  const digits = String(Math.floor(Math.random() * 1e16)).padStart(16, '0')
  await db.alone(sql`
    insert into bank_accounts (id, organization_id, name, iban, kind, created_at, updated_at)
    values (${account_id}, ${organization_id}, 'Client money', ${`AT61${digits}`}, ${kind}, ${new Date()}, ${new Date()})`)

  /** A statement of one day, with its entries; the ledger hears nothing of it. */
  const storeSheet = async (
    on: string,
    opening_cents: number,
    amounts: readonly number[],
    more: { position?: number } = {},
  ): Promise<string[]> => {
    const statement_id = newId()
    const closing_cents = amounts.reduce((sum, amount) => sum + amount, opening_cents)
    const position = more.position ?? 0
    await db.alone(sql`
      insert into bank_statements (id, organization_id, account_id, format, file_name, blob_key, file_size, sha256,
        entry_count, duplicate_count, created_at, judged_at)
      values (${statement_id}, ${organization_id}, ${account_id}, 'mt940', 'a.sta', ${statement_id}, 1, 'a',
        ${amounts.length}, 0, ${new Date()}, ${new Date()})`)
    await db.alone(sql`
      insert into bank_sheets (statement_id, position, account_id, opening_cents, closing_cents, opening_on, closing_on)
      values (${statement_id}, ${position}, ${account_id}, ${opening_cents}, ${closing_cents}, ${on}::date, ${on}::date)`)
    const ids = amounts.map(() => newId())
    for (const [index, amount_cents] of amounts.entries())
      await db.alone(sql`
        insert into bank_entries (id, organization_id, account_id, statement_id, sheet, identity, amount_cents,
          booking_date, value_date, text, is_return, status, created_at, judged_at)
        values (${ids[index]}, ${organization_id}, ${account_id}, ${statement_id}, ${position},
          ${createHash('sha256').update(String(ids[index])).digest()}, ${amount_cents}, ${on}::date, ${on}::date, 'x', false,
          'unmatched', ${new Date()}, ${new Date()})`)
    return ids
  }
  const book = (...transactions: Omit<Transaction, 'organization_id'>[]) =>
    world.act((work) =>
      post(
        work,
        transactions.map((transaction) => ({ organization_id, ...transaction })),
      ),
    )
  const receipt = (entry_id: string, on: string, amount_cents: number) =>
    book({
      ...{ kind: 'receipt', date: day(on), entry_id },
      lines: moved(amount_cents, { account: 'bank', bank_account_id: account_id }, SUSPENSE),
    })
  const opening = (on: string, amount_cents: number) =>
    book({
      ...{ kind: 'opening', date: day(on) },
      lines: moved(amount_cents, { account: 'bank', bank_account_id: account_id }, SUSPENSE),
    })
  /** A statement as it should be: stored and booked. */
  const receive = async (on: string, opening_cents: number, amounts: readonly number[]): Promise<string[]> => {
    const ids = await storeSheet(on, opening_cents, amounts)
    for (const [index, id] of ids.entries()) await receipt(id, on, amounts[index] as number)
    return ids
  }
  return { organization_id, account_id, storeSheet, book, receipt, opening, receive }
}
