import { Center, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type EmptyProps = {
  readonly title: string
  readonly text?: string
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

/** Says that nothing is here, and what to do about it. */
export function Empty({ title, text, icon, action }: EmptyProps) {
  return (
    <Center py="xl" px="md">
      <Stack align="center" gap="xs" maw={420}>
        <ThemeIcon size={48} radius="xl" variant="light" color="gray" aria-hidden>
          {icon ?? <IconInbox />}
        </ThemeIcon>
        <Text fw={600} c="var(--mantine-color-text)">
          {title}
        </Text>
        {text && (
          <Text size="sm" c="dimmed" ta="center">
            {text}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  )
}
