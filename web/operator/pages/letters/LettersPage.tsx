import { Button, Group, Select, Tabs } from '@mantine/core'
import { IconPrinter, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { LETTER_KINDS, LETTER_STATUSES } from '../../../shared/api/vocabulary.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { FilterPill } from '../../../shared/ui/FilterPill.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { allOrganizationsQuery } from '../settings/queries.ts'
import { useLetterColumns } from './columns.tsx'
import { LetterDrawer } from './LetterDrawer.tsx'
import { useMarkPosted, useRemake } from './mark.ts'
import { useMakeRun } from './print-runs/make.ts'
import { OpenRuns } from './print-runs/OpenRuns.tsx'
import { PrintRunDrawer } from './print-runs/PrintRunDrawer.tsx'
import { usePrintRunWords } from './print-runs/words.ts'
import { fileFilterOf, lettersQuery } from './queries.ts'
import { ReturnedDialog } from './ReturnedDialog.tsx'
import type { readLettersSearch } from './search.ts'
import { VoidDialog } from './VoidDialog.tsx'
import { useLettersWords } from './words.ts'

type Letter = Schemas['Letter']
type LettersSearch = ReturnType<typeof readLettersSearch>
type Status = Letter['status']

export function LettersPage() {
  const say = useLettersWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/letters' })
  const { letter_id, run_id, ...filter } = search
  const { status = 'outbox' } = search
  const [selected, select] = useState<Letter[]>([])
  const [returning, setReturning] = useState<Letter>()
  const [voiding, setVoiding] = useState<Letter>()
  const remake = useRemake(({ id, status }) => go({ to: paths.letters, search: { status, letter_id: id } }))
  const posted = useMarkPosted(() => select([]))
  const query = useQuery(lettersQuery(search))
  const choose = (change: LettersSearch) => {
    select([])
    go({ to: paths.letters, search: { ...search, page: undefined, ...change } }, { replace: true })
  }
  const openRun = (id: string) => {
    select([])
    go({ to: paths.letters, search: { ...filter, run_id: id } })
  }
  const columns = useLetterColumns(status, query.data?.data, {
    onPosted: (letter) => posted([letter]),
    onReturned: setReturning,
    onVoid: setVoiding,
    onRemake: remake,
  })
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('count', { count: query.data.total })}
      actions={
        <>
          <CsvButton path="/api/operator/letters.csv" filter={fileFilterOf(search)} />
          {status === 'outbox' && (query.data?.total ?? 0) > 0 && (
            <OutboxActions selected={selected} filter={filter} onPosted={() => posted(selected)} onRun={openRun} />
          )}
        </>
      }
    >
      <Group justify="space-between" align="flex-end">
        <StatusTabs status={status} counts={query.data?.counts} onChoose={(status) => choose({ status })} />
        <OrganizationPill id={search.organization_id} onRemove={() => choose({ organization_id: undefined })} />
        <KindFilter value={search.kind} onChoose={(kind) => choose({ kind })} />
      </Group>
      {status === 'outbox' && <OpenRuns onOpen={openRun} />}
      <ListTable
        label={say(`status.${status}`)}
        query={query}
        columns={columns}
        empty={<Empty title={say(`empty.${status}`)} text={say(`empty_text.${status}`)} icon={<IconPrinter />} />}
        onPage={(page) => choose({ page })}
        onOpen={({ id }) => go({ to: paths.letters, search: { ...search, letter_id: id } })}
        {...(status === 'outbox' ? { selected, onSelect: select } : {})}
      />
      <LetterDrawer
        id={letter_id}
        onClose={() => go({ to: paths.letters, search: filter })}
        onPosted={(letter) => posted([letter])}
        onReturned={setReturning}
        onVoid={setVoiding}
        onRemake={remake}
      />
      <PrintRunDrawer id={run_id} onClose={() => go({ to: paths.letters, search: filter })} />
      {voiding && <VoidDialog letter={voiding} onClose={() => setVoiding(undefined)} />}
      {returning && <ReturnedDialog letter={returning} onClose={() => setReturning(undefined)} />}
    </Page>
  )
}

type OutboxActionsProps = {
  readonly selected: readonly Letter[]
  readonly filter: LettersSearch
  onPosted(): void
  onRun(id: string): void
}

/** What can be done with the chosen letters, or with all that match. */
function OutboxActions({ selected, filter: { kind, organization_id }, onPosted, onRun }: OutboxActionsProps) {
  const say = useLettersWords()
  const run = usePrintRunWords()
  const is_admin = useIdentity().role === 'admin'
  const makeRun = useMakeRun(onRun)
  const count = selected.length
  const all = { ...(kind ? { kind } : {}), ...(organization_id ? { organization_id } : {}) }
  return (
    <Group gap="xs">
      {count > 0 && (
        <Button variant="default" leftSection={<IconSend size={16} aria-hidden />} onClick={onPosted}>
          {say('posted.some', { count })}
        </Button>
      )}
      <RefusableButton
        leftSection={<IconPrinter size={16} aria-hidden />}
        refusal={is_admin ? null : run('agents')}
        onClick={() => makeRun(count > 0 ? { ids: selected.map(({ id }) => id) } : all)}
      >
        {count > 0 ? run('make.some', { count }) : run('make.all')}
      </RefusableButton>
    </Group>
  )
}

/** Of which organisation, if a link said so. */
function OrganizationPill({ id, onRemove }: { readonly id: string | undefined; onRemove(): void }) {
  const say = usePrintRunWords()
  const organizations = useQuery({ ...allOrganizationsQuery(), enabled: id !== undefined }).data?.data
  if (!id) return null
  const name = organizations?.find((organization) => organization.id === id)?.name ?? id
  return <FilterPill name={say('organization')} value={name} onRemove={onRemove} />
}

type StatusTabsProps = {
  readonly status: Status
  readonly counts: Record<Status, number> | undefined
  onChoose(status: Status): void
}

function StatusTabs({ status, counts, onChoose }: StatusTabsProps) {
  const say = useLettersWords()
  return (
    <Tabs value={status} onChange={(value) => onChoose(value as Status)}>
      <Tabs.List aria-label={say('tabs')}>
        {LETTER_STATUSES.map((value) => (
          <Tabs.Tab key={value} value={value} rightSection={<TabCount count={counts?.[value]} />}>
            {say(`status.${value}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

type KindFilterProps = { readonly value: Letter['kind'] | undefined; onChoose(kind: Letter['kind'] | undefined): void }

function KindFilter({ value, onChoose }: KindFilterProps) {
  const say = useLettersWords()
  return (
    <Select
      placeholder={say('kind_filter')}
      aria-label={say('kind_filter')}
      data={LETTER_KINDS.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
      value={value ?? null}
      onChange={(kind) => onChoose(kind ?? undefined)}
      clearable
      w={220}
    />
  )
}
