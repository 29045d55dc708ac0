import { Select, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconArrowRight, IconBroadcast } from '@tabler/icons-react'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { ConsequenceList } from './Consequences.tsx'
import { type ClaimFile, todayOf } from './file.ts'
import { useActionWords } from './words.actions.ts'
import { useCourtWords } from './words.court.ts'

export type CourtDeed = 'filing' | 'title' | 'court-message'
type Kind = Schemas['CourtMessageBody']['kind']
type Values = { reference: string; date: string; kind: Kind; note: string }
type CourtDialogProps = { readonly file: ClaimFile; readonly what: CourtDeed; onClose(): void }

const KINDS = Object.keys({ served: true, not_served: true, objection: true } satisfies Record<Kind, true>) as Kind[]

/** Records what left for the court, or what came from there. */
export function CourtDialog({ file, what, onClose }: CourtDialogProps) {
  const say = useCourtWords()
  const action = useActionWords()
  const form = useForm<Values>({ initialValues: { reference: '', date: todayOf(file), kind: 'served', note: '' } })
  const change = useChange({
    send: (values: Values) => send(file.id, what, values),
    done: say(`done.${what}`),
    onDone: onClose,
    quiet: true,
  })
  const submit = () => change.mutate(form.values, { onError: (error) => form.setErrors(fieldErrors(error)) })
  const told = [<IconBroadcast key="told" size={16} />, action('told.stage')] as const
  const reference = what === 'title' ? say('title_reference') : say('filing_reference')
  return (
    <FormDialog
      title={say(`dialog.${what}`)}
      opened
      onClose={onClose}
      submit={say(`dialog.${what}`)}
      change={change}
      onSubmit={submit}
    >
      <ConsequenceList
        lines={[
          [<IconArrowRight key="what" size={16} />, say(`what.${what}`)],
          ...(what === 'court-message' ? [] : [told]),
        ]}
      />
      {what === 'court-message' && (
        <Select
          label={say('message.kind')}
          data={KINDS.map((value) => ({ value, label: say(`message.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('kind')}
        />
      )}
      {what !== 'filing' && (
        <TextInput type="date" label={say('title_date')} required max={todayOf(file)} {...form.getInputProps('date')} />
      )}
      <TextInput
        label={reference}
        required={what !== 'court-message'}
        maxLength={100}
        {...form.getInputProps('reference')}
      />
      {what === 'court-message' && (
        <Textarea label={say('message.note')} autosize minRows={2} maxLength={2_000} {...form.getInputProps('note')} />
      )}
    </FormDialog>
  )
}

function send(id: string, what: CourtDeed, { reference, date, kind, note }: Values): Promise<unknown> {
  const params = { path: { id } }
  if (what === 'filing') return api.POST('/api/operator/claims/{id}/filing', { params, body: { reference } })
  if (what === 'title') return api.POST('/api/operator/claims/{id}/title', { params, body: { reference, date } })
  const body = { kind, date, ...(reference ? { reference } : {}), ...(note ? { note } : {}) }
  return api.POST('/api/operator/claims/{id}/court-messages', { params, body })
}
