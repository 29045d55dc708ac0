import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { judgeBankEntries, takeStatement } from '../src/features/money/bank/jobs.ts'
import { SYSTEM } from '../src/kernel/caller.ts'
import { addDays, DAY_MS, type DateOnly, dayInVienna } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { type BankHouse, ENTRIES, newIban, openBank } from './bank-house.ts'
import { SHARE_COMMANDS, type ShareStep } from './bank-model-shares.ts'
import { camtFile, mt940File, type StatementEntry } from './bank-statements.ts'
import { ibanOf, setPayoutIban } from './client-money.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import type { Answer, OperatorClient, World } from './world.ts'

/** A bank that keeps an account of ours by itself, and the desk that works with what it says. */
export type Driven = {
  readonly house: BankHouse
  readonly second: OperatorClient
  readonly claims: readonly { id: string; reference: string; customer_id: string }[]
  /** What the bank has booked. */
  readonly bank: {
    /** What no statement has said yet. */
    unstated: StatementEntry[]
    closing: number
    /** Transfers that it was told of and has not carried out, and those that left. */
    readonly ordered: Transfer[]
    readonly left: Transfer[]
    count: number
  }
  /** Files that are on their way, and all that have come, in their order. */
  readonly held: Buffer[]
  readonly files: { readonly content: Buffer; readonly at: Date }[]
  readonly opened_at: Date
  /** Credits that may still be taken back. */
  readonly credits: StatementEntry[]
}

type Transfer = { readonly end_to_end_id: string; readonly amount: number; readonly iban: string }

const PAYER = ibanOf(77_001)

