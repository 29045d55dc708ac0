import { Group, NumberInput, Stack, Table, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { effectsOf } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import { type ClaimFile, todayOf } from './file.ts'
import { missingOf, monthsLater, type Part, proposeParts } from './plan-proposal.ts'
import { showPlan } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { usePartWords } from './words.parts.ts'

type Values = { count: number; first: string; installments: Part[] }
const COUNT_MAX = LIMITS.InstallmentPlanCreate.installments.max

/** Proposes equal monthly instalments of what is open. Each can be changed before they are agreed. */
export function PlanDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const action = useActionWords()
  const say = usePartWords()
  const open = file.plan_amount
  const propose = (count: number, first: string): Values => ({
    count,
    first,
    installments: proposeParts(open, count, first),
  })
  const form = useForm<Values>({ initialValues: propose(3, monthsLater(todayOf(file), 1)) })
  const { count, first, installments } = form.values
  const again = (n: number, day: string) => n >= 1 && n <= COUNT_MAX && day && form.setValues(propose(n, day))
  const change = useChange({
    changes: CLAIM_STEP,
    send: (once, parts: Part[]) =>
      once.POST('/api/operator/claims/{id}/installment-plan', {
        params: { path: { id: file.id } },
        body: { installments: parts.map(({ due_date, amount }) => ({ due_date, amount: Number(amount) })) },
      }),
    shows: (queries, { data }) => data && showPlan(queries, file.id, data.data),
    done: say('plan.agreed'),
    onDone: onClose,
    quiet: true,
  })
  const send = () => change.mutate(installments, { onError: (error) => form.setErrors(fieldErrors(error)) })
  return (
    <FormDialog
      title={action('do.installment-plan')}
      opened
      onClose={onClose}
      submit={action('do.installment-plan')}
      change={change}
      onSubmit={send}
      size="lg"
    >
      <Consequences file={file} effects={effectsOf(file, 'installment-plan')} />
      <Group grow align="flex-start">
        <NumberInput
          label={say('plan.count')}
          min={1}
          max={COUNT_MAX}
          value={count}
          onChange={(value) => again(Number(value), first)}
          data-autofocus
        />
        <TextInput
          type="date"
          label={say('plan.first')}
          required
          value={first}
          onChange={(event) => again(count, event.currentTarget.value)}
        />
      </Group>
      <Parts form={form} />
      <Missing file={file} parts={installments} />
    </FormDialog>
  )
}

function Parts({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const say = usePartWords()
  return (
    <Table.ScrollContainer minWidth={320} mah={300} type="native">
      <Table verticalSpacing={2} aria-label={say('plan.parts')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={40}>#</Table.Th>
            <Table.Th>{say('plan.due')}</Table.Th>
            <Table.Th>{say('plan.amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {form.values.installments.map((_, index) => {
            const number = index + 1
            return (
              <Table.Tr key={number}>
                <Table.Td>{number}</Table.Td>
                <Table.Td>
                  <TextInput
                    type="date"
                    size="xs"
                    required
                    aria-label={say('plan.due_of', { number })}
                    {...form.getInputProps(`installments.${index}.due_date`)}
                  />
                </Table.Td>
                <Table.Td>
                  <MoneyInput
                    size="xs"
                    required
                    {...LIMITS.InstallmentPlanCreate.installments.amount}
                    aria-label={say('plan.amount_of', { number })}
                    {...form.getInputProps(`installments.${index}.amount`)}
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** What the plan is for, as the organisation has its claims closed: the invoices, or the balance of today. */
function Missing({ file, parts }: { file: ClaimFile; parts: readonly Part[] }) {
  const say = usePartWords()
  const { money } = useFormat()
  const { plan_amount: open, outstanding_amount, balance } = file
  const measure = open === outstanding_amount ? 'invoices' : 'balance'
  const besides = Math.round((balance.totals.total - open) * 100) / 100
  const missing = missingOf(open, parts)
  return (
    <Stack gap={0} aria-live="polite">
      <Text size="sm">{say(`plan.sum.${measure}`, { sum: money(open - missing), open: money(open) })}</Text>
      {measure === 'invoices' && besides > 0 && (
        <Text size="sm">{say('plan.falls_away', { amount: money(besides) })}</Text>
      )}
      {missing !== 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          {missing > 0
            ? say('plan.too_little', { amount: money(missing) })
            : say('plan.too_much', { amount: money(-missing) })}
        </Text>
      )}
    </Stack>
  )
}
