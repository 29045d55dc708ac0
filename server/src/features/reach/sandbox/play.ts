import { SYSTEM, type TokenCaller } from '../../../kernel/caller.ts'
import { addDays, DAY_MS, dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { newId } from '../../../platform/ids.ts'
import { type Deps, openWork, type Work } from '../../../platform/work.ts'
import {
  type ClaimRow,
  disputeClaim,
  type LetterKind,
  letterFor,
  outstandingCents,
  type Stage,
  submitClaim,
  takeClaim,
} from '../../case/claims/index.ts'
import { readPlan } from '../../case/installments/index.ts'
import { enterInvoice } from '../../case/invoices/index.ts'
import { recordPayment } from '../../case/payments/index.ts'
import { submitCustomer } from '../../parties/customers/index.ts'
import { addDebtor } from '../../parties/debtors/index.ts'
import { decide } from '../../process/court/index.ts'
import { LetterProblem, listLettersOf, markReturned, SAMPLE_LETTERHEAD } from '../../process/letters/index.ts'
import { makeLetter, type ReadyLetter, sendOrWait } from '../../process/workflow/index.ts'
import { makeMove } from './moves.ts'
import { partnerOf } from './reset.ts'
import { SCENARIOS, type Scenario, type ScenarioAct, type ScenarioName } from './rules.scenarios.ts'

/** Where invented people live: in the town of the invented letterhead, whose law knows every stage. */
const { zip, city, country } = SAMPLE_LETTERHEAD
const placeIn = (street: string) => ({ street, zip, city, country })
/** One customer for all scenarios of a partner, found again by its reference. */
const CREDITOR = {
  name: 'Musterhaus GmbH',
  email: 'buchhaltung@musterhaus.example',
  partner_client_reference: 'sandbox-scenarios',
  address: placeIn('Musterstraße 1'),
}
const MINUTE_MS = 60_000

/**
 * Plays a whole case of the caller's partner in the transaction of `work`, so that the case is there either whole or not at
 * all and no other job takes a step of it meanwhile. Its steps lie in the past, a minute apart where they are of one day.
 */
export async function playScenario(deps: Deps, work: Work<TokenCaller>, name: ScenarioName): Promise<string> {
  const { tx, caller } = work
  const scenario: Scenario = SCENARIOS[name]
  const { steps, filed } = scenario
  const at = (days: number, index: number) =>
    new Date(work.now.getTime() - days * DAY_MS - (steps.length - 1 - index) * MINUTE_MS)
  const claim_id = await fileCase(openWork(deps, { tx, caller, now: at(filed, -1) }), name, scenario)
  for (const [index, { days, ...act }] of steps.entries()) {
    const then = openWork(deps, { tx, caller: SYSTEM, now: at(days, index) })
    await take(deps, then, await takeClaim(then, claim_id), act)
  }
  return claim_id
}

async function fileCase(work: Work<TokenCaller>, name: ScenarioName, scenario: Scenario): Promise<string> {
  const { row: customer } = await submitCustomer(work, { ...CREDITOR, partner_id: partnerOf(work.caller) })
  const debtor = await addDebtor(work, {
    acting_as: 'person',
    person: scenario.debtor,
    addresses: [placeIn('Beispielgasse 2/7')],
    customer_id: customer.id,
  })
  const { subject_matter, claim_type, amount } = scenario
  const number = newId().slice(-8)
  const claim = await submitClaim(work, {
    ...{ debtor_id: debtor.id, customer_id: customer.id, subject_matter, claim_type },
    partner_reference: `${name}-${number}`,
  })
  const filed = dayInVienna(work.now)
  await enterInvoice(work, claim.id, {
    invoice_number: `RE-${number}`,
    invoice_issuer: CREDITOR.name,
    subject: subject_matter,
    invoice_amount_gross: amount,
    invoice_issue_date: addDays(filed, -60),
    invoice_due_date: addDays(filed, -46),
  })
  return claim.id
}

async function take(deps: Deps, work: Work, claim: ClaimRow, step: ScenarioAct): Promise<unknown> {
  if ('to' in step) return goTo(deps, work, claim, step.to)
  switch (step.act) {
    case 'pay':
      return recordPayment(work, claim.id, { amount: toEuro(cents(outstandingCents(claim))) })
    case 'pay instalment':
      return payInstalment(work, claim)
    case 'dispute':
      return disputeClaim(work, claim, true, { note: 'Die Schuld wird bestritten.' })
    case 'settle dispute':
      return disputeClaim(work, claim, false, { note: 'Der Gläubiger hat die Schuld belegt.' })
    case 'remind of instalment':
      return sendOrWait(work, claim, await letterOf(deps, work, claim, { kind: 'installment_reminder', to: null }))
    case 'letter comes back': {
      const [letter] = await listLettersOf(work.tx, claim.id)
      if (!letter) throw new Error('a scenario lets a letter come back before it was sent')
      return markReturned(work, letter.id, 'Unbekannt verzogen')
    }
    case 'decide to sue':
      return decide(work, claim.id, { decision: 'sue' }, { via: 'portal', legal: await work.legal() })
    default:
      return step satisfies never
  }
}

async function goTo(deps: Deps, work: Work, claim: ClaimRow, to: Stage): Promise<ClaimRow> {
  const kind = letterFor(to)
  const letter = kind && (await letterOf(deps, work, claim, { kind, to }))
  return makeMove(work, claim, { to, letter, legal: await work.legal() })
}

type Wanted = { kind: LetterKind; to: Stage | null }

/** Made inside the transaction, which alone sees the case yet, and sent at once. */
async function letterOf(deps: Deps, work: Work, claim: ClaimRow, wanted: Wanted): Promise<ReadyLetter> {
  try {
    const letter = await makeLetter({ ...deps, db: work.tx }, claim, { ...wanted, at: work.now })
    return { ...letter, is_sent: true }
  } catch (error) {
    if (!(error instanceof LetterProblem)) throw error
    throw conflict('letter_not_possible', `The letter cannot be made: ${error.message}`)
  }
}

async function payInstalment(work: Work, claim: ClaimRow): Promise<unknown> {
  const plan = await readPlan(work.tx, claim.id)
  const [first] = plan?.installments ?? []
  if (!first) throw new Error('a scenario pays an instalment before a plan was agreed')
  return recordPayment(work, claim.id, { amount: toEuro(first.amount_cents) })
}
