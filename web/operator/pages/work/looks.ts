import {
  IconBuildingCommunity,
  IconCalendarX,
  IconCoins,
  IconFileSearch,
  IconGavel,
  type IconInbox,
  IconLockExclamation,
  IconMailX,
  IconMessage2Exclamation,
  IconPlugConnectedX,
  IconPrinter,
  IconSparkles,
  IconThumbDown,
} from '@tabler/icons-react'
import type { Item } from './target.ts'

type Look = { readonly icon: typeof IconInbox; readonly color: string }

/** How each kind of work is recognised at a glance. */
export const LOOKS: Readonly<Record<Item['kind'], Look>> = {
  new_claim: { icon: IconSparkles, color: 'blue' },
  extraction_review: { icon: IconFileSearch, color: 'cyan' },
  letter_to_print: { icon: IconPrinter, color: 'indigo' },
  returned_letter: { icon: IconMailX, color: 'orange' },
  stuck_step: { icon: IconLockExclamation, color: 'red' },
  dispute: { icon: IconMessage2Exclamation, color: 'orange' },
  missed_installment: { icon: IconCalendarX, color: 'red' },
  tenancy_review: { icon: IconBuildingCommunity, color: 'violet' },
  filing_to_dispatch: { icon: IconGavel, color: 'mahn' },
  decision_declined: { icon: IconThumbDown, color: 'gray' },
  costs_open: { icon: IconCoins, color: 'mahn' },
  failed_deliveries: { icon: IconPlugConnectedX, color: 'red' },
}
