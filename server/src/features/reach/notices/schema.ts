import { type Static, Type } from 'typebox'
import type { Fault } from '../../../kernel/errors.ts'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { NoticeRow } from './queries.ts'
import { isKey, keyOf, NOTICE_KINDS, READ_MAX } from './rules.ts'

const keyProblem = (text: string): Fault | undefined =>
  isKey(text) ? undefined : { code: 'wrong_format', message: 'must be the id of a notice' }

export const NoticeQuery = Type.Object(PageQuery, { additionalProperties: false })

export const Notice = strictObject('Notice', {
  id: Type.String({ description: 'The kind and what it is about. The same notice has the same id.' }),
  kind: oneOf(NOTICE_KINDS),
  at: about(Timestamp, 'When it happened; of a task when its day began.'),
  is_unread: Type.Boolean(),
  who: about(nullable(Type.String()), 'Who did it, where it is known by name and is not the debtor.'),
  reason: about(
    nullable(Type.String()),
    'A word about it: `sue` or `decline`, the reason of a dispute, the day of a promise or a task, the name of a job.',
  ),
  excerpt: about(nullable(Type.String()), 'The beginning of the note, or what the task is called.'),
  count: Type.Integer({ description: 'Of failed jobs: how many.' }),
  claim_id: nullable(Uuid),
  case_reference: nullable(Type.String()),
  debtor_name: nullable(Type.String()),
})

export const NoticePage = Type.Object({
  ...pageOf(Notice).properties,
  unread: Type.Integer({ description: 'How many of all are not read yet.' }),
  as_of: about(Timestamp, 'The business time of the answer.'),
})

export const NoticesRead = strictObject('NoticesRead', {
  ids: Type.Optional(
    Type.Array(Type.String({ maxLength: 80, 'x-check': keyProblem }), {
      minItems: 1,
      maxItems: READ_MAX,
      description: 'These. One that is not told any more is passed over.',
    }),
  ),
  until: Type.Optional(
    about(Timestamp, 'Everything up to this time, which is the `at` of a notice. Instead of `ids`.'),
  ),
})
export type NoticesRead = Static<typeof NoticesRead>

export const NoticesLeft = strictObject('NoticesLeft', {
  unread: Type.Integer({ description: 'How many are still not read.' }),
})

export const noticeOut = (row: NoticeRow): Static<typeof Notice> => ({
  id: keyOf(row),
  kind: row.kind,
  at: row.at.toISOString(),
  is_unread: row.is_unread,
  who: row.who,
  reason: row.reason,
  excerpt: row.excerpt,
  count: row.count,
  claim_id: row.claim_id,
  case_reference: row.case_reference,
  debtor_name: row.debtor_name,
})
