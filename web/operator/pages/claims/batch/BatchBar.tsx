import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { IconArrowRight, IconHandStop, IconPlayerPlay, IconPrinter, IconUser, IconX } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { RefusableButton } from '../../../../shared/ui/RefusableButton.tsx'
import { useGo } from '../../../links.tsx'
import { useOffer } from '../../../palette/offered.ts'
import { paths } from '../../../paths.ts'
import { useIdentity } from '../../../session.ts'
import { BatchDialog } from './BatchDialog.tsx'
import type { Action } from './queries.ts'
import { batchFilter, CLAIMS_MAX, type Selection } from './selection.ts'
import { useBatchWords } from './words.ts'

const DEEDS: readonly (readonly [Action, ComponentType<{ size: number }>])[] = [
  ['stage', IconArrowRight],
  ['hold', IconHandStop],
  ['release', IconPlayerPlay],
  ['assign', IconUser],
  ['print', IconPrinter],
  ['close', IconX],
]

type BatchBarProps = {
  readonly selection: Selection
  /** How many match the filters. */
  readonly total: number
  /** The same in words. */
  readonly shown: string
}

/** What can be done with the selected claims. It stays in sight while the list is scrolled. */
export function BatchBar({ selection, total, shown }: BatchBarProps) {
  const say = useBatchWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  const [action, choose] = useState<Action>()
  const { claims, is_all, clear } = selection
  const count = is_all ? total : claims.length
  const is_admin = useIdentity().role === 'admin'
  const refusalOf = (one: Action) => (one === 'print' && !is_admin ? say('agents') : null)
  useOffer(
    say('about', { count }),
    DEEDS.map(([id]) => ({ id, label: say(`title.${id}`), reason: refusalOf(id), run: () => choose(id) })),
  )
  return (
    <Paper
      withBorder
      shadow="md"
      p="xs"
      component="section"
      aria-label={say('bar')}
      style={{ position: 'sticky', bottom: 8, zIndex: 20 }}
    >
      <Group gap="xs">
        <CloseButton aria-label={say('clear')} title={say('clear')} onClick={clear} />
        <Text size="sm" fw={600} role="status">
          {is_all ? say('all_selected', { shown }) : say('selected', { count })}
        </Text>
        <AllOffer selection={selection} total={total} shown={shown} />
        <Group gap={6} ml="auto">
          {DEEDS.map(([id, Icon]) => (
            <RefusableButton
              key={id}
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={14} aria-hidden />}
              refusal={refusalOf(id)}
              onClick={() => choose(id)}
            >
              {say(`deed.${id}`)}
            </RefusableButton>
          ))}
        </Group>
      </Group>
      {action && (
        <BatchDialog
          action={action}
          chosen={is_all ? { filter: batchFilter(search) } : { ids: claims.map(({ id }) => id) }}
          onClose={() => choose(undefined)}
          onOrdered={(batch) => {
            clear()
            go({ to: paths.claims, search: { ...search, batch } })
          }}
        />
      )}
    </Paper>
  )
}

/** Of a page that is selected as a whole the way leads to all pages. */
function AllOffer({ selection: { claims, is_all, selectAll }, total, shown }: BatchBarProps) {
  const say = useBatchWords()
  if (is_all || claims.length < 2 || claims.length >= total) return null
  if (total > CLAIMS_MAX)
    return (
      <Text size="sm" c="dimmed">
        {say('too_many', { max: CLAIMS_MAX, shown })}
      </Text>
    )
  return (
    <Button variant="subtle" size="compact-sm" onClick={selectAll}>
      {say('all', { count: total, shown })}
    </Button>
  )
}
