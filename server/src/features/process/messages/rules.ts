export const DISPUTE_REASONS = ['not_mine', 'already_paid', 'wrong_amount', 'not_delivered', 'other'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

export const MESSAGE_KINDS = ['message', 'dispute', 'answer'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const TEXT_MAX = 5000

/** So many messages may wait for an answer; whoever has written that much is helped better by phone. */
export const UNANSWERED_MAX = 20
