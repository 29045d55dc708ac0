import { Button, Tabs } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { Page } from '../../../shared/ui/Page.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session.ts'
import { AdminsOnly } from '../AdminsOnly.tsx'
import { ErasureLog } from './ErasureLog.tsx'
import { PeopleSearch } from './PeopleSearch.tsx'
import { RecordRequest } from './RecordRequest.tsx'
import { RequestList } from './RequestList.tsx'
import { RetentionTable } from './RetentionTable.tsx'
import { PRIVACY_TABS } from './search.ts'
import { usePrivacyWords } from './words.ts'

export function PrivacyPage() {
  const say = usePrivacyWords()
  const go = useGo()
  const is_admin = useMay('users')
  const [recording, record] = useDisclosure(false)
  const { tab = 'requests' } = useSearch({ from: '/shell/privacy' })
  const choose = (to: string | null) =>
    go({ to: paths.privacy, search: { tab: PRIVACY_TABS.find((one) => one === to) ?? 'requests' } })
  return (
    <Page
      title={say('title')}
      subtitle={say('subtitle')}
      actions={<Button onClick={record.open}>{say('record')}</Button>}
    >
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List>
          {PRIVACY_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {say(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="requests" pt="md">
          <RequestList />
        </Tabs.Panel>
        <Tabs.Panel value="people" pt="md">
          <PeopleSearch />
        </Tabs.Panel>
        <Tabs.Panel value="retention" pt="md">
          {is_admin ? <RetentionTable /> : <AdminsOnly />}
        </Tabs.Panel>
        <Tabs.Panel value="erasures" pt="md">
          {is_admin ? <ErasureLog /> : <AdminsOnly />}
        </Tabs.Panel>
      </Tabs>
      {recording && <RecordRequest subjects={[]} onClose={record.close} />}
    </Page>
  )
}
