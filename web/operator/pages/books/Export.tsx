import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconLock } from '@tabler/icons-react'
import { useIdentity } from '../../session.ts'
import type { PartProps } from './BooksPage.tsx'
import { useBookWords } from './words.ts'

const FORMATS = ['datev', 'csv'] as const

/** The journal of a period as files for accountants. */
export function Export({ search: { organization_id, from, to } }: PartProps) {
  const say = useBookWords()
  const { role } = useIdentity()
  if (role !== 'admin') return <Alert icon={<IconLock />} color="gray" title={say('admins')} />
  return (
    <Stack gap="sm" maw={640}>
      <Text size="sm">{say('export_text')}</Text>
      {from && to ? (
        <Group>
          {FORMATS.map((format) => (
            <Button
              key={format}
              component="a"
              download
              variant={format === 'datev' ? 'filled' : 'default'}
              href={`/api/operator/ledger/export?${new URLSearchParams({ organization_id, from, to, format })}`}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {say(format)}
            </Button>
          ))}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {say('export_days')}
        </Text>
      )}
    </Stack>
  )
}
