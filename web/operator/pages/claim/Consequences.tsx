import { Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconBroadcast, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Deed, EFFECTS } from './actions.ts'
import { useActionWords } from './words.actions.ts'

/** What follows: what happens, who is told, what becomes of the times. */
export function Consequences({ deed, stage = '' }: { deed: Deed; stage?: string }) {
  const say = useActionWords()
  const { told, time } = EFFECTS[deed]
  return (
    <ConsequenceList
      lines={[
        [<IconArrowRight key="what" size={16} />, say(`what.${deed}`, { stage })],
        [<IconBroadcast key="told" size={16} />, say(`told.${told}`)],
        [<IconClockHour4 key="time" size={16} />, say(`time.${time}`)],
      ]}
    />
  )
}

export function ConsequenceList({ lines }: { lines: readonly (readonly [ReactNode, string])[] }) {
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
