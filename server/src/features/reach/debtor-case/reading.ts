import { creditorReference } from '../../../kernel/banking.ts'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { codePng } from '../../../platform/typeset/code-png.ts'
import { transferSquares } from '../../../platform/typeset/giro-code.ts'
import { codePicture } from '../../../platform/typeset/qr-code.ts'
import { atOneMoment, type Deps, type Reading, readBusinessTime } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import { readClaim } from '../../case/claims/index.ts'
import { listSeenDocuments } from '../../case/documents/index.ts'
import { readPlan } from '../../case/installments/index.ts'
import {
  findSentLetter,
  type ListedLetter,
  listLetterInvoices,
  listSentLettersOf,
  readParties,
} from '../../process/letters/index.ts'
import { disputeHindrance, findLastAnswer } from '../../process/messages/index.ts'
import { askedOf } from './asked.ts'
import { findPlanOptions, type PlanOptions, readPlanOptions } from './plan.ts'
import { readPromise } from './promise.ts'
import type { CaseFacts } from './view.ts'

/** The one claim of a debtor, and what it is judged by today. */
async function readOwn({ db, clock, config, legal }: Reading, caller: DebtorCaller) {
  const [claim, now, tables] = await Promise.all([
    readClaim(db, caller, caller.claim_id),
    readBusinessTime(db, clock, config.mode),
    legal.read(db),
  ])
  return { claim, today: dayInVienna(now), legal: tables }
}

/** The claim, and the debtor with the address of today. */
export async function readOwnDebtor(reader: Reader, caller: DebtorCaller) {
  const [claim, { subject: debtor }] = await Promise.all([
    readClaim(reader, caller, caller.claim_id),
    readParties(reader, caller.claim_id),
  ])
  return { claim, debtor }
}

/** What is open today, and who is to be paid. */
export const readDebt = (deps: Deps, caller: DebtorCaller): Promise<Debt> =>
  atOneMoment(deps, (reading) => readOwnDebt(reading, caller))

async function readOwnDebt(reading: Reading, caller: DebtorCaller) {
  const own = await readOwn(reading, caller)
  const [balance, parties, plan] = await Promise.all([
    readBalance(reading.db, own.claim, own.today, own.legal),
    readParties(reading.db, caller.claim_id),
    readPlan(reading.db, caller.claim_id),
  ])
  return { ...own, ...parties, balance, plan: plan ?? null }
}
type Debt = Awaited<ReturnType<typeof readOwnDebt>>

export const readCase = (deps: Deps, caller: DebtorCaller): Promise<CaseFacts> =>
  atOneMoment(deps, (reading) => readParts(reading, caller))

async function readParts(reading: Reading, caller: DebtorCaller): Promise<CaseFacts> {
  const { db } = reading
  const { claim_id } = caller
  const { subject: debtor, ...debt } = await readOwnDebt(reading, caller)
  const { claim } = debt
  const [invoices, options, promised, documents, letters, no_dispute, last_answer_at] = await Promise.all([
    listLetterInvoices(db, claim_id),
    findPlanOptions(db, claim, debt),
    readPromise(db, claim),
    listSeenDocuments(db, caller, claim_id),
    listSentLettersOf(db, claim_id),
    disputeHindrance(db, claim),
    findLastAnswer(db, claim_id),
  ])
  return {
    ...debt,
    debtor,
    invoices,
    ...promised,
    documents,
    letters,
    last_answer_at,
    can_plan: options !== undefined,
    can_dispute: no_dispute === null,
  }
}

export type Transfer = {
  iban: string
  bic: string | null
  name: string
  reference: string
  amount_cents: number
  girocode: string
  /** The same code as PNG. */
  picture: () => Buffer
}

/** Where to, how much and with which reference; for a part of what is open, or for what is asked for now. */
export function transferOf(debt: Debt, part_cents?: number): Transfer {
  const { claim, balance, letterhead } = debt
  const open_cents = balance.total_open_cents
  if (open_cents === 0) throw conflict('nothing_open', 'Nothing is open any more')
  const amount_cents = part_cents ?? askedOf(debt).amount_cents
  if (amount_cents > open_cents)
    throw invalid({ field: 'amount', code: 'out_of_range', message: 'must not exceed what is open today' })
  const { iban, bic, company_name: name } = letterhead
  const reference = creditorReference(claim.case_reference)
  const squares = transferSquares({ ...letterhead, amount_cents, reference })
  if (squares === null) throw new Error('an amount that is open fits into a transfer')
  const picture = () => codePng(squares)
  return { iban, bic, name, reference, amount_cents, girocode: codePicture(squares), picture }
}

export const transferOut = ({ amount_cents, picture: _, ...transfer }: Transfer) => ({
  ...transfer,
  amount: toEuro(cents(amount_cents)),
})

export async function readOwnLetter(deps: Deps, { claim_id }: DebtorCaller, id: string): Promise<ListedLetter> {
  const letter = await findSentLetter(deps.db, claim_id, id)
  if (!letter) throw notFound()
  return letter
}

/** What the debtor can agree to today. */
export async function optionsFor(deps: Deps, caller: DebtorCaller): Promise<PlanOptions> {
  const { claim, ...asked } = await readOwn(deps, caller)
  return readPlanOptions(deps.db, claim, asked)
}
