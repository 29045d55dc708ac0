import { api } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useIdentity } from '../../session.ts'
import type { Item } from './target.ts'
import { useWorkWords } from './words.ts'

/** Gives an item to somebody, or with null to nobody. */
export function useAssign() {
  const say = useWorkWords()
  const { id } = useIdentity()
  return useChange({
    send: async ({ key, user_id }: { key: string; user_id: string | null }) =>
      (await api.PUT('/api/operator/work/{key}/owner', { params: { path: { key } }, body: { user_id } })).data?.data,
    done: (item: Item | undefined) => {
      if (!item?.owner_id) return say('released')
      return item.owner_id === id ? say('taken') : say('given', { name: item.owner_name ?? '' })
    },
  })
}

export function useResume() {
  const say = useWorkWords()
  return useChange({
    send: (key: string) =>
      api.PUT('/api/operator/work/{key}/snooze', { params: { path: { key } }, body: { until: null } }),
    done: say('resumed'),
  })
}
