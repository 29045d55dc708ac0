import assert from 'node:assert/strict'
import fc from 'fast-check'
import { readFacts, verifyAccounts } from '../src/features/case/account/index.ts'
import { letterFeesPaid } from '../src/features/case/account/rules.ts'
import { verifyChains } from '../src/features/case/claims/activity-chain.ts'
import { addDays, type DateOnly, dayInVienna } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { ADDRESS, makeCustomer } from './cases.ts'
import { type Command, commandsUpTo, type Party, party } from './debt-commands.ts'
import { type ModelDebt, modelBalance, modelCharged, modelLetter } from './debt-model.ts'
import { GERMAN_CONSUMER_FEE_CAP as LIMIT } from './debt-model-law.ts'
import { passDays, sueByMistake } from './debt-suit.ts'
import type { Client, PartnerClient, World } from './world.ts'

/** Drives one claim through the API, and compares it after every command with the model. */

type Driven = {
  readonly world: World
  readonly team: Client
  readonly partner: PartnerClient
  readonly id: string
  readonly debtor_id: string
  readonly debt: ModelDebt
  country: 'AT' | 'DE'
  is_accepted: boolean
  /** A payment was reversed after the closure that still stands. */
  reversed_when_closed: boolean
  is_stopped: { disputed: boolean; held: boolean; address_unknown: boolean; blocked: boolean }
}

const euro = (cents: number): number => cents / 100
const centsOf = (amount: number): number => Math.round(amount * 100)
const todayOf = ({ world }: Pick<Driven, 'world'>): DateOnly => dayInVienna(world.clock.business())
const pick = <T>(some: readonly T[], index: number): T | undefined => some[index % Math.max(1, some.length)]
const address = (country: string) => ({ ...ADDRESS, country })

async function open(world: World, team: Client, { country, consumer }: Party): Promise<Driven> {
  const partner = await world.partner()
  const customer_id = await makeCustomer(partner)
  const who = consumer
    ? { acting_as: 'person', person: { first_name: 'Max', last_name: 'Maier' } }
    : { acting_as: 'company', company: { company_name: 'Maier GmbH' } }
  const debtor = await partner.post('/openapi/debtors', { ...who, customer_id, addresses: [address(country)] })
  assert.equal(debtor.statusCode, 201, debtor.body)
  const debtor_id = debtor.json().data.id as string
  const claim = await partner.post('/openapi/claims', { debtor_id, customer_id })
  assert.equal(claim.statusCode, 201, claim.body)
  const debt: ModelDebt = { law: country, consumer, invoices: [], letters: [], payments: [], closed_on: null }
  const is_stopped = { disputed: false, held: false, address_unknown: false, blocked: false }
  return {
    world,
    team,
    partner,
    id: claim.json().data.id,
    debtor_id,
    debt,
    country,
    is_accepted: false,
    reversed_when_closed: false,
    is_stopped,
  }
}

type Of<Kind extends Command['do']> = Extract<Command, { do: Kind }>

const act = ({ team, id }: Driven, path: string, body: object = {}) =>
  team.post(`/api/operator/claims/${id}/${path}`, body)

