import type { QueryClient } from '@tanstack/react-query'
import { showInAll } from '../../../shared/api/changed.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
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

/** Sends a change of a member, and passes on a password that was generated with it. */
export function useMemberChange({ id, role }: Member, onPassword: (made: NewPassword | null) => void) {
  const say = useTeamWords()
  const params = { path: { id } }
  const patch = (body: Schemas['OperatorPatch']) => api.PATCH('/api/operator/users/{id}', { params, body })
  const calls: Record<MemberAction, () => Promise<Answered>> = {
    change_role: () => patch({ role: role === 'admin' ? 'agent' : 'admin' }),
    disable: () => patch({ disabled: true }),
    enable: () => patch({ disabled: false }),
    reset_password: () => api.POST('/api/operator/users/{id}/reset-password', { params }),
    reset_totp: () => api.DELETE('/api/operator/users/{id}/totp', { params }),
    unlock: () => api.POST('/api/operator/users/{id}/unlock', { params }),
  }
  return useChange<MemberAction, Answered>({
    changes: ['team', 'session', 'work'],
    shows: (queries, { data }) => data && showMember(queries, data.data),
    send: (action) => calls[action](),
    done: ({ data }) => say('changed', { name: data?.data.name ?? '' }),
    onDone: ({ data }) => {
      const made = data?.data
      if (made && 'initial_password' in made) onPassword(passwordOf(made))
    },
  })
}
