import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { reckonLimitation } from '../../case/account/index.ts'
import {
  type ClaimRow,
  disputeClaim,
  moveClaim,
  moveProblem,
  recordActivity,
  takeClaim,
} from '../../case/claims/index.ts'
import {
  type FilingRow,
  findCourtStep,
  findFiling,
  findTitle,
  insertFiling,
  insertMessage,
  insertTitle,
  listMessages,
  type MessageRow,
  type TitleRow,
} from './queries.court.ts'
import { type DecisionRow, findDecision } from './queries.ts'
import { type CourtStep, filingHindrance, type MessageKind, messageHindrance, titleHindrance } from './rules.ts'
import { inventDecision } from './service.ts'

export const FILING_DISPATCHED = happening<{ claim: ClaimRow; filing_id: string }>('filing dispatched')

/** The filing has left: the claim moves on, whatever the court will make of it. */
export async function recordFiling(
  work: Work,
  claim_id: string,
  { reference }: { reference: string },
): Promise<{ claim: ClaimRow; filing: FilingRow }> {
  // load
  const claim = await takeClaim(work, claim_id)
  const decision = await findDecision(work.tx, claim)

  // judge
  const hindrance = filingHindrance(claim, { decision: decision?.decision ?? null })
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  return file(work, claim, reference)
}

async function file(work: Work, claim: ClaimRow, reference: string): Promise<{ claim: ClaimRow; filing: FilingRow }> {
  const filed_by = work.caller.type === 'operator' ? work.caller.id : null
  const filing: FilingRow = { id: newId(), claim_id: claim.id, reference, filed_at: work.now, filed_by }
  await insertFiling(work.tx, filing)
  const moved = await moveClaim(work, { ...claim, filed_at: work.now }, 'dunning_action_filed', {
    details: { filing_id: filing.id, reference },
  })
  await work.tell(FILING_DISPATCHED, { claim, filing_id: filing.id })
  return { claim: await reckonLimitation(work, moved), filing }
}

/**
 * For the sandbox: files a claim at dunning_action_recommended and invents what that needs, the creditor's decision
 * included. The claim is locked; it comes back at dunning_action_filed.
 */
export async function inventFiling(work: Work, claim: ClaimRow, legal: Legal): Promise<ClaimRow> {
  const problem = moveProblem(claim, 'dunning_action_filed')
  if (problem) throw conflict(problem.code, problem.message)
  const decided = await inventDecision(work, claim, legal)
  return (await file(work, decided, `SANDBOX-${claim.case_reference}`)).claim
}

export async function recordTitle(
  work: Work,
  claim_id: string,
  { reference, date }: { reference: string; date: string },
): Promise<{ claim: ClaimRow; title: TitleRow }> {
  // load
  const claim = await takeClaim(work, claim_id)

  // judge
  refuseFuture(work, date)
  const hindrance = titleHindrance(claim)
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  const recorded_by = work.caller.id
  const title: TitleRow = { claim_id, reference, title_date: date, recorded_at: work.now, recorded_by }
  await insertTitle(work.tx, title)
  const details = { reference, date }
  const moved = await moveClaim(work, claim, 'exekutionsantrag_recommended', { details })
  return { claim: await reckonLimitation(work, moved), title }
}

function refuseFuture(work: Work, date: string): void {
  if ((date as DateOnly) > dayInVienna(work.now)) {
    throw invalid({ field: 'date', code: 'in_the_future', message: 'must not lie in the future' })
  }
}

export type CourtMessage = { kind: MessageKind; date: string; reference?: string; note?: string }

/** What the court let us know. An objection makes the case a disputed one. */
export async function recordMessage(work: Work, claim_id: string, body: CourtMessage): Promise<MessageRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const filing = await findFiling(work.tx, claim_id)

  // judge
  refuseFuture(work, body.date)
  const hindrance = messageHindrance({ is_filed: filing !== undefined })
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  const message = await insertMessage(work.tx, {
    id: newId(),
    claim_id,
    kind: body.kind,
    message_date: body.date,
    reference: body.reference ?? null,
    note: body.note ?? null,
    recorded_at: work.now,
    recorded_by: work.caller.id,
  })
  const details = { message_id: message.id, kind: body.kind, date: body.date }
  await recordActivity(work, claim, { action: 'court.message', details })
  const begins_dispute = body.kind === 'objection' && claim.case_status === 'open'
  const judged = begins_dispute ? await disputeClaim(work, claim, true, body.note) : claim
  await reckonLimitation(work, judged)
  return message
}

export const readCourtStep = async (reader: Reader, claim_id: string): Promise<CourtStep> =>
  (await findCourtStep(reader, claim_id)) ?? { decision: null, is_filed: false }

/** So many messages of a court stand in the file of a claim; the list has them all. */
const MESSAGES_IN_FILE = 50

export type CourtFile = {
  decision: DecisionRow | undefined
  filing: FilingRow | undefined
  title: TitleRow | undefined
  messages: MessageRow[]
}

/** All of the court step of a claim that the caller was shown to see. */
export async function readCourtFile(reader: Reader, claim_id: string): Promise<CourtFile> {
  const [decision, filing, title, messages] = await Promise.all([
    findDecision(reader, { id: claim_id }),
    findFiling(reader, claim_id),
    findTitle(reader, claim_id),
    listMessages(reader, claim_id, { page: 1, limit: MESSAGES_IN_FILE }),
  ])
  return { decision, filing, title, messages }
}