const COMMANDS: { [Kind in Command['do']]: (on: Driven, command: Of<Kind>) => Promise<unknown> } = {
  invoice: async (on, { amount, issued: ago, terms, due_agreed, creditor_fees }) => {
    const issued = ago === null ? null : addDays(todayOf(on), ago)
    const due = terms === null ? null : addDays(issued ?? todayOf(on), terms)
    const answer = await on.partner.post(`/openapi/claims/${on.id}/invoices/manual`, {
      invoice_amount_gross: euro(amount),
      ...(issued ? { invoice_issue_date: issued } : {}),
      ...(due ? { invoice_due_date: due } : {}),
      due_date_agreed: due_agreed,
      creditor_reminder_fees_incurred: euro(creditor_fees),
    })
    if (answer.statusCode !== 201) return
    const { id } = answer.json().data
    on.debt.invoices.push({ id, amount, issued, due, due_agreed, credited: 0, creditor_fees })
  },
  credit: async ({ partner, debt }, { which: index, share }) => {
    const invoice = pick(debt.invoices, index)
    const amount = invoice ? Math.ceil(((invoice.amount - invoice.credited) * share) / 100) : 0
    if (!invoice || amount === 0) return
    const answer = await partner.post(`/openapi/invoices/${invoice.id}/credit`, {
      amount: euro(amount),
      reason: 'Kulanz',
    })
    if (answer.statusCode === 201) invoice.credited += amount
  },
  pay: async (on, { share, ago }) => {
    const { debt, partner, id } = on
    const total = debt.invoices.reduce((sum, { amount, credited }) => sum + amount - credited, 0)
    const amount = Math.max(1, Math.ceil((total * share) / 100))
    const value_date = addDays(todayOf(on), -ago)
    const answer = await partner.post(`/openapi/claims/${id}/payments`, { amount: euro(amount), value_date })
    assert.equal(answer.statusCode, 201, answer.body)
    debt.payments.push({ id: answer.json().data.id, amount, value_date, reversed: false })
  },
  reverse: async (on, { which: index }) => {
    const { team, debt } = on
    const payment = pick(debt.payments, index)
    if (!payment) return
    on.reversed_when_closed ||= debt.closed_on !== null
    const answer = await team.post(`/api/operator/payments/${payment.id}/reverse`)
    assert.equal(answer.statusCode, payment.reversed ? 409 : 200, answer.body)
    payment.reversed = true
  },
  return: async ({ team, debt, is_stopped }, { which: index }) => {
    const letter = pick(debt.letters, index)
    if (!letter) return
    fc.pre(debt.closed_on === null)
    const answer = await team.post(`/api/operator/letters/${letter.id}/returned`, {})
    if (answer.statusCode !== 200) return
    letter.returned = true
    is_stopped.address_unknown = true
  },
  move: async (on) => {
    // Before a claim is accepted, its fees are limited by the law that seemed to hold when they were entered.
    fc.pre(on.is_accepted || !on.debt.consumer || on.debt.invoices.every(({ creditor_fees }) => creditor_fees <= LIMIT))
    on.country = on.country === 'AT' ? 'DE' : 'AT'
    const answer = await on.partner.patch(`/openapi/debtors/${on.debtor_id}`, { addresses: [address(on.country)] })
    assert.equal(answer.statusCode, 200, answer.body)
    on.is_stopped.address_unknown = false
  },
  dispute: async (on, { disputed }) => {
    if ((await act(on, 'dispute', { disputed })).statusCode === 200) on.is_stopped.disputed = disputed
  },
  hold: async (on, { held }) => {
    if ((await act(on, 'hold', { held })).statusCode === 200) on.is_stopped.held = held
  },
  wait: (on, { days }) => passDays(on, days),
  suit: (on, mistake) => sueByMistake(on, mistake, () => observe(on)),
  close: (on) => act(on, 'close', { closure_reason: 'written_off' }),
  reopen: (on) => {
    fc.pre(!on.reversed_when_closed)
    return act(on, 'reopen')
  },
}

const command = <Kind extends Command['do']>(on: Driven, one: Of<Kind>): Promise<unknown> => {
  const run = COMMANDS[one.do as Kind]
  return run(on, one)
}

type LetterOut = { id: string; kind: string; status: string; date: string; deadline: string }

const ORDINALS = ['first_demand_letter', 'second_demand_letter', 'third_demand_letter']

/** What the API tells about the claim goes into the model. */
async function observe(on: Driven): Promise<void> {
  const { debt, team, id, is_stopped } = on
  const file = await team.get(`/api/operator/claims/${id}`)
  const { case_status, submission_state, blocked_reason, blocked_until } = file.json().data
  // The law is settled when the claim is accepted, which happens while time passes.
  const was_stopped = Object.values(is_stopped).includes(true)
  const listed = await team.get(`/api/operator/letters?claim_id=${id}&limit=100`)
  const letters: LetterOut[] = listed.json().data
  const sent = letters.filter(
    (letter) => ['posted', 'mailed'].includes(letter.status) && !debt.letters.some((known) => known.id === letter.id),
  )
  assert.ok(sent.length === 0 || !was_stopped, 'no letter while blocked')
  for (const letter of sent.sort((one, other) => (one.date < other.date ? -1 : 1))) {
    const { date, deadline } = letter
    debt.letters.push(modelLetter(debt, { id: letter.id, date, deadline, ordinal: ORDINALS.indexOf(letter.kind) + 1 }))
  }
  on.is_accepted = submission_state === 'accepted'
  if (!on.is_accepted && case_status !== 'closed') debt.law = on.country
  is_stopped.disputed = case_status === 'disputed'
  // Some blocks end by themselves, on a day that is known.
  is_stopped.blocked = blocked_reason !== null && blocked_until === null
  if (case_status === 'closed') is_stopped.held = false
  if (case_status === 'closed') debt.closed_on ??= todayOf(on)
  else {
    debt.closed_on = null
    on.reversed_when_closed = false
  }
}

/** By then every invoice of a drive is in default, and none is time-barred: a bar would take lines from the balance. */
const DAYS_TO_DEFAULT = 120

type Totals = { principal: number; interest: number; costs: number; total: number; credit: number }
type Line = { kind: string; amount: number; charge_id: string | null }
type Judged = { totals: Totals; lines: Line[]; law: string }

async function judge(on: Driven): Promise<void> {
  const { debt, id, team } = on
  const today = todayOf(on)
  const balanceOn = async (day: string): Promise<Judged> =>
    (await team.get(`/api/operator/claims/${id}/balance?as_of=${day}`)).json().data
  const { closed_on } = debt
  for (const days of closed_on === null ? [0, -20, 45] : [0, 45]) {
    const day = addDays(today, days)
    const { totals, law } = await balanceOn(day)
    assert.equal(law, debt.law)
    const product = Object.fromEntries(Object.entries(totals).map(([part, amount]) => [part, centsOf(amount)]))
    const model = modelBalance(debt, day)
    const what = `on ${day}, today ${today}: ${JSON.stringify(debt)}`
    if (closed_on !== null) assert.equal(product.total, 0, what)
    else assert.deepEqual(product, model, what)
  }
  await judgeSums(on, await balanceOn(addDays(today, DAYS_TO_DEFAULT)))
  await judgeFees(on)
  await judgeCollected(on)
}

