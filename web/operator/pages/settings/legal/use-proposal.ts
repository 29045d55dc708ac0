import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { openDeed } from '../../../../shared/api/deed.ts'
import type { Schemas } from '../../../../shared/api/operator.ts'

export type TableName = Schemas['LegalTable']['name']

/** What somebody wants to put in force. */
export type Proposal =
  | { readonly kind: 'replace'; readonly content: Record<string, unknown> }
  | { readonly kind: 'restore'; readonly version: number }
  | { readonly kind: 'drop' }

export type Compared = { readonly proposal: Proposal; readonly comparison: Schemas['LegalTableComparison'] }

const bodyOf = (proposal: Proposal) => {
  if (proposal.kind === 'restore') return { version: proposal.version }
  return { content: proposal.kind === 'drop' ? null : proposal.content }
}

/** Compares a proposal with what holds; nothing is stored before somebody has read what differs. */
export function useProposal(name: TableName) {
  const [compared, setCompared] = useState<Compared>()
  const [deed] = useState(openDeed)
  const compare = useMutation({
    mutationFn: (proposal: Proposal) =>
      deed.start(
        async (once) =>
          (
            await once.POST('/api/operator/legal-tables/{name}/compare', {
              params: { path: { name } },
              body: bodyOf(proposal),
            })
          ).data,
      ),
    onSuccess: (answer, proposal) => answer && setCompared({ proposal, comparison: answer.data }),
  })
  return {
    compared,
    propose: (proposal: Proposal) => compare.mutate(proposal),
    forget: () => setCompared(undefined),
    is_busy: compare.isPending,
    error: compare.error,
  }
}
