import { useFormat } from '../../shared/i18n/format.ts'
import { useNow } from '../session.ts'
import type { Notice } from './queries.ts'
import { useNoticeWords } from './words.ts'

/** What a notice tells, in one sentence. */
export function useWhat(): (notice: Notice) => string {
  const say = useNoticeWords()
  const { day } = useFormat()
  const today = day(useNow().toISOString())
  return ({ kind, who, reason, count }) => {
    if (kind === 'mention') return say('kind.mention', { who: who ?? '' })
    if (kind === 'task_due')
      return day(reason ?? '') === today ? say('kind.task_today') : say('kind.task_due', { day: day(reason ?? '') })
    if (kind === 'creditor_decision') return say(reason === 'sue' ? 'kind.creditor_sue' : 'kind.creditor_decline')
    if (kind === 'debtor_promise') return say('kind.debtor_promise', { day: day(reason ?? '') })
    if (kind === 'job_failed') return say('kind.job_failed', { count })
    return say(`kind.${kind}`)
  }
}