export async function openDriven(world: World, opening: number): Promise<Driven> {
  const house = await openBank(world)
  const { admin, organization_id } = house
  const own = { organization_id, name: 'Eigenes', iban: newIban(), kind: 'own' }
  assert.equal((await admin.post('/api/operator/bank-accounts', own)).statusCode, 201)
  const changed = await admin.patch(`/api/operator/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  assert.equal(changed.statusCode, 200, changed.body)
  const claims = await makeClaims(house)
  for (const [index, { customer_id }] of claims.entries())
    if (index > 0) await setPayoutIban(world, customer_id, ibanOf(78_000 + index))
  const bank = { unstated: [], closing: opening, ordered: [], left: [], count: 0 }
  const opened_at = world.clock.business()
  return { house, second: await world.operator(), claims, bank, held: [], files: [], opened_at, credits: [] }
}

export const makeClaims = async (house: BankHouse): Promise<Driven['claims']> => [
  ...[await house.claim(100), await house.claim(50), await house.claim(2_000)],
]

export const pick = <T>(some: readonly T[], index: number): T | undefined => some[index % Math.max(1, some.length)]
const todayOf = ({ house }: Driven): DateOnly => dayInVienna(house.world.clock.business())

/** Refused is fine, broken is not. */
export function sound(answer: Answer): Answer {
  assert.ok(answer.statusCode < 500, answer.body)
  return answer
}

/** Entries at the desk, oldest first, that a step may take. */
export const listed = async (
  { house }: Driven,
  statuses: readonly string[],
): Promise<{ id: string; amount: number }[]> => {
  const { data } = (await house.admin.get(`${ENTRIES}?account_id=${house.account_id}&limit=100`)).json()
  return data.filter(({ status }: { status: string }) => statuses.includes(status)).reverse()
}

/** How a statement comes. */
export const STATE_HOWS = ['once', 'twice', 'at once', 'held', 'in pieces', 'last piece first', 'crashed'] as const
type StateHow = (typeof STATE_HOWS)[number]

export type Step =
  | {
      do: 'credit'
      which: number
      cents: number
      how: 'named' | 'mistyped' | 'nameless' | 'alike'
      has_reference: boolean
    }
  | { do: 'return' | 'execute' | 'bounce' | 'unassign' | 'ignore' | 'refund' | 'settle'; which: number }
  | { do: ShareStep; which: number }
  | { do: 'assign'; which: number; claim: number; share: number }
  | { do: 'state'; how: StateHow; is_camt: boolean }
  | { do: 'deliver'; which: number }
  | { do: 'run'; end: 'release' | 'withdraw' | 'leave' }
  | { do: 'wait' }

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>

function textOf(driven: Driven, { which, how }: Of<'credit'>): string {
  const reference = (pick(driven.claims, which) as Driven['claims'][number]).reference
  const number = ++driven.bank.count
  if (how === 'named') return `${reference} Rate ${number}`
  return how === 'mistyped' ? `${reference.slice(0, -1)}? ${number}` : `Danke ${number}`
}

const COMMANDS: { [Kind in Step['do']]: (driven: Driven, step: Of<Kind>) => Promise<unknown> | unknown } = {
  ...SHARE_COMMANDS,
  credit: (driven, step) => {
    // Nothing tells them from each other but the balance. No return names one of them.
    if (step.how === 'alike') return driven.bank.unstated.push({ amount: 7_77, text: 'Danke', iban: PAYER })
    const text = textOf(driven, step)
    const { count } = driven.bank
    const entry = {
      ...{ amount: step.cents, text, name: 'Max Maier', iban: PAYER, end_to_end_id: `E${count}` },
      ...(step.has_reference ? { reference: `B${count}` } : {}),
    }
    driven.bank.unstated.push(entry)
    driven.credits.push(entry)
  },
  return: (driven, { which }) => {
    const credit = pick(driven.credits, which)
    if (!credit) return
    driven.credits.splice(driven.credits.indexOf(credit), 1)
    const { amount, end_to_end_id, text, iban } = credit
    driven.bank.unstated.push({ amount: -amount, end_to_end_id, text, iban, returned: 'AC04' } as StatementEntry)
  },
  execute: (driven, { which }) => {
    const transfer = pick(driven.bank.ordered, which)
    if (!transfer) return
    driven.bank.ordered.splice(driven.bank.ordered.indexOf(transfer), 1)
    driven.bank.left.push(transfer)
    const { amount, end_to_end_id, iban } = transfer
    driven.bank.unstated.push({ amount: -amount, end_to_end_id, iban, text: 'Auftrag' })
  },
  bounce: (driven, { which }) => {
    const transfer = pick(driven.bank.left, which)
    if (!transfer) return
    driven.bank.left.splice(driven.bank.left.indexOf(transfer), 1)
    const { amount, end_to_end_id, iban } = transfer
    driven.bank.unstated.push({ amount, end_to_end_id, iban, text: 'Retoure', returned: 'AC04' })
  },
  state: async (driven, { how, is_camt }) => {
    const { bank, house, held } = driven
    const entries = bank.unstated.splice(0)
    const is_cut = how === 'in pieces' || how === 'last piece first'
    const cut = is_cut ? Math.ceil(entries.length / 2) : entries.length
    const files = [entries.slice(0, cut), entries.slice(cut)].flatMap((piece) => {
      if (piece.length === 0) return []
      const sheet = { iban: house.iban, opening: bank.closing, on: todayOf(driven), entries: piece }
      bank.closing += piece.reduce((sum, { amount }) => sum + amount, 0)
      return [Buffer.from(is_camt ? camtFile(sheet) : mt940File(sheet))]
    })
    for (const file of how === 'last piece first' ? files.toReversed() : files) {
      if (how === 'held') held.push(file)
      else if (how === 'crashed') await crash(driven, file)
      else if (how === 'at once')
        for (const answer of await Promise.all([send(driven, file), send(driven, file)])) taken(answer)
      else for (let times = how === 'twice' ? 2 : 1; times > 0; times--) taken(await send(driven, file))
    }
  },
  deliver: async (driven, { which }) => {
    const file = pick(driven.held, which)
    if (!file) return
    driven.held.splice(driven.held.indexOf(file), 1)
    taken(await send(driven, file))
  },
  assign: async (driven, { which, claim, share }) => {
    const entry = pick(await listed(driven, ['unmatched', 'suggested']), which)
    if (!entry || entry.amount < 0) return
    const amount = Math.max(1, Math.floor(entry.amount * share)) / 100
    const claim_id = pick(driven.claims, claim)?.id
    sound(await driven.house.agent.post(`${ENTRIES}/${entry.id}/assign`, { parts: [{ claim_id, amount }] }))
  },
  unassign: (driven, { which }) => atDesk(driven, which, 'unassign', ['booked', 'to_refund', 'unmatched']),
  ignore: (driven, { which }) => atDesk(driven, which, 'ignore', ['unmatched', 'suggested']),
  refund: (driven, { which }) => atDesk(driven, which, 'refund', ['to_refund', 'unmatched', 'suggested']),
  settle: async (driven, { which }) => {
    const customer_id = pick(driven.claims, which)?.customer_id
    sound(await driven.house.admin.post('/api/operator/settlements', { customer_id, up_to: todayOf(driven) }))
  },
  run: async ({ house, second, bank }, { end }) => {
    const made = sound(await house.admin.post('/api/operator/payment-runs', { account_id: house.account_id }))
    if (made.statusCode !== 201 || end === 'leave') return
    const run = made.json().data
    const answer = sound(await second.post(`/api/operator/payment-runs/${run.id}/${end}`))
    if (end !== 'release' || answer.statusCode !== 200) return
    for (const { end_to_end_id, amount, payee_iban } of run.items)
      bank.ordered.push({ end_to_end_id, amount: Math.round(amount * 100), iban: payee_iban })
  },
  wait: ({ house: { world } }) => {
    world.clock.advance(DAY_MS)
  },
}

function send(driven: Driven, file: Buffer): Promise<Answer> {
  comes(driven, file)
  return driven.house.send(file)
}

const comes = ({ files, house }: Driven, content: Buffer) => files.push({ content, at: house.world.clock.business() })

const taken = (answer: Answer): void => assert.equal(answer.statusCode, 201, answer.body)

async function atDesk(driven: Driven, which: number, deed: string, statuses: readonly string[]): Promise<void> {
  const entry = pick(await listed(driven, statuses), which)
  if (entry) sound(await driven.house.admin.post(`${ENTRIES}/${entry.id}/${deed}`, {}))
}

/** The process dies when the statement is stored; the job goes on with it. */
async function crash(driven: Driven, file: Buffer): Promise<void> {
  const { world } = driven.house
  comes(driven, file)
  const key = `bank-statements/${crypto.randomUUID()}.txt`
  const blob = await world.deps.storage.put(key, Readable.from([file]))
  await takeStatement(world.deps, SYSTEM, { key, ...blob, original_filename: 'a.sta' })
  await judgeBankEntries.run(world.deps, world.clock.wall())
}

export const doStep = async (driven: Driven, step: Step): Promise<void> => {
  await (COMMANDS[step.do] as (driven: Driven, step: Step) => Promise<unknown>)(driven, step)
}

/** Our own money is missing after charges and losses, and an earlier statement may leave less to give. */
const MAY_HAPPEN = ['own_money_missing', 'opening_overgiven']

/** The books fit, on this day and on an earlier one, and nothing was paid out twice. */
export async function checkBooks(driven: Driven): Promise<void> {
  const { house, bank, held } = driven
  const { organization_id, world } = house
  const path = `/api/operator/ledger/reconciliation?organization_id=${organization_id}`
  const { data } = (await house.admin.get(path)).json()
  const unfitting = data.unfitting.filter(({ reason }: { reason: string }) => !MAY_HAPPEN.includes(reason))
  assert.deepEqual([data.difference, unfitting], [0, []], JSON.stringify(data))
  const earlier = (await house.admin.get(`${path}&as_of=${addDays(todayOf(driven), -2)}`)).json().data
  assert.equal(earlier.difference, 0, JSON.stringify(earlier))
  if (held.length === 0 && driven.files.length > 0) {
    const stated = bank.closing
    assert.deepEqual([Math.round(data.at_bank * 100), data.gaps], [stated, []], 'the bank has what its statements say')
  }
  const twice = await world.deps.db.many<{ id: string }>(sql`
    select o.id from payment_orders o join payment_run_items i on i.order_id = o.id
    where o.organization_id = ${organization_id} and i.withdrawn_at is null and i.returned_at is null
    group by o.id having sum(i.amount_cents) > o.amount_cents`)
  assert.equal(twice.length, 0)
  const torn = await world.deps.db.many<{ id: string }>(sql`
    select t.id from ledger_transactions t join ledger_lines l on l.transaction_id = t.id
    where t.organization_id = ${organization_id} group by t.id having sum(l.amount_cents) <> 0`)
  assert.equal(torn.length, 0)
}
