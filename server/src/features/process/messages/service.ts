import type { DebtorCaller, OperatorCaller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, disputeClaim, isAtCourt, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { addDebtorFiles, listMessageFiles } from '../../case/documents/index.ts'
import { refuseRestricted } from '../../parties/debtors/index.ts'
import { tellOfAnswer } from './answer-mail.ts'
import {
  countUnanswered,
  findDispute,
  insertMessage,
  listMessages,
  type MessageRow,
  setAnswered,
  type ThreadMessage,
} from './queries.ts'
import { type DisputeReason, UNANSWERED_MAX } from './rules.ts'

export type Written = { readonly text: string; readonly files: readonly ReceivedFile[] }

type MessageFacts = Pick<MessageRow, 'kind' | 'reason' | 'text' | 'author_id'>

const writtenOf = (work: Work, claim: ClaimRow, facts: MessageFacts): MessageRow => ({
  id: newId(),
  organization_id: claim.organization_id,
  claim_id: claim.id,
  ...facts,
  answered_at: null,
  created_at: work.now,
})

/** The log tells that something was written, never what: it can never be erased. */
async function file(
  work: Work<DebtorCaller>,
  claim: ClaimRow,
  facts: Pick<MessageRow, 'kind' | 'reason'>,
  { text, files }: Written,
): Promise<ThreadMessage> {
  const row = writtenOf(work, claim, { ...facts, text, author_id: null })
  const message = await insertMessage(work.tx, row)
  const filed = files.length > 0 ? await addDebtorFiles(work, claim, { files, message_id: message.id }) : []
  return { ...message, author_name: null, files: filed }
}

export async function writeMessage(work: Work<DebtorCaller>, written: Written): Promise<ThreadMessage> {
  const claim = await takeClaim(work, work.caller.claim_id)
  if ((await countUnanswered(work.tx, claim.id)) >= UNANSWERED_MAX)
    throw conflict('too_many_messages', 'Many messages wait for our answer already; please call us')
  const message = await file(work, claim, { kind: 'message', reason: null }, written)
  recordActivity(work, claim, { action: 'debtor.message', details: { message_id: message.id } })
  return message
}

/** What stands against a dispute; once a debtor has disputed, more is said in messages. */
export async function disputeHindrance(
  reader: Reader,
  claim: ClaimRow,
): Promise<'claim_closed' | 'already_disputed' | null> {
  if (claim.case_status === 'closed') return 'claim_closed'
  if (claim.claim_disputed || (await findDispute(reader, claim.id))) return 'already_disputed'
  return null
}

export type Dispute = { readonly message: ThreadMessage; readonly disputed: boolean }

/** Before the filing letters stop; after it, only the court could be objected to, and the team is told. */
export async function disputeOwn(work: Work<DebtorCaller>, reason: DisputeReason, written: Written): Promise<Dispute> {
  const claim = await takeClaim(work, work.caller.claim_id)
  const hindrance = await disputeHindrance(work.tx, claim)
  if (hindrance === 'claim_closed') throw conflict(hindrance, 'The case is closed')
  if (hindrance) throw conflict(hindrance, 'The claim was disputed before; write a message to tell us more')
  const message = await file(work, claim, { kind: 'dispute', reason }, written)
  const details = { reason, message_id: message.id }
  if (isAtCourt(claim.collection_stage)) {
    recordActivity(work, claim, { action: 'debtor.objection_to_us', details })
    return { message, disputed: false }
  }
  await disputeClaim(work, claim, true, details)
  return { message, disputed: true }
}

type AnswerText = { readonly text: string; readonly until: Date | null; readonly public_url: string }

/** Everything that was written up to then is answered by it. */
export async function answerDebtor(
  work: Work<OperatorCaller>,
  claim_id: string,
  { text, until, public_url }: AnswerText,
): Promise<ThreadMessage> {
  const claim = await takeClaim(work, claim_id)
  await refuseRestricted(work.tx, claim.debtor_id)
  const row = writtenOf(work, claim, { kind: 'answer', reason: null, text, author_id: work.caller.id })
  const answer = await insertMessage(work.tx, row)
  await setAnswered(work.tx, claim_id, { kinds: ['message', 'dispute'], until, at: work.now })
  recordActivity(work, claim, { action: 'debtor.answered', details: { message_id: answer.id } })
  await tellOfAnswer(work, claim, public_url)
  return { ...answer, author_name: work.caller.name, files: [] }
}

/** What was written up to then needs no answer. A dispute always does. */
export async function closeThread(work: Work<OperatorCaller>, claim_id: string, until: Date | null): Promise<void> {
  const claim = await takeClaim(work, claim_id)
  if ((await setAnswered(work.tx, claim_id, { kinds: ['message'], until, at: work.now })) === 0) return
  recordActivity(work, claim, { action: 'debtor.messages_closed', details: {} })
}

export async function readThread(reader: Reader, claim_id: string): Promise<ThreadMessage[]> {
  const [messages, files] = await Promise.all([listMessages(reader, claim_id), listMessageFiles(reader, claim_id)])
  return messages.map((message) => ({ ...message, files: files.filter(({ message_id }) => message_id === message.id) }))
}
