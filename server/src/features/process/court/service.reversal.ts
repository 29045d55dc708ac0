import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { LegalMoment } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import { type BalanceFacts, computeBalance, isSettled, readFacts, reckonLimitation } from '../../case/account/index.ts'
import { type ClaimRow, isPaidInFull, STAGE_ROWS, type Stage, takeClaim } from '../../case/claims/index.ts'
import {
  type FilingRow,
  findEarnedBy,
  findFiling,
  findTitle,
  setFilingReversed,
  setTitleReversed,
  type TitleRow,
} from './queries.court.ts'
import { findDecision } from './queries.ts'
import { factsAfter, type IfReversed, type ReversalFault, reversalEntries, reversalFault } from './rules/reversal.ts'
import { moveWith } from './service.court.ts'

/** Told with the claim as it was filed. */
export const FILING_REVERSED = happening<{ claim: ClaimRow; filing_id: string }>('filing reversed')

/** A filing that was recorded by mistake: as if it had never been, but for the log and its row. */
export async function reverseFiling(work: Work, claim_id: string, note: string): Promise<ClaimRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const recorded = await readRecorded(work.tx, claim_id)
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })

  // judge
  refuse(reversalFault('filing', { claim, recorded, facts }))

  // write
  const { id: filing_id, reference } = recorded.filing as FilingRow
  await setFilingReversed(work.tx, claim_id, { reversed_at: work.now, reversed_by: work.caller.id })
  const entries = reversalEntries('filing', recorded, facts)
  const details = { filing_id, reference, note }
  const back = { details, entries, action: 'court.filing_reversed' }
  const moved = await moveWith(work, { ...claim, filed_at: null }, backFrom(claim), back)
  await work.tell(FILING_REVERSED, { claim, filing_id })
  return reckonLimitation(work, moved)
}

export async function reverseTitle(work: Work, claim_id: string, note: string): Promise<ClaimRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const recorded = await readRecorded(work.tx, claim_id)
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })

  // judge
  refuse(reversalFault('title', { claim, recorded, facts }))

  // write
  const { reference, title_date: date } = recorded.title as TitleRow
  await setTitleReversed(work.tx, claim_id, { reversed_at: work.now, reversed_by: work.caller.id })
  const entries = reversalEntries('title', recorded, facts)
  const back = { details: { reference, date, note }, entries, action: 'court.title_reversed' }
  return reckonLimitation(work, await moveWith(work, claim, backFrom(claim), back))
}

type RecordedRows = { filing: FilingRow | undefined; title: TitleRow | undefined }

async function readRecorded(reader: Reader, claim_id: string): Promise<RecordedRows> {
  const [filing, title] = await Promise.all([findFiling(reader, claim_id), findTitle(reader, claim_id)])
  return { filing, title }
}

function refuse(fault: ReversalFault | undefined): void {
  if (fault) throw conflict(fault.code, fault.message)
}

const backFrom = ({ collection_stage }: ClaimRow): Stage => STAGE_ROWS[collection_stage].back?.to as Stage

/** What taking back what was recorded last would do, by the rules that do it. */
export async function readIfReversed(
  reader: Reader,
  claim: ClaimRow,
  { now, legal }: LegalMoment,
): Promise<IfReversed> {
  const [recorded, decision, facts] = await Promise.all([
    readRecorded(reader, claim.id),
    findDecision(reader, claim),
    readFacts(reader, claim, { as_of: dayInVienna(now), legal }),
  ])
  const kind = recorded.title ? 'title' : 'filing'
  const entries = reversalEntries(kind, recorded, facts)
  const after = factsAfter(kind, recorded, facts)
  const sumOf = (of: (counts_as: string) => boolean) =>
    entries.filter(({ counts_as }) => of(counts_as)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const earned = kind === 'filing' && recorded.filing ? await findEarnedBy(reader, recorded.filing.id) : NOTHING_EARNED
  return {
    kind,
    procedure: decision?.procedure ?? null,
    fault: reversalFault(kind, { claim, recorded, facts }) ?? null,
    to_stage: STAGE_ROWS[claim.collection_stage].back?.to ?? null,
    costs_cents: sumOf((counts_as) => counts_as !== 'interest'),
    interest_cents: sumOf((counts_as) => counts_as === 'interest'),
    ...earned,
    open_cents: openOf(facts),
    open_after_cents: openOf(after),
    closes: entries.length > 0 && isPaidInFull(claim) && (await isSettled(reader, claim, after)),
  }
}

const NOTHING_EARNED = { fee_cents: 0, share_cents: 0 }

const openOf = (facts: BalanceFacts): number => computeBalance(facts).total_open_cents
