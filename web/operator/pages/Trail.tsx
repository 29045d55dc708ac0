import { Anchor, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The way back to the list that a page belongs to. */
export const Trail = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor renderRoot={(props) => <Link to={to} search={{}} {...props} />} size="sm">
    <Group gap={4} component="span">
      <IconArrowLeft size={14} aria-hidden />
      {children}
    </Group>
  </Anchor>
)
