import { chosen, oneOf, textOf } from '../../../shared/ui/url-state.ts'

/** In the order of their keys. */
export const TABS = [
  'timeline',
  'invoices',
  'payments',
  'plan',
  'letters',
  'documents',
  'messages',
  'court',
  'events',
  'mails',
] as const
export type Tab = (typeof TABS)[number]

/** The digits as on the keyboard: 1 is the first, and 0 the tenth. */
export const keyOfTab = (tab: Tab): string => String((TABS.indexOf(tab) + 1) % 10)

export const KINDS = ['claim', 'invoice', 'payment', 'letter', 'document', 'message', 'court', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** Reads the URL of a claim file: the tab, the kind in the timeline, and which letter, mail or event is open. */
export const readClaimSearch = (search: Record<string, unknown>) =>
  chosen({ tab: oneOf(search, 'tab', TABS), kind: oneOf(search, 'kind', KINDS), open: textOf(search, 'open') })

export type ClaimSearch = ReturnType<typeof readClaimSearch>
