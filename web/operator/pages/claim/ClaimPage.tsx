import { Badge, Group, Skeleton, Stack, Tabs, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CaseStatusBadge, StageBadge } from '../../../shared/ui/badges.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { useOffer } from '../../palette/offered.ts'
import { paths } from '../../paths.ts'
import { NoteButton } from '../notes/NoteButton.tsx'
import { Trail } from '../Trail.tsx'
import { TaskButton } from '../tasks/TaskButton.tsx'
import { TasksPanel } from '../tasks/TasksPanel.tsx'
import { ActionBar } from './ActionBar.tsx'
import { BankNotice } from './BankNotice.tsx'
import { countryOf } from './country.ts'
import { FileOwner } from './FileOwner.tsx'
import { Flags } from './Flags.tsx'
import { debtorName, type FileProps, FROM, type OfferingProps, todayOf, useClaimSearch } from './file.ts'
import { claimFileQuery } from './queries.ts'
import { SummaryCards } from './SummaryCards.tsx'
import { keyOfTab, TABS, type Tab } from './search.ts'
import { CourtTab } from './tabs/CourtTab.tsx'
import { CreditorTab } from './tabs/CreditorTab.tsx'
import { DocumentsTab } from './tabs/DocumentsTab.tsx'
import { EventsTab } from './tabs/EventsTab.tsx'
import { InvoicesTab } from './tabs/InvoicesTab.tsx'
import { LettersTab } from './tabs/LettersTab.tsx'
import { MailsTab } from './tabs/MailsTab.tsx'
import { MessagesTab } from './tabs/MessagesTab.tsx'
import { PaymentsTab } from './tabs/PaymentsTab.tsx'
import { PlanTab } from './tabs/PlanTab.tsx'
import { TimelineTab } from './tabs/TimelineTab.tsx'
import classes from './tabs.module.css'
import { useClaimWords } from './words.ts'

export function ClaimPage() {
  const { claim_id } = useParams({ from: FROM })
  const query = useQuery(claimFileQuery(claim_id))
  return (
    <Loaded query={query} skeleton={<FileSkeleton />}>
      {({ data }) => <File file={data} />}
    </Loaded>
  )
}

function File({ file }: FileProps) {
  const say = useClaimWords()
  const about = say('about', { name: debtorName(file.debtor), reference: file.case_reference })
  return (
    <Page
      title={debtorName(file.debtor)}
      trail={<Trail to={{ to: paths.claims }}>{say('trail')}</Trail>}
      subtitle={<Subtitle file={file} about={about} />}
      actions={
        <>
          <NoteButton claim_id={file.id} about={about} today={todayOf(file)} />
          <TaskButton claim_id={file.id} about={about} today={todayOf(file)} />
          <ActionBar file={file} about={about} />
        </>
      }
    >
      <Flags file={file} />
      <BankNotice file={file} />
      <SummaryCards file={file} />
      <TasksPanel
        claim_id={file.id}
        today={todayOf(file)}
        has_had_one={file.activity.some(({ action }) => action === 'task.made')}
      />
      <FileTabs file={file} about={about} />
    </Page>
  )
}

function Subtitle({ file, about }: OfferingProps) {
  return (
    <Group gap="xs" mt={4}>
      <Text ff="monospace" size="sm" c="var(--mantine-color-text)">
        {file.case_reference}
      </Text>
      <StageBadge stage={file.collection_stage} country={countryOf(file)} />
      <CaseStatusBadge status={file.case_status} />
      <FileOwner file={file} about={about} />
    </Group>
  )
}

const CONTENTS: Readonly<Record<Tab, (props: FileProps) => React.ReactNode>> = {
  timeline: TimelineTab,
  invoices: InvoicesTab,
  payments: PaymentsTab,
  plan: PlanTab,
  letters: LettersTab,
  documents: DocumentsTab,
  messages: MessagesTab,
  creditor: CreditorTab,
  court: CourtTab,
  events: EventsTab,
  mails: MailsTab,
}

function FileTabs({ file, about }: OfferingProps) {
  const say = useClaimWords()
  const [{ tab = 'timeline' }, choose] = useClaimSearch()
  const open = (name: Tab) => choose({ tab: name === 'timeline' ? undefined : name, kind: undefined, open: undefined })
  const openBy = (key: string) => {
    const pressed = TABS.find((name) => keyOfTab(name) === key)
    if (pressed) open(pressed)
  }
  useKeys('claim', { tabs: openBy, creditor: openBy })
  const parts = TABS.map((name) => ({
    ...{ id: `tab ${name}`, label: say('part', { name: say(`tab.${name}`) }), reason: null },
    ...{ key: keyOfTab(name).toUpperCase(), run: () => open(name) },
  }))
  useOffer(about, parts, 2)
  const Content = CONTENTS[tab]
  return (
    <Tabs value={tab} onChange={(name) => open(name as Tab)} keepMounted={false}>
      <Tabs.List aria-label={say('tabs')} mb="md">
        {TABS.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            className={classes.tab ?? ''}
            aria-keyshortcuts={keyOfTab(name)}
            rightSection={<Beside file={file} tab={name} />}
          >
            {say(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <Content file={file} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Beside({ file, tab }: FileProps & { tab: Tab }) {
  const say = useClaimWords()
  if (tab === 'messages') return <Waiting of={file.unanswered_messages} what={say('unanswered')} />
  if (tab === 'creditor') return <Waiting of={file.open_creditor_requests} what={say('undecided')} />
  return <Count of={countOf(file, tab)} />
}

function Count({ of }: { of: number | null }) {
  if (!of) return null
  return (
    <Text span size="xs" c="dimmed">
      {of}
    </Text>
  )
}

/** Stands out, since a debtor or a creditor waits. */
function Waiting({ of, what }: { of: number; what: string }) {
  if (of === 0) return null
  return (
    <Badge component="span" size="sm" color="orange">
      {of}
      <VisuallyHidden> {what}</VisuallyHidden>
    </Badge>
  )
}

function countOf(file: FileProps['file'], tab: Exclude<Tab, 'messages' | 'creditor'>): number | null {
  if (tab === 'timeline') return file.activity.length
  if (tab === 'plan') return file.installment_plan?.installments.length ?? null
  return tab === 'court' ? null : file[tab].length
}

function FileSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton height={52} width="40%" />
      <Group grow>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={150} />
        ))}
      </Group>
      <Skeleton height={320} />
    </Stack>
  )
}
