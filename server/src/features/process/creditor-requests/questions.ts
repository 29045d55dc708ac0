import type { Caller, CreditorPerson, OperatorCaller, TokenCaller } from '../../../kernel/caller.ts'
import { conflict, notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, foundClaim, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { addAnswerFiles, type DocumentRow, documentFromJson, listAnswerFiles } from '../../case/documents/index.ts'
import {
  type AskedQuestion,
  deleteQuestion,
  findClaimWithQuestions,
  findHolderName,
  findQuestion,
  insertQuestion,
  listQuestions,
  type QuestionRow,
  questionFromJson,
  setAnswer,
} from './queries.ts'

/** Nobody looks for questions about a case that is closed. The log tells that something was asked, never what. */
export async function askCreditor(work: Work<OperatorCaller>, claim_id: string, text: string): Promise<QuestionRow> {
  const claim = await takeClaim(work, claim_id)
  if (claim.case_status === 'closed') throw conflict('claim_closed', 'The claim is closed')
  const question = await insertQuestion(work.tx, {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id,
    text: text.trim(),
    asked_by: work.caller.id,
    asked_at: work.now,
    answer: null,
    answered_at: null,
    answered_as: null,
    answered_by: null,
    answerer_name: null,
  })
  recordActivity(work, claim, { action: 'creditor.asked', details: { question_id: question.id } })
  return question
}

/** The questions about a claim with the files of their answers, oldest first. */
export async function readQuestions(reader: Reader, claim_id: string): Promise<AskedQuestion[]> {
  const [questions, files] = await Promise.all([listQuestions(reader, claim_id), listAnswerFiles(reader, claim_id)])
  return questions.map((question) => withFiles(question, files))
}

/** The same as a caller sees them: none to one who may not read what the file holds in words. */
export async function readSeenQuestions(reader: Reader, caller: Caller, claim_id: string): Promise<AskedQuestion[]> {
  const { questions, files, is_open } = foundClaim(await findClaimWithQuestions(reader, caller, claim_id))
  if (!is_open) return []
  const sent = files.map(documentFromJson)
  return questions.map((question) => withFiles(questionFromJson(question), sent))
}

const withFiles = (question: QuestionRow, files: readonly DocumentRow[]): AskedQuestion => ({
  ...question,
  files: files.filter(({ question_id }) => question_id === question.id),
})

/** One question. That about a claim which the caller may not see is not found. */
export async function readQuestion(reader: Reader, caller: Caller, id: string): Promise<AskedQuestion> {
  const question = await findQuestion(reader, caller, id)
  if (!question) throw notFound()
  return withFiles(question, await listAnswerFiles(reader, question.claim_id))
}

/** The claim is locked first, as everywhere, so that one answer is the first. */
async function takeOpenQuestion<C extends Caller>(
  work: Work<C>,
  id: string,
): Promise<{ claim: ClaimRow; question: QuestionRow }> {
  const found = await findQuestion(work.tx, work.caller, id)
  if (!found) throw notFound()
  const claim = await takeClaim(work, found.claim_id)
  const question = await findQuestion(work.tx, work.caller, id)
  if (!question) throw notFound()
  if (question.answered_at) throw conflict('already_answered', 'The question was answered already')
  return { claim, question }
}

/** By whoever is first: one of the creditor's people, with files, or the partner. It may come after the closure too. */
export async function answerQuestion(
  work: Work<CreditorPerson | TokenCaller>,
  id: string,
  { text, files = [] }: { readonly text: string; readonly files?: readonly ReceivedFile[] },
): Promise<AskedQuestion> {
  const { claim, question } = await takeOpenQuestion(work, id)
  const { caller } = work
  const answered = await setAnswer(work.tx, {
    ...question,
    answer: text.trim(),
    answered_at: work.now,
    answered_as: caller.type,
    answered_by: caller.id,
    answerer_name: caller.type === 'token' ? await findHolderName(work.tx, caller.id) : (caller.name ?? caller.email),
  })
  const filed = files.length > 0 ? await addAnswerFiles(work, claim, { files, question_id: id }) : []
  recordActivity(work, claim, { action: 'creditor.answered', details: { question_id: id } })
  return { ...answered, files: filed }
}

/** The team takes back what it asked by mistake. */
export async function takeBackQuestion(work: Work<OperatorCaller>, claim_id: string, id: string): Promise<void> {
  const { claim } = await takeOpenQuestion(work, id)
  if (claim.id !== claim_id) throw notFound()
  await deleteQuestion(work.tx, id)
  recordActivity(work, claim, { action: 'creditor.question_taken_back', details: { question_id: id } })
}
