import { Button, Group, Select, Tabs } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { LETTER_KINDS, LETTER_STATUSES } from '../../../shared/api/vocabulary.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useLetterColumns } from './columns.tsx'
import { LetterDrawer } from './LetterDrawer.tsx'
import { useMarkPosted, useRemake } from './mark.ts'
import { lettersQuery } from './queries.ts'
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
  const { letter_id, ...filter } = search
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
  const columns = useLetterColumns(status, {
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
        selected.length > 0 && (
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => posted(selected)}>
            {say('posted.some', { count: selected.length })}
          </Button>
        )
      }
    >
      <Group justify="space-between" align="flex-end">
        <StatusTabs status={status} counts={query.data?.counts} onChoose={(status) => choose({ status })} />
        <KindFilter value={search.kind} onChoose={(kind) => choose({ kind })} />
      </Group>
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
      {voiding && <VoidDialog letter={voiding} onClose={() => setVoiding(undefined)} />}
      {returning && <ReturnedDialog letter={returning} onClose={() => setReturning(undefined)} />}
    </Page>
  )
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
