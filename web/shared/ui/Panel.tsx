import { Box, Group, Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type PanelProps = {
  readonly title: string
  /** What it is for, in a sentence or two. */
  readonly text?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One topic of a page that has several: a heading, its purpose, and its actions. */
export function Panel({ title, text, actions, children }: PanelProps) {
  const id = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" mb="sm" gap="xs">
        <Box flex="1 1 16rem">
          <Title order={2} size="h5" id={id}>
            {title}
          </Title>
          {text && (
            <Text size="sm" c="dimmed" maw={640} component="div">
              {text}
            </Text>
          )}
        </Box>
        {actions && <Box flex="none">{actions}</Box>}
      </Group>
      {children}
    </Paper>
  )
}
