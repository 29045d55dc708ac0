import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'

export type Message = Schemas['DebtorMessage']

export const isByTeam = ({ kind }: Pick<Message, 'kind'>): boolean => kind === 'answer'

/** Written by the debtor, and neither answered nor settled. */
export const isWaiting = (message: Pick<Message, 'kind' | 'answered_at'>): boolean =>
  !isByTeam(message) && message.answered_at === null

/** Whether the team may say that no answer is needed. A dispute has to be settled instead, for as long as it lasts. */
export const mayBeLeft = (
  messages: readonly Pick<Message, 'kind' | 'answered_at'>[],
  { case_status }: Pick<ClaimFile, 'case_status'>,
): boolean =>
  messages.some((message) => isWaiting(message) && !(message.kind === 'dispute' && case_status === 'disputed'))

/** The item of the work queue that waits for an answer. */
export const workKeyOf = ({ id }: Pick<ClaimFile, 'id'>): string => `debtor_message.${id}`

/** Only then the debtor is told that there is an answer. */
export const hasMail = ({ communication_channels }: Pick<ClaimFile['debtor'], 'communication_channels'>): boolean =>
  communication_channels.some(({ type }) => type === 'email')
