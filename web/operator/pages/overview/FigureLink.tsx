import { Anchor, type AnchorProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type FigureList, pageBehind } from './links.ts'

/** A figure that leads to what was counted. */
export function FigureLink({
  list,
  children,
  ...anchor
}: AnchorProps & { readonly list: FigureList; readonly children: ReactNode }) {
  return (
    <Anchor renderRoot={(props) => <Link {...pageBehind(list)} {...props} />} inherit {...anchor}>
      {children}
    </Anchor>
  )
}
