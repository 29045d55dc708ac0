import type { QueryClient } from '@tanstack/react-query'
import { showInAll } from '../../../shared/api/changed.ts'
import type { Once, Schemas } from '../../../shared/api/operator.ts'
import { deedOf } from '../../../shared/ui/confirm.tsx'
import { type Member, type MemberAction, type NewPassword, passwordOf } from './member.ts'
import { membersQuery } from './queries.ts'
import { useTeamWords } from './words.ts'

type Answered = { data?: { data: Schemas['Operator'] | Schemas['OperatorWithPassword'] } }

/** Shows a changed member in every cached list. A password in the answer does not belong in the lists. */
export function showMember(queries: QueryClient, member: Member | Schemas['OperatorWithPassword']): void {
  showInAll(queries, membersQuery({}), (list) => ({
    ...list,
    data: list.data.map((one) => (one.id === member.id ? { ...one, ...member } : one)),
  }))
}

/** What can be done to a member; passes on a password that was generated with it. */
export function useMemberDeeds({ id, role }: Member, onPassword: (made: NewPassword | null) => void) {
  const say = useTeamWords()
  const params = { path: { id } }
  const patch = (once: Once, body: Schemas['OperatorPatch']) => once.PATCH('/api/operator/users/{id}', { params, body })
  const calls: Record<MemberAction, (once: Once) => Promise<Answered>> = {
    change_role: (once) => patch(once, { role: role === 'admin' ? 'agent' : 'admin' }),
    disable: (once) => patch(once, { disabled: true }),
    enable: (once) => patch(once, { disabled: false }),
    reset_password: (once) => once.POST('/api/operator/users/{id}/reset-password', { params }),
    reset_totp: (once) => once.DELETE('/api/operator/users/{id}/totp', { params }),
    unlock: (once) => once.POST('/api/operator/users/{id}/unlock', { params }),
  }
  return (action: MemberAction) =>
    deedOf<Answered>({
      changes: ['team', 'session', 'work'],
      send: calls[action],
      shows: (queries, { data }) => data && showMember(queries, data.data),
      done: ({ data }) => say('changed', { name: data?.data.name ?? '' }),
      onDone: ({ data }) => {
        const made = data?.data
        if (made && 'initial_password' in made) onPassword(passwordOf(made))
      },
    })
}