type Amount = { kind: string; amount_cents: number }

const sumOf = (amounts: readonly Amount[], isMeant: (kind: string) => boolean): number =>
  amounts.reduce((sum, { kind, amount_cents }) => (isMeant(kind) ? sum + amount_cents : sum), 0)

/**
 * The entries sum up to the balance without interest. The creditor's own fees count where there is a default, and fees
 * only beyond the lump sums.
 */
async function judgeSums({ debt, id, world }: Driven, { lines, totals }: Judged): Promise<void> {
  const entries = await world.deps.db.many<Amount>(
    sql`select amount_cents, counts_as as kind from account_entries where claim_id = ${id}`,
  )
  const isReckoned = ({ kind, charge_id }: Line) => kind === 'correction' && charge_id === null
  const counted = lines
    .filter((line) => !isReckoned(line) && (line.kind !== 'interest' || line.charge_id !== null))
    .map(({ kind, amount }) => ({ kind, amount_cents: centsOf(amount) }))
  const isEntered = (kind: string) => kind !== 'creditor_fee'
  assert.equal(sumOf(entries, isEntered), sumOf(counted, isEntered))
  const own = sumOf(counted, (kind) => kind === 'creditor_fee')
  assert.ok(own <= sumOf(entries, (kind) => kind === 'creditor_fee'))
  const fees = sumOf(counted, (kind) => kind === 'creditor_fee' || kind === 'reminder_fee')
  const covered = Math.min(
    fees,
    sumOf(counted, (kind) => kind === 'lump_sum'),
  )
  const reckoned = lines.filter(isReckoned).reduce((sum, { amount }) => sum + centsOf(amount), 0)
  assert.equal(reckoned, 0 - covered)
  if (debt.closed_on !== null) assert.equal(sumOf(counted, () => true) + reckoned, 0 - centsOf(totals.credit))
}

/** No fee on a day without default. */
async function judgeFees({ debt, id, world }: Driven): Promise<void> {
  const rows = await world.deps.db.many<{ letter_id: string; day: string }>(sql`
    select e.letter_id, e.day from account_entries e
    where e.claim_id = ${id} and e.kind = 'reminder_fee' group by e.letter_id, e.day
    having (select sum(a.amount_cents) from account_entries a
      where a.claim_id = ${id} and a.letter_id = e.letter_id and a.counts_as = 'reminder_fee') > 0`)
  if (debt.closed_on !== null) return
  const last = debt.letters.reduce((day, { date }) => (date > day ? date : day), '2000-01-01')
  const charged = modelCharged(debt, last).filter(({ fee }) => fee > 0)
  assert.deepEqual(rows.map(({ letter_id }) => letter_id).sort(), charged.map((letter) => letter.id).sort())
}

/** Each payment has earned what it has paid of our letters, by the account as it is. */
async function judgeCollected({ id, world }: Driven): Promise<void> {
  const { db, legal } = world.deps
  const claim = await db.one<SeenClaim>(sql`select id, organization_id from claims where id = ${id}`)
  assert.ok(claim)
  const as_of = dayInVienna(world.clock.business())
  const paid = letterFeesPaid(await readFacts(db, claim, { as_of, legal: await legal.read(db) }))
  const earned = await db.many<{ payment_id: string; cents: number }>(sql`
    select payment_id, sum(amount_cents)::bigint as cents from fees
    where claim_id = ${id} and kind = 'collection_cost' group by payment_id having sum(amount_cents) <> 0`)
  const pairs = earned.map(({ payment_id, cents }) => [payment_id, cents])
  assert.deepEqual(pairs.toSorted(), [...paid].toSorted())
}

type SeenClaim = { id: string; organization_id: string }

/** One claim from its opening through all commands. */
async function drive(world: World, team: Client, who: Party, commands: readonly Command[]): Promise<void> {
  const on = await open(world, team, who)
  try {
    for (const one of commands) {
      await command(on, one)
      await observe(on)
      await judge(on)
    }
    assert.deepEqual(await verifyAccounts(world.deps.db), [])
    assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
  } finally {
    await act(on, 'close', { closure_reason: 'withdrawn' })
  }
}

/** `DEBT_SEED` repeats what a failure printed, `DEBT_SHRINK` looks for a shorter one. */
export async function driveAtRandom(
  world: World,
  { runs, commands }: { runs: number; commands: number },
): Promise<void> {
  const team = await world.operator('admin')
  const { DEBT_SEED, DEBT_RUNS, DEBT_SHRINK } = process.env
  await fc.assert(
    fc.asyncProperty(party, commandsUpTo(commands), (who, list) => drive(world, team, who, list)),
    {
      numRuns: Number(DEBT_RUNS ?? runs),
      endOnFailure: !DEBT_SHRINK,
      seed: Number(DEBT_SEED ?? 20_261_116),
    },
  )
}
