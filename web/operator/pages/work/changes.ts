import type { QueryClient } from '@tanstack/react-query'
import { showInAll } from '../../../shared/api/changed.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useIdentity } from '../../session.ts'
import { workQuery } from './queries.ts'
import type { Item } from './target.ts'
import { useWorkWords } from './words.ts'

/** Shows a changed item in every cached list. The server decides which lists it now belongs to. */
export const showItem = (queries: QueryClient, item: Item): void =>
  showInAll(queries, workQuery({}), (list) => ({
    ...list,
    data: list.data.map((one) => (one.key === item.key ? item : one)),
  }))

/** Takes an item out of every cached list. */
const hideItem = (queries: QueryClient, key: string): void =>
  showInAll(queries, workQuery({}), (list) => ({ ...list, data: list.data.filter((one) => one.key !== key) }))

/** Assigns an item to somebody, or with null to nobody. */
export function useAssign() {
  const say = useWorkWords()
  const { id } = useIdentity()
  return useChange({
    changes: ['work'],
    send: async (once, { key, user_id }: { key: string; user_id: string | null }) =>
      (await once.PUT('/api/operator/work/{key}/owner', { params: { path: { key } }, body: { user_id } })).data?.data,
    shows: (queries, item) => item && showItem(queries, item),
    done: (item: Item | undefined) => {
      if (!item?.owner_id) return say('released')
      return item.owner_id === id ? say('taken') : say('given', { name: item.owner_name ?? '' })
    },
  })
}

export function useResume() {
  const say = useWorkWords()
  return useChange({
    changes: ['work'],
    send: (once, key: string) =>
      once.PUT('/api/operator/work/{key}/snooze', { params: { path: { key } }, body: { until: null } }),
    shows: (queries, { data }) => data && showItem(queries, data.data),
    done: say('resumed'),
  })
}

/** An item, and the last of what was on the screen about it. */
type Seen = { readonly key: string; readonly until: string | undefined }

/** What an item tells is known and asks for nothing more. The messages of a debtor count as settled. */
export function useSeen() {
  const say = useWorkWords()
  return useChange({
    changes: ['work', 'claims'],
    send: (once, { key, until }: Seen) =>
      once.POST('/api/operator/work/{key}/seen', { params: { path: { key } }, body: until ? { until } : {} }),
    shows: (queries, _, { key }) => hideItem(queries, key),
    done: say('seen_done'),
  })
}
