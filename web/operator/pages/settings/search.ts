import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const SETTINGS_TABS = ['organizations', 'legal'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** Reads the search parameters of the settings: the tab, its page, and which legal table is open. */
export const readSettingsSearch = (search: Record<string, unknown>) =>
  chosen({ tab: oneOf(search, 'tab', SETTINGS_TABS), page: pageOf(search), table: textOf(search, 'table') })

export type SettingsSearch = ReturnType<typeof readSettingsSearch>
