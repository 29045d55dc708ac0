import { known } from '../../../shared/api/changed.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { askFirst } from '../../../shared/ui/confirm.tsx'
import { letterQuery } from './queries.ts'
import { useLettersWords } from './words.ts'

const CHANGES = ['letters', 'claims', 'work', 'overview'] as const

/** Marks letters as posted, all or none, after showing the consequence. */
export function useMarkPosted(onDone: () => void) {
  const say = useLettersWords()
  return (letters: readonly Schemas['Letter'][]) =>
    askFirst({
      title: say('posted.some', { count: letters.length }),
      consequence: say('posted.consequence', { count: letters.length }),
      confirm: say('posted.confirm'),
      deed: {
        changes: CHANGES,
        send: async (once) => {
          const ids = letters.map(({ id }) => id)
          return (await once.POST('/api/operator/letters/posted', { body: { ids } })).data
        },
        answers: (answer) =>
          (answer?.data ?? []).flatMap((data) => known(letterQuery(data.id), { success: true, data })),
        done: (answer) => say('posted.done', { count: answer?.data.length ?? 0 }),
        onDone,
      },
    })
}

/** A letter that is not to be sent, after showing the consequence. */
export function useVoid() {
  const say = useLettersWords()
  return (letter: Schemas['Letter']) =>
    askFirst({
      title: say('void.title'),
      consequence: say('void.consequence'),
      confirm: say('void.confirm'),
      deed: {
        changes: CHANGES,
        send: async (once) => {
          const params = { path: { id: letter.id } }
          return (await once.POST('/api/operator/letters/{id}/void', { params, body: {} })).data
        },
        answers: (answer) => (answer ? known(letterQuery(answer.data.id), answer) : []),
        done: say('void.done'),
      },
    })
}
