export const RUN_STATUSES = ['open', 'released', 'executed', 'withdrawn'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]
export const ITEM_STATUSES = ['open', 'released', 'executed', 'returned', 'withdrawn'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

type Item = { executed_at: Date | null; returned_at: Date | null; withdrawn_at: Date | null }

export function itemStatus(item: Item, released_at: Date | null): ItemStatus {
  if (item.withdrawn_at) return 'withdrawn'
  if (item.returned_at) return 'returned'
  if (item.executed_at) return 'executed'
  return released_at ? 'released' : 'open'
}

const NUMBER_DIGITS = 4

/** ZL is short for Zahlungslauf. */
export const runNumber = (year: number, number: number): string =>
  `ZL-${year}-${String(number).padStart(NUMBER_DIGITS, '0')}`

const RANDOM_DIGITS = 12
const POSITION_DIGITS = 4

/** As the bank knows the file: short, so that every format of statement repeats it whole. */
export const messageId = (run_id: string): string => `MW${run_id.slice(-RANDOM_DIGITS).toUpperCase()}`

export const endToEndId = (message_id: string, position: number): string =>
  `${message_id}-${String(position).padStart(POSITION_DIGITS, '0')}`

export const REFUSALS = {
  nothing_due: 'Nothing is to be paid from this account',
  same_person: 'Another administrator must release it than the one who made it',
  creator_not_admin:
    'Whoever made the run is no administrator any more; withdraw it, look at what it pays, and make it anew',
  payment_run_released: 'The run was released already',
  payment_run_withdrawn: 'The run was withdrawn',
  not_released: 'The file is there once another administrator has released the run',
  account_changed: 'The account that the money leaves is another one than when the run was made; withdraw the run',
  not_returned: 'The transfer did not come back, or is paid again already',
} as const

/** The first item whose payee has another account by now, or none any more. */
export const changedPayee = <Item extends { order_id: string; payee_iban: string }>(
  items: readonly Item[],
  ibans: ReadonlyMap<string, string | null>,
): Item | undefined => items.find(({ order_id, payee_iban }) => ibans.get(order_id) !== payee_iban)
