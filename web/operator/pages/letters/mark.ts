import { known } from '../../../shared/api/changed.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useConfirm } from '../../../shared/ui/confirm.tsx'
import { letterQuery } from './queries.ts'
import { useLettersWords } from './words.ts'

/** Marks letters as posted, all or none, after showing the consequence. */
export function useMarkPosted(onDone: () => void) {
  const say = useLettersWords()
  const confirm = useConfirm()
  const change = useChange({
    changes: ['letters', 'claims', 'work', 'overview'],
    answers: (answer) => (answer?.data ?? []).flatMap((data) => known(letterQuery(data.id), { success: true, data })),
    send: async (ids: string[]) => (await api.POST('/api/operator/letters/posted', { body: { ids } })).data,
    done: (answer) => say('posted.done', { count: answer?.data.length ?? 0 }),
    onDone,
  })
  const ask = (letters: readonly Schemas['Letter'][]) =>
    confirm({
      title: say('posted.some', { count: letters.length }),
      consequence: say('posted.consequence', { count: letters.length }),
      confirm: say('posted.confirm'),
      onConfirm: () => change.mutate(letters.map(({ id }) => id)),
    })
  return { ask, isPending: change.isPending }
}

/** A letter that is not to be sent, after showing the consequence. */
export function useVoid() {
  const say = useLettersWords()
  const confirm = useConfirm()
  const change = useChange({
    changes: ['letters', 'claims', 'work', 'overview'],
    answers: (answer) => (answer ? known(letterQuery(answer.data.id), answer) : []),
    send: async (id: string) =>
      (await api.POST('/api/operator/letters/{id}/void', { params: { path: { id } }, body: {} })).data,
    done: () => say('void.done'),
  })
  return (letter: Schemas['Letter']) =>
    confirm({
      title: say('void.title'),
      consequence: say('void.consequence'),
      confirm: say('void.confirm'),
      onConfirm: () => change.mutate(letter.id),
    })
}
