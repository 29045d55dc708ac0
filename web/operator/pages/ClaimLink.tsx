import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** A reference that leads to its file. A row that opens something of its own stays closed behind it. */
export function ClaimLink({ id, reference }: { id: string; reference: string }) {
  return (
    <Anchor
      component={Link}
      to={`/claims/${id}`}
      ff="monospace"
      size="sm"
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      {reference}
    </Anchor>
  )
}
