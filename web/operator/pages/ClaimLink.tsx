import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import type { Tab } from './claim/search.ts'

/** Where the file of a claim is, for links and for going there. */
export const fileOf = (claim_id: string, tab?: Tab) =>
  ({ to: paths.claim, params: { claim_id }, search: tab ? { tab } : {} }) as const

type ClaimLinkProps = { readonly id: string; readonly reference: string; readonly tab?: Tab }

/** A reference that leads to its file. A row that opens something of its own stays closed behind it. */
export function ClaimLink({ id, reference, tab }: ClaimLinkProps) {
  return (
    <Anchor
      renderRoot={(props) => <Link {...fileOf(id, tab)} {...props} />}
      ff="monospace"
      size="sm"
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      {reference}
    </Anchor>
  )
}
