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

type KindsProps = { readonly counts: Schemas['WorkCounts'] | undefined }

/** Every kind with its count, whatever is listed. On a phone it is a field, since a list would fill the screen. */
export function Kinds({ counts }: KindsProps) {
  const entries = useEntries(counts)
  return (
    <>
      <KindList entries={entries} />
      <KindField entries={entries} />
    </>
  )
}

type Entry = {
  readonly kind: (typeof WORK_KINDS)[number] | undefined
  readonly label: string
  readonly count: number | undefined
  readonly icon: typeof IconInbox
}
type EntriesProps = { readonly entries: readonly Entry[] }

function useEntries(counts: KindsProps['counts']): Entry[] {
  const say = useWorkWords()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    { kind: undefined, label: say('all_kinds'), count: all, icon: IconInbox },
    ...WORK_KINDS.map((kind) => ({
      ...{ kind, label: say(`kind.${kind}`), count: counts?.[kind] },
      icon: LOOKS[kind].icon,
    })),
  ]
}

function KindList({ entries }: EntriesProps) {
  const say = useWorkWords()
  const { number } = useFormat()
  const { kind: chosen, page: _, ...rest } = useSearch({ from: '/shell/work' })
  return (
    <Paper withBorder p={6} component="nav" aria-label={say('kinds')} visibleFrom="md">
      {entries.map(({ kind, label, count, icon: Icon }) => (
        <NavLink
          key={kind ?? ''}
          renderRoot={linkTo({ to: paths.work, search: { ...rest, kind: WORK_KINDS.find((one) => one === kind) } })}
          label={label}
          leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          rightSection={
            <Text size="sm" fw={count ? 600 : 400} c={count ? undefined : 'dimmed'}>
              {count === undefined ? '' : number(count)}
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
  const { number } = useFormat()
  const go = useGo()
  const { kind: chosen, page: _, ...rest } = useSearch({ from: '/shell/work' })
  return (
    <Select
      hiddenFrom="md"
      aria-label={say('kinds')}
      data={entries.map(({ kind, label, count }) => ({
        value: kind ?? '',
        label: count === undefined ? label : `${label} (${number(count)})`,
      }))}
      value={chosen ?? ''}
      onChange={(kind) => go({ to: paths.work, search: { ...rest, kind: WORK_KINDS.find((one) => one === kind) } })}
      allowDeselect={false}
    />
  )
}
