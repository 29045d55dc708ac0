import { TextInput } from '@mantine/core'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { useIdentity } from '../../session.ts'
import { ColleagueSelect, NOBODY } from '../ColleagueSelect.tsx'
import { addDays } from '../work/snooze-days.ts'
import { TASK_CHANGES, type Task } from './queries.ts'
import { useTaskWords } from './words.ts'

type TaskDialogProps = {
  readonly claim_id: string
  readonly today: string
  /** The task to be changed; a new one without. */
  readonly task?: Task
  onClose(): void
}

export function TaskDialog({ claim_id, today, task, onClose }: TaskDialogProps) {
  const say = useTaskWords()
  const { id } = useIdentity()
  const due_on = task?.due_on ?? addDays(today, 1)
  const values = { title: task?.title ?? '', due_on, owner: task ? (task.owner_id ?? NOBODY) : id }
  const check = ({ title, due_on }: typeof values): Record<string, string> => ({
    ...(title.trim() ? {} : { title: say('what_missing') }),
    ...(due_on ? {} : { due_on: say('due_missing') }),
  })
  return (
    <DeedDialog
      title={task ? say('change_title') : say('title')}
      submit={task ? say('change_save') : say('save')}
      onClose={onClose}
      values={values}
      check={check}
      send={async (once, { title, due_on, owner }) => {
        const body = { title: title.trim(), due_on, owner_id: owner === NOBODY ? null : owner }
        if (task) return once.PATCH('/api/operator/tasks/{id}', { params: { path: { id: task.id } }, body })
        return once.POST('/api/operator/tasks', { body: { claim_id, ...body } })
      }}
      changes={TASK_CHANGES}
      done={task ? say('changed') : say('saved')}
    >
      {(form) => (
        <>
          <TextInput
            label={say('what')}
            required
            data-autofocus
            {...LIMITS.TaskCreate.title}
            {...form.getInputProps('title')}
          />
          <TextInput
            type="date"
            label={say('due')}
            description={say('due_hint')}
            required
            // One that is overdue may be changed otherwise.
            min={task && task.due_on < today ? task.due_on : today}
            {...form.getInputProps('due_on')}
          />
          <ColleagueSelect
            label={say('owner')}
            me={say('me')}
            nobody={say('nobody')}
            {...form.getInputProps('owner')}
            error={form.errors.owner_id}
          />
        </>
      )}
    </DeedDialog>
  )
}
