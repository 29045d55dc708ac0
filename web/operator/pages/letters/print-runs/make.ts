import type { Schemas } from '../../../../shared/api/operator.ts'
import { askFirst } from '../../../../shared/ui/confirm.tsx'
import { usePrintRunWords } from './words.ts'

type Wanted = Schemas['PrintRunCreate']

/** Puts letters into a print run, after showing the consequence. */
export function useMakeRun(onMade: (run_id: string) => void) {
  const say = usePrintRunWords()
  return (wanted: Wanted) =>
    askFirst({
      title: say('make.title'),
      consequence: wanted.ids ? say('make.consequence', { count: wanted.ids.length }) : say('make.all_consequence'),
      confirm: say('make.confirm'),
      deed: {
        changes: ['letters', 'work'],
        send: async (once) => (await once.POST('/api/operator/print-runs', { body: wanted })).data?.data,
        done: (made) => {
          const count = made?.print_runs.reduce((sum, { letter_count }) => sum + letter_count, 0) ?? 0
          const left = made?.left_out.length ?? 0
          return [say('make.done', { count }), left > 0 && say('make.left', { count: left })].filter(Boolean).join('. ')
        },
        onDone: (made) => {
          const [first] = made?.print_runs ?? []
          if (first) onMade(first.id)
        },
      },
    })
}
