import { NumberInput, Select, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CLAIM_MONEY, CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { showClaim } from '../claim/shown.ts'
import { useCourtWords } from './words.ts'

type MessageKind = Schemas['CourtMessageBody']['kind']

export type CourtStep = 'filing' | 'court_title' | 'message'
type DialogProps = { readonly claim_id: string; onClose(): void }

const KINDS = ['served', 'not_served', 'objection'] as const satisfies readonly MessageKind[]

/** Records what happened at court. */
export function CourtDialog({ step, ...props }: DialogProps & { step: CourtStep }) {
  if (step === 'filing') return <FilingDialog {...props} />
  return step === 'court_title' ? <TitleDialog {...props} /> : <MessageDialog {...props} />
}

function FilingDialog({ claim_id, onClose }: DialogProps) {
  const say = useCourtWords()
  const form = useForm({ initialValues: { reference: '' } })
  const change = useChange({
    changes: CLAIM_MONEY,
    shows: (queries, { data }) => data && showClaim(queries, data.data),
    send: () => api.POST('/api/operator/claims/{id}/filing', { params: { path: { id: claim_id } }, body: form.values }),
    done: say('filing.done'),
    onDone: onClose,
    quiet: true,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={say('filing.title')}
      submit={say('filing.action')}
      onSubmit={() => change.mutate()}
      change={change}
      is_final
    >
      <Text size="sm">{say('filing.consequence')}</Text>
      <TextInput
        label={say('filing.reference')}
        {...LIMITS.FilingBody.reference}
        required
        data-autofocus
        {...form.getInputProps('reference')}
        error={fieldErrors(change.error).reference}
      />
    </FormDialog>
  )
}

function TitleDialog({ claim_id, onClose }: DialogProps) {
  const say = useCourtWords()
  const form = useForm({ initialValues: { reference: '', date: '', costs_awarded: '' as number | '' } })
  const { costs_awarded, ...sent } = form.values
  const body = { ...sent, ...(costs_awarded === '' ? {} : { costs_awarded }) }
  const change = useChange({
    changes: CLAIM_MONEY,
    shows: (queries, { data }) => data && showClaim(queries, data.data),
    send: () => api.POST('/api/operator/claims/{id}/title', { params: { path: { id: claim_id } }, body }),
    done: say('court_title.done'),
    onDone: onClose,
    quiet: true,
  })
  const errors = fieldErrors(change.error)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={say('court_title.title')}
      submit={say('court_title.action')}
      onSubmit={() => change.mutate()}
      change={change}
      is_final
    >
      <Text size="sm">{say('court_title.consequence')}</Text>
      <TextInput
        label={say('court_title.reference')}
        {...LIMITS.TitleBody.reference}
        required
        data-autofocus
        {...form.getInputProps('reference')}
        error={errors.reference}
      />
      <TextInput
        type="date"
        label={say('court_title.date')}
        required
        {...form.getInputProps('date')}
        error={errors.date}
      />
      <NumberInput
        label={say('court_title.costs_awarded')}
        description={say('court_title.costs_awarded_hint')}
        decimalScale={2}
        min={0}
        {...form.getInputProps('costs_awarded')}
        error={errors.costs_awarded}
      />
    </FormDialog>
  )
}

function MessageDialog({ claim_id, onClose }: DialogProps) {
  const say = useCourtWords()
  const form = useForm({ initialValues: { kind: 'served' as MessageKind, date: '', reference: '', note: '' } })
  const { kind, date, reference, note } = form.values
  const body = { kind, date, ...(reference ? { reference } : {}), ...(note ? { note } : {}) }
  const change = useChange({
    changes: CLAIM_STEP,
    send: () => api.POST('/api/operator/claims/{id}/court-messages', { params: { path: { id: claim_id } }, body }),
    done: say('message.done'),
    onDone: onClose,
    quiet: true,
  })
  const errors = fieldErrors(change.error)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={say('message.title')}
      submit={say('message.submit')}
      onSubmit={() => change.mutate()}
      change={change}
    >
      <Select
        label={say('message.kind')}
        data={KINDS.map((value) => ({ value, label: say(`message.kinds.${value}`) }))}
        allowDeselect={false}
        data-autofocus
        {...form.getInputProps('kind')}
      />
      <Text size="sm">{say(`message.consequence.${kind}`)}</Text>
      <TextInput type="date" label={say('message.date')} required {...form.getInputProps('date')} error={errors.date} />
      <TextInput
        label={say('message.reference')}
        {...LIMITS.CourtMessageBody.reference}
        {...form.getInputProps('reference')}
        error={errors.reference}
      />
      <Textarea
        label={say('message.note')}
        {...LIMITS.CourtMessageBody.note}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('note')}
        error={errors.note}
      />
    </FormDialog>
  )
}
