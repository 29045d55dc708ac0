import { NavLink, Paper, Select, Text } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { WORK_KINDS } from '../../../shared/api/vocabulary.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { LOOKS } from './looks.ts'
import { useWorkWords } from './words.ts'
import classes from './work.module.css'

type KindsProps = {
  readonly work: { readonly counts: Schemas['WorkCounts']; readonly more_of: readonly Kind[] } | undefined
}
type Kind = (typeof WORK_KINDS)[number]

/** Every kind with its count, whatever is listed. On a phone it is a field, since a list would fill the screen. */
export function Kinds({ work }: KindsProps) {
  const entries = useEntries(work)
  return (
    <>
      <KindList entries={entries} />
      <KindField entries={entries} />
    </>
  )
}

type Entry = {
  readonly kind: Kind | undefined
  readonly label: string
  readonly count: number | undefined
  /** The count as it is shown, with a plus where there are more. */
  readonly text: string
  readonly icon: typeof IconInbox
}
type EntriesProps = { readonly entries: readonly Entry[] }

function useEntries(work: KindsProps['work']): Entry[] {
  const say = useWorkWords()
  const { number } = useFormat()
  const counted = (count: number | undefined, has_more: boolean) => ({
    count,
    text: count === undefined ? '' : `${number(count)}${has_more ? '+' : ''}`,
  })
  const { counts, more_of = [] } = work ?? {}
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    { kind: undefined, label: say('all_kinds'), ...counted(all, more_of.length > 0), icon: IconInbox },
    ...WORK_KINDS.map((kind) => ({
      ...{ kind, label: say(`kind.${kind}`), ...counted(counts?.[kind], more_of.includes(kind)) },
      icon: LOOKS[kind].icon,
    })),
  ]
}

function KindList({ entries }: EntriesProps) {
  const say = useWorkWords()
  const { kind: chosen, page: _, ...rest } = useSearch({ from: '/shell/work' })
  return (
    <Paper withBorder p={6} component="nav" aria-label={say('kinds')} visibleFrom="md">
      {entries.map(({ kind, label, count, text, icon: Icon }) => (
        <NavLink
          key={kind ?? ''}
          renderRoot={linkTo({ to: paths.work, search: { ...rest, kind: WORK_KINDS.find((one) => one === kind) } })}
          label={label}
          leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          rightSection={
            <Text size="sm" fw={count ? 600 : 400} c={count ? undefined : 'dimmed'}>
              {text}
            </Text>
          }
          active={kind === chosen}
          {...(kind === chosen ? { 'aria-current': 'page' as const } : {})}
          className={classes.kind ?? ''}
        />
      ))}
    </Paper>
  )
}

function KindField({ entries }: EntriesProps) {
  const say = useWorkWords()
  const go = useGo()
  const { kind: chosen, page: _, ...rest } = useSearch({ from: '/shell/work' })
  return (
    <Select
      hiddenFrom="md"
      aria-label={say('kinds')}
      data={entries.map(({ kind, label, text }) => ({
        value: kind ?? '',
        label: text === '' ? label : `${label} (${text})`,
      }))}
      value={chosen ?? ''}
      onChange={(kind) => go({ to: paths.work, search: { ...rest, kind: WORK_KINDS.find((one) => one === kind) } })}
      allowDeselect={false}
    />
  )
}
