import type { Schemas } from '../../../shared/api/operator.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export type MailStatus = Schemas['Mail']['status']
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const satisfies readonly MailStatus[]

/** Reads the search parameters of the mail outbox; `mail` is the open one. */
export const readMailSearch = (search: Record<string, unknown>) =>
  chosen({
    q: textOf(search, 'q'),
    status: oneOf(search, 'status', MAIL_STATUSES),
    page: pageOf(search),
    mail: textOf(search, 'mail'),
  })

export type MailSearch = ReturnType<typeof readMailSearch>
