import { showInAll } from '../../shared/api/changed.ts'
import type { Schemas } from '../../shared/api/operator.ts'
import { useChange } from '../../shared/ui/change.tsx'
import { type Notice, noticesQuery } from './queries.ts'

type Read = Schemas['NoticesRead']

const isMeant = ({ ids, until }: Read, { id, at }: Notice): boolean =>
  ids?.includes(id) === true || (until !== undefined && at <= until)

/** Marks as read. The page knows what that changes, so nothing is read again. */
export const useRead = () =>
  useChange({
    changes: [],
    send: (once, body: Read) => once.POST('/api/operator/notices/read', { body }),
    shows: (queries, answer, read) =>
      showInAll(queries, noticesQuery(), (shown) => ({
        ...shown,
        unread: answer.data?.data.unread ?? shown.unread,
        data: shown.data.map((notice) => (isMeant(read, notice) ? { ...notice, is_unread: false } : notice)),
      })),
  })
