import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { exactCents } from '../../../kernel/money.ts'
import type { Legal, LegalMoment } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { book, computeBalance, type Entry, readCourtFacts, reckonLimitation } from '../../case/account/index.ts'
import {
  type ClaimRow,
  disputeClaim,
  movedTo,
  moveProblem,
  recordActivity,
  type Stage,
  takeClaim,
} from '../../case/claims/index.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import {
  type FiledMessage,
  type FilingRow,
  findCourtStep,
  findFiling,
  findTitle,
  insertFiling,
  insertMessage,
  insertTitle,
  listMessages,
  type TitleRow,
} from './queries.court.ts'
import { type DecisionRecordRow, type DecisionRow, findDecision, findDecisionRecord } from './queries.ts'
import { filingEntries, titleEntries } from './rules/court-costs.ts'
import { estimateOf } from './rules/estimate.ts'
import { type CourtStep, filingHindrance, type MessageKind, NOT_FILED, titleHindrance } from './rules.ts'
import { type Assessment, assess, inventDecision } from './service.ts'

export const FILING_DISPATCHED = happening<{ claim: ClaimRow; filing_id: string }>('filing dispatched')

/** The filing has left: the claim moves on, whatever the court will make of it. */
export async function recordFiling(
  work: Work,
  claim_id: string,
  { reference }: { reference: string },
): Promise<{ claim: ClaimRow; filing: FilingRow }> {
  // load
  const claim = await takeClaim(work, claim_id)
  const assessment = await assess(work.tx, claim, { now: work.now, legal: await work.legal() })

  // judge
  const hindrance = filingHindrance(claim, await readCourtStep(work.tx, claim_id))
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  return file(work, claim, { reference, assessment })
}

type Filed = { reference: string; assessment: Assessment }

async function file(
  work: Work,
  claim: ClaimRow,
  { reference, assessment }: Filed,
): Promise<{ claim: ClaimRow; filing: FilingRow }> {
  const filed_by = work.caller.type === 'operator' ? work.caller.id : null
  const { facts, balance, estimate, decision, parties } = assessment
  const { amount_to_claim_cents } = estimate
  const when = { filed_at: work.now, filed_by }
  const filing: FilingRow = { id: newId(), claim_id: claim.id, reference, amount_to_claim_cents, ...when }
  await insertFiling(work.tx, filing)
  const entries = filingEntries({
    ...{ facts, balance, estimate, filing_id: filing.id },
    has_lawyer: decision?.wants_lawyer === true,
    deducts_input_tax: parties.creditor.deducts_input_tax,
  })
  const details = { filing_id: filing.id, reference }
  const moved = await moveWith(work, { ...claim, filed_at: work.now }, 'dunning_action_filed', { details, entries })
  await work.tell(FILING_DISPATCHED, { claim, filing_id: filing.id })
  return { claim: await reckonLimitation(work, moved), filing }
}

/** Moves a claim and books what the step adds to its debt; that the claim may move was checked before. */
export async function moveWith(
  work: Work,
  claim: ClaimRow,
  to: Stage,
  { details, entries, action }: { details: Record<string, unknown>; entries: readonly Entry[]; action?: string },
): Promise<ClaimRow> {
  const intervals = await readIntervals(work.tx, claim.organization_id)
  const { claim: there, moved, activity } = movedTo(claim, to, { details, now: work.now, intervals })
  return book(work, there, { entries, activity: action ? { ...activity, action } : activity, moved })
}

/**
 * For the sandbox: files a claim at dunning_action_recommended and invents what that needs, the creditor's decision
 * included. The claim is locked; it comes back at dunning_action_filed.
 */
export async function inventFiling(work: Work, claim: ClaimRow, legal: Legal): Promise<ClaimRow> {
  const problem = moveProblem(claim, 'dunning_action_filed')
  if (problem) throw conflict(problem.code, problem.message)
  const decided = await inventDecision(work, claim, legal)
  const assessment = await assess(work.tx, decided, { now: work.now, legal })
  return (await file(work, decided, { reference: `SANDBOX-${claim.case_reference}`, assessment })).claim
}

export type FeeAssessment = Assessment & { readonly is_filed: boolean }

/** What the court step costs by the tables as they are known now: those of the day of the filing, before it those of today. */
export async function assessFee(reader: Reader, claim: ClaimRow, { now, legal }: LegalMoment): Promise<FeeAssessment> {
  const filing = await findFiling(reader, claim.id)
  const assessment = await assess(reader, claim, { now: filing?.filed_at ?? now, legal })
  if (!filing || filing.amount_to_claim_cents === null) return { ...assessment, is_filed: filing !== undefined }
  const { amount_to_claim_cents } = filing
  const day = { on: dayInVienna(filing.filed_at), legal, amount_to_claim_cents }
  return { ...assessment, estimate: estimateOf(claim, assessment.parties, day), is_filed: true }
}

