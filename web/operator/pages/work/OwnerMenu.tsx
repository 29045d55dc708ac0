import { OwnerButton } from '../OwnerButton.tsx'
import { useAssign } from './changes.ts'
import { useItemName } from './item-name.ts'
import type { Item } from './target.ts'
import { useWorkWords } from './words.ts'

/** Shows the owner; lets people take an item, assign it or release it. */
export function OwnerMenu({ item }: { item: Item }) {
  const say = useWorkWords()
  const nameOf = useItemName()
  const assign = useAssign()
  const { key, owner_id, owner_name } = item
  return (
    <OwnerButton
      owner_id={owner_id}
      owner_name={owner_name}
      labelOf={(name) => say('change_owner', { name, item: nameOf(item) })}
      onGive={(user_id) => assign.mutate({ key, user_id })}
    />
  )
}
