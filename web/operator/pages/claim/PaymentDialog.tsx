import { Group, Select, TextInput } from '@mantine/core'
import { CLAIM_MONEY } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { effectsOf } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import { type ClaimFile, todayOf } from './file.ts'
import { showPayment } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { usePartWords } from './words.parts.ts'

type Method = Schemas['Payment']['payment_method']
type Values = { amount: Amount; payment_date: string; method: Method; reference: string; notes: string }

/** The ways in which money reaches the team; the partner API has more. */
const METHODS = ['bank_transfer', 'direct_debit', 'card', 'cash', 'online_payment', 'other'] as const

export function PaymentDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const say = useActionWords()
  const part = usePartWords()
  const { money } = useFormat()
  const values: Values = {
    amount: '',
    payment_date: todayOf(file),
    method: 'bank_transfer',
    reference: '',
    notes: '',
  }
  return (
    <DeedDialog
      title={say('do.payment')}
      submit={say('do.payment')}
      onClose={onClose}
      values={values}
      send={({ amount, reference, notes, ...sent }) =>
        api.POST('/api/operator/claims/{id}/payments', {
          params: { path: { id: file.id } },
          body: { ...sent, amount: Number(amount), reference: reference || null, notes: notes || null },
        })
      }
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showPayment(queries, data.data)}
      done={({ data }) => part('payment.recorded', { amount: money(data?.data.amount ?? 0) })}
    >
      {(form) => (
        <>
          <Consequences effects={effectsOf(file, 'payment')} />
          <Group grow align="flex-start">
            <MoneyInput
              label={part('payment.amount')}
              description={part('payment.open', { amount: money(file.outstanding_amount) })}
              required
              {...LIMITS.PaymentCreate.amount}
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
        </>
      )}
    </DeedDialog>
  )
}
