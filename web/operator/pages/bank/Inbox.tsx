import { Paper, Skeleton, Stack, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import clsx from 'clsx'
import { useRef } from 'react'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Pages } from '../../../shared/ui/Pages.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { BookDialog } from './BookDialog.tsx'
import classes from './bank.module.css'
import { DebtDialog } from './DebtDialog.tsx'
import { NoteDialog } from './DeedDialogs.tsx'
import { DoneLine } from './DoneLine.tsx'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryList } from './EntryList.tsx'
import { MarkedBar } from './MarkedBar.tsx'
import { OffsetDialog } from './OffsetDialog.tsx'
import { bankSummaryQuery, entriesQuery, entryQuery } from './queries.ts'
import { useBankKeys } from './use-bank-keys.ts'
import { type Inbox as Box, useInbox } from './use-inbox.ts'
import { useMarks } from './use-marks.ts'
import { useBankWords } from './words.ts'

/** The list on the left, the chosen entry on the right, and everything by key. */
export function Inbox() {
  const say = useBankWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/bank' })
  const query = useQuery(entriesQuery(search))
  const entries = query.data?.data ?? []
  const is_elsewhere = search.entry_id !== undefined && !entries.some(({ id }) => id === search.entry_id)
  const found = useQuery({ ...entryQuery(search.entry_id ?? ''), enabled: is_elsewhere })
  const inbox = useInbox(entries, found.data?.data)
  const pane = useRef<HTMLDivElement>(null)
  const { entry } = inbox
  const marks = useMarks(entries)
  useBankKeys({
    entries,
    inbox,
    onMark: () => entry && marks.mark(entry),
    onSearch: () => pane.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    onClaim: () => {
      const claim = entry?.assigned[0] ?? entry?.suggestions[0]
      if (claim) go(fileOf(claim.claim_id))
    },
  })
  return (
    <Stack gap="sm">
      {search.view === 'today' && <TodaySums />}
      <div className={clsx(classes.inbox, search.entry_id ? classes.has_chosen : classes.no_chosen)}>
        <Stack gap="xs" ref={pane} className={classes.pane ?? ''}>
          <SearchField
            is_wide
            value={search.q}
            placeholder={say('search')}
            onSearch={(q) =>
              go({ to: paths.bank, search: { ...search, q, entry_id: undefined, page: undefined } }, { replace: true })
            }
          />
          <MarkedBar marks={marks} />
          <Loaded query={query} skeleton={<Shape />}>
            {({ data }) =>
              data.length === 0 ? (
                <Nothing />
              ) : (
                <EntryList
                  entries={data}
                  chosen={entry?.id}
                  focused={inbox.focused}
                  marked={marks.marked}
                  onChoose={(id) => inbox.choose(id)}
                  onMark={(id) => {
                    const one = data.find((other) => other.id === id)
                    if (one) marks.mark(one)
                  }}
                />
              )
            }
          </Loaded>
          {query.data && (
            <Pages
              list={query.data}
              onGo={(page) => go({ to: paths.bank, search: { ...search, page, entry_id: undefined } })}
            />
          )}
        </Stack>
        {entry && (
          <EntryDetail
            key={entry.id}
            entry={entry}
            is_busy={inbox.is_busy}
            owedOf={inbox.owedOf}
            onAccept={inbox.accept}
            onDeed={inbox.open}
            onBack={() => inbox.choose(undefined)}
          />
        )}
      </div>
      <DoneLine inbox={inbox} />
      <Dialogs inbox={inbox} />
    </Stack>
  )
}

function Dialogs({ inbox }: { readonly inbox: Box }) {
  const { asked, entry, deed } = inbox
  if (!asked || !entry) return null
  const common = { entry, deed, onStart: inbox.start, onClose: inbox.close }
  if (asked.what === 'book') return <BookDialog {...common} suggestion={asked.suggestion} doubt={asked.doubt} />
  if (asked.what === 'offset') return <OffsetDialog {...common} />
  if (asked.what === 'pays_us') return <DebtDialog {...common} />
  return <NoteDialog {...common} what={asked.what} />
}

function Nothing() {
  const say = useBankWords()
  const common = useCommonWords()
  const { view = 'open', q } = useSearch({ from: '/shell/bank' })
  if (view === 'statements') return null
  return (
    <Paper withBorder>
      {q ? (
        <Empty title={common('list.nothing')} text={common('list.nothing_text')} />
      ) : (
        <Empty icon={<IconChecks />} title={say(`empty.${view}`)} text={say(`empty_text.${view}`)} />
      )}
    </Paper>
  )
}

function TodaySums() {
  const say = useBankWords()
  const { money, number } = useFormat()
  const { account_id } = useSearch({ from: '/shell/bank' })
  const summary = useQuery(bankSummaryQuery(account_id)).data?.data
  if (!summary) return null
  return (
    <Text size="sm">
      {say('today_sum', {
        count: summary.booked_today,
        text: number(summary.booked_today),
        amount: money(summary.booked_today_amount),
      })}
    </Text>
  )
}

const Shape = () => (
  <Stack gap={6}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
      <Skeleton key={name} height={50} />
    ))}
  </Stack>
)
