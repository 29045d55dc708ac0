import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** The actions at the end of a row. Clicking one does not click the row behind it. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only stops clicks from reaching the row.
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys do not reach the row.
  <div onClick={(event) => event.stopPropagation()}>
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {children}
    </Group>
  </div>
)
