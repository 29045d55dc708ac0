import { Anchor, type AnchorProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { linkTo } from '../../links.tsx'
import { type FigureList, pageBehind } from './links.ts'

/** A figure that links to what was counted. */
export function FigureLink({
  list,
  children,
  ...anchor
}: AnchorProps & { readonly list: FigureList; readonly children: ReactNode }) {
  return (
    <Anchor renderRoot={linkTo(pageBehind(list))} inherit {...anchor}>
      {children}
    </Anchor>
  )
}
