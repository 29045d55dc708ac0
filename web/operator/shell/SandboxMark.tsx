import { Badge, Group, Text, Tooltip } from '@mantine/core'
import { IconFlask, IconLifebuoy } from '@tabler/icons-react'
import { useFormat } from '../../shared/i18n/format.ts'
import { useIdentity, useNow } from '../session.ts'
import { useShellWords } from './words.ts'

/** Nobody should mistake the sandbox for the real thing, or its time for the real time. */
export function SandboxMark() {
  const say = useShellWords()
  const { instant } = useFormat()
  const { mode, is_drill } = useIdentity()
  const now = useNow()
  if (is_drill)
    return (
      <Tooltip label={say('drill_hint')} multiline w={280}>
        <Badge
          color="red"
          role="note"
          aria-label={say('drill_hint')}
          leftSection={<IconLifebuoy size={12} aria-hidden />}
        >
          {say('drill')}
        </Badge>
      </Tooltip>
    )
  if (mode !== 'sandbox') return null
  return (
    <Tooltip label={say('sandbox_hint')} multiline w={280}>
      <Group gap={6} wrap="nowrap" role="note" aria-label={say('sandbox_hint')}>
        <Badge color="orange" leftSection={<IconFlask size={12} aria-hidden />}>
          {say('sandbox')}
        </Badge>
        <Text size="xs" c="dimmed" ff="monospace" style={{ whiteSpace: 'nowrap' }}>
          {instant(now.toISOString())}
        </Text>
      </Group>
    </Tooltip>
  )
}
