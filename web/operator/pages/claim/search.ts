import { chosen, oneOf, textOf } from '../../../shared/ui/url-state.ts'

/** In the order in which they are shown. */
export const TABS = [
  'timeline',
  'invoices',
  'payments',
  'plan',
  'letters',
  'documents',
  'messages',
  'creditor',
  'court',
  'events',
  'mails',
] as const
export type Tab = (typeof TABS)[number]

const WITH_DIGIT = TABS.filter((tab) => tab !== 'creditor')

/** The digits as on the keyboard: 1 is the first, and 0 the tenth. There are only ten. */
export const keyOfTab = (tab: Tab): string => (tab === 'creditor' ? 'c' : String((WITH_DIGIT.indexOf(tab) + 1) % 10))

export const KINDS = ['claim', 'invoice', 'payment', 'letter', 'document', 'message', 'note', 'court', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** Reads the URL of a claim file: the tab, the kind in the timeline, and which letter, mail or event is open. */
export const readClaimSearch = (search: Record<string, unknown>) =>
  chosen({ tab: oneOf(search, 'tab', TABS), kind: oneOf(search, 'kind', KINDS), open: textOf(search, 'open') })

export type ClaimSearch = ReturnType<typeof readClaimSearch>
