import { Anchor } from '@mantine/core'
import { linkTo } from '../links.tsx'
import type { Tab } from './claim/search.ts'
import { fileOf } from './claim/target.ts'

type ClaimLinkProps = { readonly id: string; readonly reference: string; readonly tab?: Tab }

/** A reference that links to its claim file. Clicking it does not open the row behind it. */
export function ClaimLink({ id, reference, tab }: ClaimLinkProps) {
  return (
    <Anchor
      renderRoot={linkTo(fileOf(id, tab))}
      ff="monospace"
      size="sm"
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      {reference}
    </Anchor>
  )
}
