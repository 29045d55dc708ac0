import { useChange } from '../../../shared/ui/change.tsx'
import { useOffer } from '../../palette/offered.ts'
import { useIdentity } from '../../session.ts'
import { OwnerButton } from '../OwnerButton.tsx'
import type { OfferingProps } from './file.ts'
import { showOwner } from './shown.ts'
import { useOwnerWords } from './words.owner.ts'

/** Who looks after the claim. Whoever has left the team is still named, until somebody takes over. */
export function FileOwner({ file: { id, owner_id, owner_name, owner_left_name }, about }: OfferingProps) {
  const say = useOwnerWords()
  const identity = useIdentity()
  const give = useChange({
    send: async (once, operator_id: string | null) =>
      (await once.PUT('/api/operator/claims/{id}/owner', { params: { path: { id } }, body: { operator_id } })).data
        ?.data,
    changes: ['claims', 'work'],
    shows: (queries, owner) => owner && showOwner(queries, id, owner),
    done: (owner) => {
      if (!owner?.owner_id) return say('released')
      return owner.owner_id === identity.id ? say('taken') : say('given', { name: owner.owner_name ?? '' })
    },
  })
  const giveTo = (operator_id: string | null) => give.mutate(operator_id)
  const take = { id: 'take', label: say('take'), reason: null, run: () => giveTo(identity.id) }
  const release = { id: 'release owner', label: say('release'), reason: null, run: () => giveTo(null) }
  useOffer(about, [...(owner_id === identity.id ? [] : [take]), ...(owner_id ? [release] : [])], 1)
  return (
    <OwnerButton
      owner_id={owner_id}
      owner_name={owner_name}
      nobody={owner_left_name ? say('left', { name: owner_left_name }) : say('nobody')}
      labelOf={(name) => say('change', { name })}
      onGive={giveTo}
    />
  )
}
