import { known } from '../../../shared/api/changed.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import type { Extraction } from './field-check.ts'
import { extractionQuery } from './queries.ts'
import { useInvoicesWords } from './words.ts'

/** What somebody did last to a field, with the invoice it belongs to. */
export type TakenStep = Pick<Extraction, 'invoice_id' | 'original_filename'> & {
  readonly step: NonNullable<Extraction['last_step']>
}

export const stepOf = ({ invoice_id, original_filename, last_step: step }: Extraction): TakenStep | undefined =>
  step ? { invoice_id, original_filename, step } : undefined

export type StepMemory = { readonly last: TakenStep | undefined; onStep(step: TakenStep | undefined): void }

/** Undoes a step and shows its invoice. The key `u` does the same. */
export function useUndo(taken: TakenStep | undefined, onStep: StepMemory['onStep']) {
  const say = useInvoicesWords()
  const go = useGo()
  const undo = useChange({
    changes: ['invoices', 'claims', 'work', 'overview'],
    send: async (once, { invoice_id: id, step }: TakenStep) =>
      (
        await once.POST('/api/operator/invoices/{id}/extraction/steps/{step_id}/undo', {
          params: { path: { id, step_id: step.id } },
        })
      ).data,
    answers: (answer) => (answer ? known(extractionQuery(answer.data.invoice_id), answer) : []),
    done: say('undo.done'),
    onDone: (_, { invoice_id }) => go({ to: paths.invoices, search: { invoice_id } }),
  })
  const run = () => {
    // Whether it is undone or somebody was faster: the server knows what is last now.
    if (taken && !undo.isPending) undo.mutate(taken, { onSettled: () => onStep(undefined) })
  }
  useKeys('invoices', { undo: run })
  return { run, is_busy: undo.isPending }
}
