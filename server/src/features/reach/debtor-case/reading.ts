import type { FastifyRequest } from 'fastify'
import { creditorReference } from '../../../kernel/banking.ts'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { cents, exactCents, toEuro } from '../../../kernel/money.ts'
import { codePng } from '../../../platform/typeset/code-png.ts'
import { codePicture, transferSquares } from '../../../platform/typeset/giro-code.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import { readClaim } from '../../case/claims/index.ts'
import { listSeenDocuments } from '../../case/documents/index.ts'
import { readPlan } from '../../case/installments/index.ts'
import {
  findSentLetter,
  type ListedLetter,
  listLetterInvoices,
  listLettersOf,
  readParties,
} from '../../process/letters/index.ts'
import { languageFor } from './language.ts'
import { canPlan, type PlanOptions, readOwnClaim, readPlanOptions } from './plan.ts'
import type { CaseFacts } from './view.ts'

const isSent = ({ status }: ListedLetter): boolean => status === 'posted' || status === 'mailed'

/** The one case of a debtor, as of today. */
export async function readCase(deps: Deps, caller: DebtorCaller): Promise<CaseFacts> {
  const { db, clock, config } = deps
  const { claim_id } = caller
  const [claim, now, legal] = await Promise.all([
    readClaim(db, caller, claim_id),
    readBusinessTime(db, clock, config.mode),
    deps.legal.read(db),
  ])
  const today = dayInVienna(now)
  const [balance, parties, invoices, plan, can_plan, documents, letters] = await Promise.all([
    readBalance(db, claim, today, legal),
    readParties(db, claim_id),
    listLetterInvoices(db, claim_id),
    readPlan(db, claim_id),
    canPlan(db, claim, { today, legal }),
    listSeenDocuments(db, caller, claim_id),
    listLettersOf(db, claim_id),
  ])
  const { subject: debtor, creditor, letterhead } = parties
  const sent = letters.filter(isSent)
  const money = { invoices, balance, plan: plan ?? null, can_plan }
  return { claim, debtor, creditor, letterhead, ...money, documents, letters: sent, today }
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

/** Where to, how much and with which reference. `amount` is a part of what is open, in euro; else all of it. */
export async function readTransfer(deps: Deps, caller: DebtorCaller, amount?: number): Promise<Transfer> {
  const { claim, balance, letterhead } = await readCase(deps, caller)
  const open_cents = balance.total_open_cents
  if (open_cents === 0) throw conflict('nothing_open', 'Nothing is open any more')
  const amount_cents = amount === undefined ? open_cents : exactCents(amount)
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

type Asking = Pick<FastifyRequest, 'query' | 'headers'>

/** What the debtor can agree to today, in the reader's language. */
export async function optionsFor(deps: Deps, caller: DebtorCaller, request: Asking): Promise<PlanOptions> {
  const { db, clock, config } = deps
  const today = dayInVienna(await readBusinessTime(db, clock, config.mode))
  const asked = { today, legal: await deps.legal.read(db), language: languageFor(request, caller) }
  return readPlanOptions(db, await readOwnClaim(db, caller), asked)
}
