import { Badge, Paper, Text, VisuallyHidden } from '@mantine/core'
import clsx from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import classes from './bank.module.css'
import { type Entry, refusalOf } from './entry.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useShareWords } from './words.shares.ts'
import { useBankWords } from './words.ts'

type EntryListProps = {
  readonly entries: readonly Entry[]
  readonly chosen: string | undefined
  /** How often the keys or a deed moved on, so that the focus goes along. */
  readonly focused: number
  /** Those that are marked, to be ignored together. */
  readonly marked: ReadonlySet<string>
  onChoose(id: string): void
  onMark(id: string): void
}

/** The entries, as a list box: screen readers leave its letters to the page. */
export function EntryList({ entries, chosen, focused, marked, onChoose, onMark }: EntryListProps) {
  const say = useBankWords()
  const hint = useId()
  const here = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever chose another entry sees it.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
    if (focused > 0) here.current?.focus({ preventScroll: true })
  }, [chosen, focused])
  return (
    <Paper withBorder style={{ overflow: 'hidden' }}>
      <VisuallyHidden id={hint}>{say('list_hint')}</VisuallyHidden>
      <div className={classes.list} role="listbox" aria-label={say('list')} aria-describedby={hint}>
        {entries.map((entry, index) => {
          const is_chosen = entry.id === chosen
          const is_reached = is_chosen || (chosen === undefined && index === 0)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the page reads the keys, wherever the focus is.
            <div
              key={entry.id}
              ref={is_chosen ? here : null}
              role="option"
              aria-selected={is_chosen}
              tabIndex={is_reached ? 0 : -1}
              className={clsx(classes.entry, is_chosen && classes.chosen)}
              onClick={() => onChoose(entry.id)}
              onFocus={() => is_chosen || onChoose(entry.id)}
            >
              <Row entry={entry} is_marked={marked.has(entry.id)} onMark={() => onMark(entry.id)} />
            </div>
          )
        })}
      </div>
    </Paper>
  )
}

type RowProps = { readonly entry: Entry; readonly is_marked: boolean; onMark(): void }

function Row({ entry, is_marked, onMark }: RowProps) {
  const say = useBankWords()
  const shares = useShareWords()
  const { money, day } = useFormat()
  const { rest } = entry
  return (
    <>
      <Text size="sm" fw={600} lineClamp={2} className={classes.name ?? ''}>
        {entry.payer_name ?? say('nobody')}
      </Text>
      <Text size="sm" fw={600} className={classes.amount ?? ''}>
        {money(entry.amount)}
      </Text>
      <Text size="xs" c="dimmed" lineClamp={2} className={classes.name ?? ''}>
        {day(entry.booking_date)} · {entry.text || say('no_text')}
      </Text>
      <span className={classes.badges}>
        {entry.is_return && (
          <Badge component="span" size="sm" color="red" mr={4}>
            {say('returned')}
          </Badge>
        )}
        {is_marked && <VisuallyHidden>{shares('is_marked')}</VisuallyHidden>}
        {refusalOf(entry, 'ignore') === null && (
          <span
            aria-hidden
            className={clsx(classes.mark, is_marked && classes.marked)}
            onClick={(event) => {
              event.stopPropagation()
              onMark()
            }}
          >
            {is_marked && '✓'}
          </span>
        )}
        <StatusBadge status={entry.status} />
        {entry.held_claims > 0 && (
          <Text span size="xs" c="dimmed" ml={6}>
            {shares('holds', { count: entry.held_claims })}
          </Text>
        )}
        {entry.assigned.length > 0 && rest > 0 && (
          <Text span size="xs" c="dimmed" ml={6}>
            {say('left_over', { amount: money(rest) })}
          </Text>
        )}
      </span>
    </>
  )
}
