import { Group, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CLAIM_MONEY } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { EuroInput } from '../../../shared/ui/EuroInput.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { effectsOf } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import { type ClaimFile, todayOf } from './file.ts'
import { showPayment } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { usePartWords } from './words.parts.ts'

type Method = Schemas['Payment']['payment_method']
type Values = { amount: number | string; payment_date: string; method: Method; reference: string; notes: string }

/** The ways in which money reaches the team; the partner API has more. */
const METHODS = ['bank_transfer', 'direct_debit', 'card', 'cash', 'online_payment', 'other'] as const

export function PaymentDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const say = useActionWords()
  const part = usePartWords()
  const { money } = useFormat()
  const form = useForm<Values>({
    initialValues: { amount: '', payment_date: todayOf(file), method: 'bank_transfer', reference: '', notes: '' },
  })
  const change = useChange({
    changes: CLAIM_MONEY,
    shows: (queries, { data }) => data && showPayment(queries, data.data),
    send: ({ amount, reference, notes, ...values }: Values) =>
      api.POST('/api/operator/claims/{id}/payments', {
        params: { path: { id: file.id } },
        body: { ...values, amount: Number(amount), reference: reference || null, notes: notes || null },
      }),
    done: part('payment.recorded', { amount: money(Number(form.values.amount)) }),
    onDone: onClose,
    quiet: true,
  })
  const send = () => change.mutate(form.values, { onError: (error) => form.setErrors(fieldErrors(error)) })
  return (
    <FormDialog
      title={say('do.payment')}
      opened
      onClose={onClose}
      submit={say('do.payment')}
      change={change}
      onSubmit={send}
    >
      <Consequences effects={effectsOf(file, 'payment')} />
      <Group grow align="flex-start">
        <EuroInput
          label={part('payment.amount')}
          description={part('payment.open', { amount: money(file.outstanding_amount) })}
          required
          max={LIMITS.PaymentCreate.amount.max}
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <TextInput
          type="date"
          label={part('payment.date')}
          description={part('payment.date_hint')}
          required
          max={todayOf(file)}
          {...form.getInputProps('payment_date')}
        />
      </Group>
      <Select
        label={part('payment.method')}
        data={METHODS.map((value) => ({ value, label: part(`method.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('method')}
      />
      <TextInput
        label={part('payment.reference')}
        {...LIMITS.PaymentCreate.reference}
        {...form.getInputProps('reference')}
      />
      <TextInput label={say('note')} {...LIMITS.PaymentCreate.notes} {...form.getInputProps('notes')} />
    </FormDialog>
  )
}
