import { useIdentity } from '../../session.ts'
import { SETTINGS_TABS, type SettingsTab } from './search.ts'

/** The parts of the settings that this person has: the log is for administrators, the clock for sandboxes. */
export function useSettingsTabs(): SettingsTab[] {
  const { role, mode, is_drill } = useIdentity()
  const has_sandbox = mode === 'sandbox' && !is_drill
  return SETTINGS_TABS.filter((tab) => (tab === 'audit' ? role === 'admin' : tab === 'sandbox' ? has_sandbox : true))
}
