import { Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconBroadcast, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Effect } from './actions.ts'
import { useActionWords } from './words.actions.ts'

/** What follows: what happens, who is told, and how deadlines change. */
export function Consequences({ effects, stage = '' }: { effects: readonly Effect[]; stage?: string }) {
  return <ConsequenceList lines={useEffectLines(effects, stage)} />
}

type Line = readonly [icon: ReactNode, text: string]

export function useEffectLines(effects: readonly Effect[], stage = ''): Line[] {
  const say = useActionWords()
  return effects.map((effect) => [iconOf(effect), say(`effect.${effect}`, { stage })])
}

function iconOf(effect: Effect): ReactNode {
  if (effect.endsWith('_told')) return <IconBroadcast size={16} />
  return effect.startsWith('time_') ? <IconClockHour4 size={16} /> : <IconArrowRight size={16} />
}

export function ConsequenceList({ lines }: { lines: readonly Line[] }) {
  return (
    <Paper p="sm" bg="var(--desk-ground)">
      <Stack gap={8}>
        {lines.map(([icon, text]) => (
          <Group key={text} gap="xs" wrap="nowrap" align="flex-start">
            <Text c="dimmed" lh={1} mt={2} aria-hidden>
              {icon}
            </Text>
            <Text size="sm">{text}</Text>
          </Group>
        ))}
      </Stack>
    </Paper>
  )
}
