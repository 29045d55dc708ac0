import { Tabs } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { Page } from '../../../shared/ui/Page.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { AdminsOnly } from '../AdminsOnly.tsx'
import { BankAccounts } from './accounts/BankAccounts.tsx'
import { AuditLog } from './audit/AuditLog.tsx'
import { LegalTables } from './legal/LegalTables.tsx'
import { OrganizationList } from './OrganizationList.tsx'
import { SandboxClock } from './SandboxClock.tsx'
import type { SettingsTab } from './search.ts'
import { useSettingsTabs } from './tabs.ts'
import { useSettingsWords } from './words.ts'

export function SettingsPage() {
  const say = useSettingsWords()
  const go = useGo()
  const { tab = 'organizations' } = useSearch({ from: '/shell/settings' })
  const tabs = useSettingsTabs()
  return (
    <Page title={say('title')} subtitle={say(`subtitle.${tab}`)}>
      <Tabs
        value={tab}
        onChange={(value) => go({ to: paths.settings, search: { tab: value as SettingsTab } }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={say('title')} mb="md">
          {tabs.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {say(`tab.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="organizations">
          <OrganizationList />
        </Tabs.Panel>
        <Tabs.Panel value="accounts">
          <BankAccounts />
        </Tabs.Panel>
        <Tabs.Panel value="legal">
          <LegalTables />
        </Tabs.Panel>
        <Tabs.Panel value="audit">{tabs.includes('audit') ? <AuditLog /> : <AdminsOnly />}</Tabs.Panel>
        {tabs.includes('sandbox') && (
          <Tabs.Panel value="sandbox">
            <SandboxClock />
          </Tabs.Panel>
        )}
      </Tabs>
    </Page>
  )
}
