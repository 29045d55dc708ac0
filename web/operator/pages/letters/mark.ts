import { known } from '../../../shared/api/changed.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useConfirm } from '../../../shared/ui/confirm.tsx'
import { letterQuery } from './queries.ts'
import { useLettersWords } from './words.ts'

/** Marks letters as printed, all or none, after showing the consequence. */
export function useMarkPrinted(onDone: () => void) {
  const say = useLettersWords()
  const confirm = useConfirm()
  const change = useChange({
    changes: ['letters', 'claims', 'work', 'overview'],
    answers: (answer) => (answer?.data ?? []).flatMap((data) => known(letterQuery(data.id), { success: true, data })),
    send: async (ids: string[]) => (await api.POST('/api/operator/letters/printed', { body: { ids } })).data,
    done: (answer) => say('printed.done', { count: answer?.data.length ?? 0 }),
    onDone,
  })
  const ask = (letters: readonly Schemas['Letter'][]) =>
    confirm({
      title: say('printed.some', { count: letters.length }),
      consequence: say('printed.consequence', { count: letters.length }),
      confirm: say('printed.confirm'),
      onConfirm: () => change.mutate(letters.map(({ id }) => id)),
    })
  return { ask, isPending: change.isPending }
}
