import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'

type PageProps = {
  readonly title: string
  /** One unobtrusive line below the title. */
  readonly subtitle?: ReactNode
  /** The link back, above the title. */
  readonly trail?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: one heading, its actions on the right, and the same title in the browser's tab. */
export function Page({ title, subtitle, trail, actions, children }: PageProps) {
  useDocumentTitle(`${title} · Mahnwerk`)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end" gap="md">
        <Box>
          {trail}
          <Title order={1} size="h3">
            {title}
          </Title>
          {subtitle && (
            <Text c="dimmed" size="sm" component="div">
              {subtitle}
            </Text>
          )}
        </Box>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  )
}
