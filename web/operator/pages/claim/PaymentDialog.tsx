import { Alert, Checkbox, type CheckboxProps, Group, type InputWrapperProps, Select, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { CLAIM_MONEY } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { effectsOf } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import { type ClaimFile, debtorName, todayOf } from './file.ts'
import { isTold, useIfPaid, useIfPaidText } from './if-paid.ts'
import { showPayment } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { useIfPaidWords } from './words.if-paid.ts'
import { usePartWords } from './words.parts.ts'

type Method = Schemas['Payment']['payment_method']
type Values = {
  amount: Amount
  payment_date: string
  date_confirmed: boolean
  method: Method
  reference: string
  notes: string
}

/** The ways in which money reaches the team; the partner API has more. */
const METHODS = ['bank_transfer', 'direct_debit', 'card', 'cash', 'online_payment', 'other'] as const

const BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

export function PaymentDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const say = useActionWords()
  const part = usePartWords()
  const { money } = useFormat()
  const told = useIfPaidWords()
  const queries = useQueryClient()
  const values: Values = {
    amount: '',
    payment_date: todayOf(file),
    date_confirmed: false,
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
      check={({ amount, payment_date: day }): Record<string, string> => {
        // As long as invoices stay open nothing closes, and the sentence may still be on its way.
        const is_part = Number(amount) < file.outstanding_amount
        return is_part || isTold(queries, { claim_id: file.id, amount, day }) ? {} : { amount: told('read_first') }
      }}
      send={(once, { amount, reference, notes, ...sent }) =>
        once.POST('/api/operator/claims/{id}/payments', {
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
          <Consequences
            file={file}
            effects={effectsOf(file, 'payment').filter((effect) => effect !== 'payment_booked')}
          />
          <Group grow align="flex-start">
            <MoneyInput
              label={part('payment.amount')}
              inputWrapperOrder={BELOW}
              description={part('payment.open', {
                total: money(file.balance.totals.total),
                invoices: money(file.outstanding_amount),
              })}
              required
              {...LIMITS.TeamPaymentCreate.amount}
              data-autofocus
              {...form.getInputProps('amount')}
            />
            <TextInput
              type="date"
              label={part('payment.date')}
              inputWrapperOrder={BELOW}
              description={part('payment.date_hint')}
              required
              max={todayOf(file)}
              {...form.getInputProps('payment_date')}
              onChange={(event) => form.setValues({ payment_date: event.currentTarget.value, date_confirmed: false })}
            />
          </Group>
          <DateDoubt file={file} values={form.values} {...form.getInputProps('date_confirmed', { type: 'checkbox' })} />
          <Select
            label={part('payment.method')}
            data={METHODS.map((value) => ({ value, label: part(`method.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('method')}
          />
          <TextInput
            label={part('payment.reference')}
            {...LIMITS.TeamPaymentCreate.reference}
            {...form.getInputProps('reference')}
          />
          <TextInput label={say('note')} {...LIMITS.TeamPaymentCreate.notes} {...form.getInputProps('notes')} />
          <Will file={file} values={form.values} />
        </>
      )}
    </DeedDialog>
  )
}

type AskedProps = { readonly file: ClaimFile; readonly values: Values }

const paymentOf = ({ file, values: { amount, payment_date } }: AskedProps) => ({
  ...{ claim_id: file.id, amount, day: payment_date },
})

/** Says what the payment does, before it is booked. */
function Will({ file, values }: AskedProps) {
  const say = useIfPaidWords()
  const textOf = useIfPaidText()
  const if_paid = useIfPaid(paymentOf({ file, values }))
  const amount = Number(values.amount)
  if (!(amount > 0)) return null
  const names = { reference: file.case_reference, debtor: debtorName(file.debtor) }
  return (
    <Alert role="status" title={say('title')} py={8} color={if_paid && if_paid.waived.total > 0 ? 'yellow' : 'teal'}>
      {if_paid ? textOf({ ...names, amount }, if_paid) : say('loading')}
    </Alert>
  )
}

/** A day long before the invoices is confirmed by hand: most likely the year is a slip. */
function DateDoubt({ file, values, ...box }: AskedProps & CheckboxProps) {
  const say = useIfPaidWords()
  const { day } = useFormat()
  if (!useIfPaid(paymentOf({ file, values }))?.is_date_unlikely) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={say('date_unlikely')} py={8}>
      <Checkbox label={say('date_confirmed', { day: day(values.payment_date) })} required {...box} />
    </Alert>
  )
}
