import { Button, Group, Stack, Text } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Panel } from '../../../../shared/ui/Panel.tsx'
import { openRunsQuery } from './queries.ts'
import { usePrintRunWords } from './words.ts'

/** Runs that are put together and not posted yet; nothing where there are none. */
export function OpenRuns({ onOpen }: { onOpen(id: string): void }) {
  const say = usePrintRunWords()
  const { instant } = useFormat()
  const runs = useQuery(openRunsQuery()).data?.data ?? []
  if (runs.length === 0) return null
  return (
    <Panel title={say('open')}>
      <Stack gap="xs">
        {runs.map(({ id, organization_name, waiting_count, made_by_name, made_at }) => (
          <Group key={id} justify="space-between">
            <div>
              <Text size="sm" fw={600}>
                {say('one', { count: waiting_count, house: organization_name })}
              </Text>
              <Text size="sm" c="dimmed">
                {say('made', { name: made_by_name, at: instant(made_at) })}
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconStack2 size={16} aria-hidden />}
              onClick={() => onOpen(id)}
            >
              {say('show')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
