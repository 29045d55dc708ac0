import {
  IconBook2,
  IconBriefcase,
  IconBuildingBank,
  IconCalendarDollar,
  IconChartAreaLine,
  IconChecklist,
  IconCoinEuro,
  IconFileInvoice,
  IconFilePlus,
  IconFileSearch,
  IconGavel,
  IconInbox,
  IconMail,
  IconMessage2Exclamation,
  IconPercentage,
  IconPrinter,
  IconReceiptEuro,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconTableImport,
  IconUsersGroup,
} from '@tabler/icons-react'
import { paths } from '../paths.ts'

/** What the navigation offers, in groups. */
export const NAVIGATION = [
  {
    group: 'daily',
    entries: [
      { name: 'overview', to: paths.overview, icon: IconChartAreaLine },
      { name: 'work', to: paths.work, icon: IconInbox },
      { name: 'tasks', to: paths.tasks, icon: IconChecklist },
      { name: 'claims', to: paths.claims, icon: IconFileInvoice },
      { name: 'new_claim', to: paths.new_claim, icon: IconFilePlus },
      { name: 'invoices', to: paths.invoices, icon: IconFileSearch },
      { name: 'import', to: paths.import, icon: IconTableImport },
    ],
  },
  {
    group: 'collection',
    entries: [
      { name: 'letters', to: paths.letters, icon: IconPrinter },
      { name: 'plans', to: paths.plans, icon: IconCalendarDollar },
      { name: 'disputes', to: paths.disputes, icon: IconMessage2Exclamation },
      { name: 'court', to: paths.court, icon: IconGavel },
    ],
  },
  {
    group: 'money',
    entries: [
      { name: 'bank', to: paths.bank, icon: IconBuildingBank },
      { name: 'payments', to: paths.payments, icon: IconCoinEuro },
      { name: 'settlements', to: paths.settlements, icon: IconReceiptEuro },
      { name: 'payment_runs', to: paths.payment_runs, icon: IconSend },
      { name: 'books', to: paths.books, icon: IconBook2 },
    ],
  },
  {
    group: 'business',
    entries: [
      { name: 'partners', to: paths.partners, icon: IconBriefcase },
      { name: 'revenue', to: paths.revenue, icon: IconPercentage },
      { name: 'mail', to: paths.mail, icon: IconMail },
    ],
  },
  {
    group: 'house',
    entries: [
      { name: 'team', to: paths.team, icon: IconUsersGroup },
      { name: 'privacy', to: paths.privacy, icon: IconShieldLock },
      { name: 'settings', to: paths.settings, icon: IconSettings },
    ],
  },
] as const
