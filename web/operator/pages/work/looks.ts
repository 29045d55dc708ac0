import {
  IconBuildingCommunity,
  IconCalendarQuestion,
  IconCalendarX,
  IconCoins,
  IconCopy,
  IconFileSearch,
  IconGavel,
  IconHourglassLow,
  type IconInbox,
  IconLockExclamation,
  IconMailX,
  IconMessage2Exclamation,
  IconPlugConnectedX,
  IconPrinter,
  IconPrinterOff,
  IconScale,
  IconSparkles,
  IconThumbDown,
} from '@tabler/icons-react'
import type { Item } from './target.ts'

type Look = { readonly icon: typeof IconInbox; readonly color: string }

/** How each kind of work is recognised at a glance. */
export const LOOKS: Readonly<Record<Item['kind'], Look>> = {
  new_claim: { icon: IconSparkles, color: 'blue' },
  extraction_review: { icon: IconFileSearch, color: 'cyan' },
  insolvency_filing: { icon: IconGavel, color: 'red' },
  possible_double: { icon: IconCopy, color: 'yellow' },
  letter_to_print: { icon: IconPrinter, color: 'indigo' },
  letter_not_acknowledged: { icon: IconPrinterOff, color: 'orange' },
  returned_letter: { icon: IconMailX, color: 'orange' },
  stuck_step: { icon: IconLockExclamation, color: 'red' },
  dispute: { icon: IconMessage2Exclamation, color: 'orange' },
  missed_installment: { icon: IconCalendarX, color: 'red' },
  plan_paid: { icon: IconCoins, color: 'orange' },
  tenancy_review: { icon: IconBuildingCommunity, color: 'violet' },
  filing_to_dispatch: { icon: IconGavel, color: 'mahn' },
  decision_declined: { icon: IconThumbDown, color: 'gray' },
  limitation_near: { icon: IconHourglassLow, color: 'red' },
  limitation_unknown: { icon: IconCalendarQuestion, color: 'orange' },
  court_step_missing: { icon: IconScale, color: 'orange' },
  costs_open: { icon: IconCoins, color: 'mahn' },
  failed_deliveries: { icon: IconPlugConnectedX, color: 'red' },
  legal_table_stale: { icon: IconScale, color: 'orange' },
}
