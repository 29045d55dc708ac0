import { Button, Group, Kbd, Select, Tabs } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Page } from '../../../shared/ui/Page.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { keyHelp } from '../../keys/help.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { DropFiles, UploadButton } from './DropFiles.tsx'
import { Inbox } from './Inbox.tsx'
import { bankAccountsQuery, bankSummaryQuery } from './queries.ts'
import { Statements } from './Statements.tsx'
import { BANK_VIEWS, type BankView } from './search.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'
import { useBankWords } from './words.ts'

/** What came in at our banks, and what becomes of it. A statement can be dropped anywhere on the page. */
export function BankPage() {
  const say = useBankWords()
  const { number } = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/bank' })
  const { view = 'open', account_id } = search
  const summary = useQuery(bankSummaryQuery(account_id)).data?.data
  const uploads = useUploads()
  const open = summary && summary.counts.suggested + summary.counts.unmatched
  const counts = { open, to_refund: summary?.counts.to_refund, today: summary?.booked_today } as const
  return (
    <Page
      title={say('title')}
      subtitle={open !== undefined && (open ? say('open', { count: open, text: number(open) }) : say('nothing_open'))}
      actions={<Actions onFiles={uploads.add} />}
    >
      <DropFiles onFiles={uploads.add} />
      <UploadList uploads={uploads} />
      <Tabs
        value={view}
        onChange={(value) =>
          go(
            { to: paths.bank, search: { ...(account_id ? { account_id } : {}), view: value as BankView } },
            { replace: true },
          )
        }
      >
        <Tabs.List aria-label={say('views')}>
          {BANK_VIEWS.map((value) => (
            <Tabs.Tab
              key={value}
              value={value}
              rightSection={value in counts && <TabCount count={counts[value as keyof typeof counts]} />}
            >
              {say(`view.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {view === 'statements' ? <Statements /> : <Inbox key={view} />}
    </Page>
  )
}

function Actions({ onFiles }: { onFiles(files: File[]): void }) {
  const say = useBankWords()
  return (
    <>
      <AccountSelect />
      <Button
        variant="default"
        leftSection={<IconKeyboard size={16} aria-hidden />}
        rightSection={
          <Kbd size="xs" aria-hidden>
            ?
          </Kbd>
        }
        visibleFrom="md"
        onClick={() => keyHelp.set(true)}
      >
        {say('keys_button')}
      </Button>
      <UploadButton onFiles={onFiles} />
    </>
  )
}

function AccountSelect() {
  const say = useBankWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/bank' })
  const accounts = useQuery(bankAccountsQuery()).data?.data ?? []
  if (accounts.length < 2) return null
  return (
    <Group>
      <Select
        aria-label={say('account')}
        placeholder={say('all_accounts')}
        data={accounts.map(({ id, name, organization_name }) => ({
          value: id,
          label: `${name} (${organization_name})`,
        }))}
        value={search.account_id ?? null}
        onChange={(id) =>
          go(
            {
              to: paths.bank,
              search: { ...search, account_id: id ?? undefined, entry_id: undefined, page: undefined },
            },
            { replace: true },
          )
        }
        clearable
        w={260}
      />
    </Group>
  )
}
