import type { Stage } from '../../case/claims/index.ts'
import type { CaseFacts, Reading } from './facts.ts'
import type { CaseTurn } from './queries.case.ts'
import type { CaseAnswer } from './schema.case.ts'
import type { TimelineKind } from './words.ts'

type Happened = { readonly at: Date; readonly kind: TimelineKind; readonly text: string }
type Source = (facts: CaseFacts, reading: Reading) => (Happened | null)[]

/** More would only make the page long; nothing of it is lost, since the lists of the case show it too. */
const SHOWN_MAX = 200

/** What happened, newest first. Of the same moment, what is told last happened last. */
export function timelineOf(facts: CaseFacts, reading: Reading): CaseAnswer['timeline'] {
  return SOURCES.flatMap((source) => source(facts, reading))
    .filter((one) => one !== null)
    .map((one, place) => ({ ...one, place }))
    .sort((left, right) => right.at.getTime() - left.at.getTime() || right.place - left.place)
    .slice(0, SHOWN_MAX)
    .map(({ at, kind, text }) => ({ at: at.toISOString(), kind, text }))
}

/** What a move to a stage means. Letters, filings and titles have rows of their own. */
const AT_STAGE: Readonly<Partial<Record<Stage, TimelineKind>>> = {
  in_processing: 'accepted',
  installment_payment: 'plan_agreed',
  installment_cancelled: 'plan_cancelled',
  dunning_action_recommended: 'court_recommended',
  warten_auf_zinstermin: 'rent_awaited',
  manuelle_pruefung: 'lease_checked',
  mzr_klage_recommended: 'eviction_recommended',
}

function turnKind({ action, to_stage, closure_reason, claim_disputed }: CaseTurn): TimelineKind | null {
  switch (action) {
    case 'claim.moved':
      return (to_stage && AT_STAGE[to_stage]) ?? null
    case 'claim.changed':
      return claim_disputed === null ? null : claim_disputed === 'true' ? 'disputed' : 'dispute_settled'
    case 'claim.disputed':
      return 'disputed'
    case 'claim.dispute_settled':
      return 'dispute_settled'
    case 'claim.held':
      return 'paused'
    case 'claim.released':
      return 'resumed'
    case 'claim.payment_promised':
      return 'promised'
    case 'claim.reopened':
      return 'reopened'
    case 'claim.closed':
      if (closure_reason === 'withdrawn' || closure_reason === 'written_off') return closure_reason
      return closure_reason === 'disputed' ? 'dropped' : 'paid'
    default:
      return action satisfies never
  }
}

const turns: Source = ({ turns: rows }, { words, format }) =>
  rows.toReversed().map((row) => {
    const kind = turnKind(row)
    if (kind === null) return null
    const text = words.timeline[kind]
    // Of these only the promise names a day.
    return {
      at: row.at,
      kind,
      text: typeof text === 'string' ? text : words.timeline.promised(format.shortDay(row.promised_on)),
    }
  })

const handedOver: Source = ({ claim }, { words }) => [
  { at: claim.created_at, kind: 'handed_over', text: words.timeline.handed_over },
]

const letters: Source = ({ letters: rows }, { words }) =>
  rows.flatMap(({ kind, posted_at, created_at, returned_at }) => {
    const name = words.letters[kind]
    return [
      { at: posted_at ?? created_at, kind: 'letter', text: words.timeline.letter(name) } as const,
      returned_at &&
        ({ at: returned_at, kind: 'letter_returned', text: words.timeline.letter_returned(name) } as const),
    ]
  })

const payments: Source = ({ payments: rows }, { words, format }) =>
  rows.flatMap(({ payment_cents, value_date, created_at, reversed_at }) => {
    const named = [format.euro(payment_cents), format.shortDay(value_date)] as const
    return [
      { at: created_at, kind: 'payment', text: words.timeline.payment(...named) } as const,
      reversed_at &&
        ({ at: reversed_at, kind: 'payment_reversed', text: words.timeline.payment_reversed(...named) } as const),
    ]
  })

const court: Source = ({ court: { decision, filing, title, messages } }, { words: { timeline }, format }) => {
  const decided = decision?.decision === 'sue' ? 'decided_to_sue' : 'decided_not_to_sue'
  return [
    decision ? { at: decision.decided_at, kind: decided, text: timeline[decided] } : null,
    filing ? { at: filing.filed_at, kind: 'filed', text: timeline.filed } : null,
    ...messages
      .filter(({ is_filing_reversed }) => !is_filing_reversed)
      .toReversed()
      .map(({ kind, recorded_at, message_date }) => ({
        ...{ at: recorded_at, kind, text: timeline[kind](format.shortDay(message_date)) },
      })),
    title ? { at: title.recorded_at, kind: 'titled', text: timeline.titled(format.shortDay(title.title_date)) } : null,
  ]
}

const questions: Source = ({ questions: rows }, { words: { timeline } }) =>
  rows.flatMap(({ asked_at, answered_at, answerer_name }) => [
    { at: asked_at, kind: 'asked', text: timeline.asked } as const,
    answered_at && ({ at: answered_at, kind: 'answered', text: timeline.answered(answerer_name ?? '') } as const),
  ])

const reports: Source = ({ reports: rows }, { words: { timeline }, format }) =>
  rows.flatMap(({ amount_cents, payment_date, reporter_name, reported_at, decided_at, state }) => {
    const amount = format.euro(amount_cents)
    const told = timeline.payment_reported(amount, format.shortDay(payment_date), reporter_name)
    const kind = state === 'confirmed' ? 'report_confirmed' : 'report_refused'
    return [
      { at: reported_at, kind: 'payment_reported', text: told } as const,
      decided_at && ({ at: decided_at, kind, text: timeline[kind](amount) } as const),
    ]
  })

/** One that was accepted closed the case, which the log tells. */
const withdrawals: Source = ({ withdrawal }, { words: { timeline } }) =>
  withdrawal
    ? [
        {
          at: withdrawal.requested_at,
          kind: 'withdrawal_requested',
          text: timeline.withdrawal_requested(withdrawal.requester_name),
        },
        withdrawal.decided_at && withdrawal.state === 'refused'
          ? { at: withdrawal.decided_at, kind: 'withdrawal_refused', text: timeline.withdrawal_refused }
          : null,
      ]
    : []

const documents: Source = ({ documents: rows }, { words: { timeline } }) =>
  rows.map(({ created_at, original_filename }) => ({
    ...{ at: created_at, kind: 'file_added', text: timeline.file_added(original_filename) },
  }))

const SOURCES: readonly Source[] = [
  handedOver,
  documents,
  letters,
  payments,
  questions,
  reports,
  withdrawals,
  court,
  turns,
]
