import assert from 'node:assert/strict'
import { isIban } from '../src/kernel/banking.ts'
import { sql } from '../src/platform/db/db.ts'
import { camtFile, type StatementEntry, type StatementSheet } from './bank-statements.ts'
import { makeCollectable } from './cases.ts'
import { filePart, upload } from './files.ts'
import type { Answer, OperatorClient, PartnerClient, World } from './world.ts'

/** An organisation with a bank account of ours, for tests of what comes in there. */

export const STATEMENTS = '/api/operator/bank-statements'
export const ENTRIES = '/api/operator/bank-entries'
/** The day of the statements: yesterday, by the clock of a world. */
export const BOOKED_ON = '2026-05-13'

let accounts = 0

/** An IBAN that no other account has. */
export function newIban(): string {
  const account = `20111${String(++accounts).padStart(11, '0')}`
  const check = Array.from({ length: 97 }, (_, number) => String(number + 2).padStart(2, '0'))
  return check.map((digits) => `AT${digits}${account}`).find(isIban) as string
}

export type BankHouse = {
  readonly world: World
  readonly partner: PartnerClient
  readonly admin: OperatorClient
  readonly agent: OperatorClient
  readonly iban: string
  readonly account_id: string
  readonly organization_id: string
  /** A claim of the organisation with its case reference. */
  claim(amount?: number): Promise<{ id: string; reference: string; customer_id: string }>
  /** Uploads a file as an agent. */
  send(file: string | Buffer, name?: string): Promise<Answer>
  /** Uploads a statement with these entries, and answers what is said of it. */
  take(entries: readonly StatementEntry[], sheet?: Partial<StatementSheet>): Promise<Taken>
  entries(): Promise<Entry[]>
}

export type Taken = {
  id: string
  account_id: string
  entries: number
  booked: number
  suggested: number
  unmatched: number
  duplicates: number
}

export type Entry = {
  id: string
  amount: number
  text: string
  status: string
  to_refund: number
  rest: number
  settled: number
  held_claims: number
  given: { kind: string; amount: number; customer_id: string | null; customer_name: string | null }[]
  assigned: { claim_id: string; amount: number; payment_id: string; is_linked: boolean }[]
  suggestions: { claim_id: string; why: string; score: number; payment_id: string | null }[]
}

export async function openBank(world: World, kind: 'client_money' | 'own' = 'client_money'): Promise<BankHouse> {
  const partner = await world.partner()
  const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]
  const { organization_id } = partner
  const iban = newIban()
  const made = await admin.post('/api/operator/bank-accounts', { organization_id, name: 'Konto', iban, kind })
  assert.equal(made.statusCode, 201, made.body)
  const account_id = made.json().data.id as string
  const send: BankHouse['send'] = (file, name = 'auszug.xml') => upload(agent, STATEMENTS, [filePart(name, file)])
  return {
    ...{ world, partner, admin, agent, iban, account_id, organization_id, send },
    async claim(amount = 100) {
      const { id, customer_id } = await makeCollectable(partner, { amount })
      const reference = (await partner.get(`/openapi/claims/${id}`)).json().data.case_reference as string
      return { id, reference, customer_id }
    },
    async take(entries, sheet = {}) {
      const answer = await send(camtFile({ iban, opening: 0, on: BOOKED_ON, entries, ...sheet }))
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json().data
    },
    entries: async () => (await admin.get(`${ENTRIES}?account_id=${account_id}&limit=100`)).json().data,
  }
}

export const claimOf = async ({ partner }: BankHouse, id: string) =>
  (await partner.get(`/openapi/claims/${id}`)).json().data

/** What the book says is on each account, in cents; those at 0 are left out. */
export async function bookOf({ world, organization_id }: BankHouse): Promise<Record<string, number>> {
  const rows = await world.deps.db.many<{ account: string; cents: number }>(sql`
    select account, sum(amount_cents)::bigint as cents from ledger_lines where organization_id = ${organization_id}
    group by account having sum(amount_cents) <> 0 order by account`)
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
