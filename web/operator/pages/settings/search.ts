import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const SETTINGS_TABS = ['organizations', 'accounts', 'legal', 'audit', 'sandbox'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

export const AUDIT_LOGS = ['administration', 'access'] as const
export const AUDIT_GROUPS = [
  ...(['operator', 'second_factor', 'passkey', 'recovery_codes'] as const),
  ...(['token', 'organization', 'bank_account', 'partner', 'webhook', 'legal_table', 'customer', 'claims'] as const),
  ...(['bank_entry', 'payment_run'] as const),
  ...(['revenue', 'settlement', 'retention', 'privacy', 'sandbox', 'debtor', 'mail', 'letter', 'export'] as const),
  'archive',
] as const

const dayOf = (search: Record<string, unknown>, name: string): string | undefined => {
  const text = textOf(search, name)
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}

const idOf = (search: Record<string, unknown>, name: string): string | undefined => {
  const text = textOf(search, name)
  return text && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined
}

/** Reads the search parameters of the settings: the tab, its page, which legal table is open, and what is filtered. */
export const readSettingsSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', SETTINGS_TABS),
    page: pageOf(search),
    table: textOf(search, 'table'),
    log: oneOf(search, 'log', AUDIT_LOGS),
    group: oneOf(search, 'group', AUDIT_GROUPS),
    from: dayOf(search, 'from'),
    to: dayOf(search, 'to'),
    actor: idOf(search, 'actor'),
    subject: textOf(search, 'subject'),
    debtor: idOf(search, 'debtor'),
    organization: idOf(search, 'organization'),
  })

export type SettingsSearch = ReturnType<typeof readSettingsSearch>
