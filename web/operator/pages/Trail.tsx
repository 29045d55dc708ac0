import { Anchor, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { linkTo, type Target } from '../links.tsx'

/** A link back to the list that a page belongs to. */
export const Trail = ({ to, children }: { to: Target; children: ReactNode }) => (
  <Anchor renderRoot={linkTo(to)} size="sm">
    <Group gap={4} component="span" wrap="nowrap">
      <IconArrowLeft size={14} aria-hidden />
      {children}
    </Group>
  </Anchor>
)
