import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'

export type Message = Schemas['DebtorMessage']

export const isByTeam = ({ kind }: Pick<Message, 'kind'>): boolean => kind === 'answer'

/** Written by the debtor, and neither answered nor settled. */
export const isWaiting = (message: Pick<Message, 'kind' | 'answered_at'>): boolean =>
  !isByTeam(message) && message.answered_at === null

/** Whether the team may say that no answer is needed. A dispute has to be settled, and then to be answered. */
export function mayBeLeft(
  messages: readonly Pick<Message, 'kind' | 'answered_at'>[],
  { case_status }: Pick<ClaimFile, 'case_status'>,
): boolean {
  const waiting = messages.filter(isWaiting)
  const wants_answer = case_status !== 'disputed' && waiting.some(({ kind }) => kind === 'dispute')
  return !wants_answer && waiting.some(({ kind }) => kind === 'message')
}

/** The item of the work queue that waits for an answer. */
export const workKeyOf = ({ id }: Pick<ClaimFile, 'id'>): string => `debtor_message.${id}`

/** Only then the debtor is told that there is an answer. */
export const hasMail = ({ communication_channels }: Pick<ClaimFile['debtor'], 'communication_channels'>): boolean =>
  communication_channels.some(({ type }) => type === 'email')
