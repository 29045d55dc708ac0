import { useChange } from '../../../shared/ui/change.tsx'
import { useIdentity } from '../../session.ts'
import { OwnerButton } from '../OwnerButton.tsx'
import type { FileProps } from './file.ts'
import { showOwner } from './shown.ts'
import { useOwnerWords } from './words.owner.ts'

/** Who looks after the claim. Whoever has left the team is still named, until somebody takes over. */
export function FileOwner({ file: { id, owner_id, owner_name, owner_left_name } }: FileProps) {
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
  return (
    <OwnerButton
      owner_id={owner_id}
      owner_name={owner_name}
      nobody={owner_left_name ? say('left', { name: owner_left_name }) : say('nobody')}
      labelOf={(name) => say('change', { name })}
      onGive={(operator_id) => give.mutate(operator_id)}
    />
  )
}
