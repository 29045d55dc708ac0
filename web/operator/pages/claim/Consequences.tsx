import { Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconBroadcast, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { courtOf } from '../../../shared/i18n/stage-name.ts'
import type { Effect } from './actions.ts'
import { countryOf } from './country.ts'
import type { ClaimFile } from './file.ts'
import { toldBy } from './told.ts'
import { useActionWords } from './words.actions.ts'

/** What follows: what happens, who is told, and how deadlines change. */
export function Consequences({ file, effects, stage = '' }: ConsequencesProps) {
  return <ConsequenceList lines={useEffectLines(file, effects, stage)} />
}

type ConsequencesProps = { readonly file: ClaimFile; readonly effects: readonly Effect[]; readonly stage?: string }

type Line = readonly [icon: ReactNode, text: string]

export function useEffectLines(file: ClaimFile, effects: readonly Effect[], stage = ''): Line[] {
  const say = useActionWords()
  const context = (effect: Effect) => (isTold(effect) ? toldBy(file) : courtOf(countryOf(file)))
  return effects.map((effect) => [iconOf(effect), say(`effect.${effect}`, { stage, ...context(effect) })])
}

const isTold = (effect: Effect): boolean => effect.endsWith('_told')

function iconOf(effect: Effect): ReactNode {
  if (isTold(effect)) return <IconBroadcast size={16} />
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