export type CourtTitle = { reference: string; date: string; costs_awarded?: number }

export async function recordTitle(
  work: Work,
  claim_id: string,
  { reference, date, costs_awarded }: CourtTitle,
): Promise<{ claim: ClaimRow; title: TitleRow }> {
  // load
  const claim = await takeClaim(work, claim_id)
  const filing = await findFiling(work.tx, claim_id)

  // judge
  refuseFuture(work, date)
  refuseBeforeFiling(filing, date)
  const hindrance = titleHindrance(claim)
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  const recorded_by = work.caller.id
  const awarded_cents = costs_awarded === undefined ? null : exactCents(costs_awarded)
  const when = { recorded_at: work.now, recorded_by }
  const title: TitleRow = { id: newId(), claim_id, reference, title_date: date, awarded_cents, ...when }
  await insertTitle(work.tx, title)
  const facts = await readCourtFacts(work.tx, claim, { as_of: date, legal: await work.legal() })
  const filing_id = filing?.id ?? null
  const entries = titleEntries({ facts, balance: computeBalance(facts), awarded_cents, filing_id })
  const details = { reference, date }
  const moved = await moveWith(work, claim, 'exekutionsantrag_recommended', { details, entries })
  return { claim: await reckonLimitation(work, moved), title }
}

function refuseFuture(work: Work, date: string): void {
  if ((date as DateOnly) > dayInVienna(work.now)) {
    throw invalid({ field: 'date', code: 'in_the_future', message: 'must not lie in the future' })
  }
}

function refuseBeforeFiling(filing: FilingRow | undefined, date: string): void {
  if (filing && date < dayInVienna(filing.filed_at)) {
    throw invalid({ field: 'date', code: 'before_filing', message: 'must not lie before the day of the filing' })
  }
}

export type CourtMessage = { kind: MessageKind; date: string; reference?: string; note?: string }

/** What the court let us know. An objection makes the case a disputed one. */
export async function recordMessage(work: Work, claim_id: string, body: CourtMessage): Promise<FiledMessage> {
  // load
  const claim = await takeClaim(work, claim_id)
  const filing = await findFiling(work.tx, claim_id)

  // judge
  refuseFuture(work, body.date)
  refuseBeforeFiling(filing, body.date)
  if (!filing) throw conflict(NOT_FILED.code, NOT_FILED.message)

  // write
  const message = await insertMessage(work.tx, {
    id: newId(),
    claim_id,
    filing_id: filing.id,
    kind: body.kind,
    message_date: body.date,
    reference: body.reference ?? null,
    note: body.note ?? null,
    recorded_at: work.now,
    recorded_by: work.caller.id,
  })
  const details = { message_id: message.id, kind: body.kind, date: body.date }
  recordActivity(work, claim, { action: 'court.message', details })
  const begins_dispute = body.kind === 'objection' && claim.case_status === 'open'
  const judged = begins_dispute ? await disputeClaim(work, claim, true, { note: body.note }) : claim
  await reckonLimitation(work, judged)
  return { ...message, is_filing_reversed: false }
}

const NO_STEP: CourtStep = {
  decision: null,
  is_filed: false,
  asks_to_stop: false,
  reports_payment: false,
  is_restricted: false,
}

export const readCourtStep = async (reader: Reader, claim_id: string): Promise<CourtStep> =>
  (await findCourtStep(reader, claim_id)) ?? NO_STEP

/** So many messages of a court stand in the file of a claim; the list has them all. */
const MESSAGES_IN_FILE = 50

export type CourtFile = {
  step: CourtStep
  decision: DecisionRow | undefined
  record: DecisionRecordRow | undefined
  filing: FilingRow | undefined
  title: TitleRow | undefined
  messages: FiledMessage[]
}

/** All of the court step of a claim that the caller was shown to see. */
export async function readCourtFile(reader: Reader, claim_id: string): Promise<CourtFile> {
  const [step, decision, record, filing, title, messages] = await Promise.all([
    readCourtStep(reader, claim_id),
    findDecision(reader, { id: claim_id }),
    findDecisionRecord(reader, claim_id),
    findFiling(reader, claim_id),
    findTitle(reader, claim_id),
    listMessages(reader, claim_id, { page: 1, limit: MESSAGES_IN_FILE }),
  ])
  return { step, decision, record, filing, title, messages }
}
