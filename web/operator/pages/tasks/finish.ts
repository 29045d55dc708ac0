import { useChange } from '../../../shared/ui/change.tsx'
import { TASK_CHANGES, type Task } from './queries.ts'
import { useTaskWords } from './words.ts'

/** Says that a task is done, or that one that was is open again. */
export function useFinish(done: boolean) {
  const say = useTaskWords()
  return useChange({
    send: (once, { id }: Task) => once.PATCH('/api/operator/tasks/{id}', { params: { path: { id } }, body: { done } }),
    changes: TASK_CHANGES,
    done: say(done ? 'done_said' : 'reopened'),
  })
}
