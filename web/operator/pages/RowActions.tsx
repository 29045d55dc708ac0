import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** What can be done about a row, at its end. A click on an action is no click on the row behind it. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks to itself.
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys do not reach the row.
  <div onClick={(event) => event.stopPropagation()}>
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {children}
    </Group>
  </div>
)
