import { Anchor, Badge, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { IconCalendarDollar } from '@tabler/icons-react'
import { useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { RefusableButton } from '../../../../shared/ui/RefusableButton.tsx'
import { useActionTexts } from '../action-texts.ts'
import type { FileProps } from '../file.ts'
import { PlanDialog } from '../PlanDialog.tsx'
import { useActionWords } from '../words.actions.ts'
import { usePartWords } from '../words.parts.ts'

type Plan = Schemas['InstallmentPlan']
type Installment = Schemas['Installment']

export function PlanTab({ file }: FileProps) {
  const say = usePartWords()
  const plan = file.installment_plan
  const columns = useColumns()
  const agree = <AgreeButton file={file} />
  if (!plan) {
    return (
      <Empty icon={<IconCalendarDollar />} title={say('plan.empty')} text={say('plan.empty_text')} action={agree} />
    )
  }
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <PlanHead plan={plan} />
        <Anchor size="sm" href={`/api/operator/claims/${file.id}/installment-plan/agreement.pdf`}>
          {say('plan.agreement')}
        </Anchor>
        {plan.status !== 'active' && agree}
      </Group>
      <PartTable id="number" label={say('plan.parts')} records={plan.installments} columns={columns} empty={null} />
    </Stack>
  )
}

function AgreeButton({ file }: FileProps) {
  const action = useActionWords()
  const { reasonOf } = useActionTexts(file)
  const [is_open, open] = useState(false)
  return (
    <>
      <RefusableButton size="xs" refusal={reasonOf('installment-plan')} onClick={() => open(true)}>
        {action('do.installment-plan')}
      </RefusableButton>
      {is_open && <PlanDialog file={file} onClose={() => open(false)} />}
    </>
  )
}

const PLAN_COLORS: Readonly<Record<Plan['status'], string>> = {
  active: 'teal',
  cancelled: 'red',
  completed: 'blue',
  ended: 'gray',
}

function PlanHead({ plan }: { plan: Plan }) {
  const say = usePartWords()
  const { money, day } = useFormat()
  const progress = say('plan.progress', { paid: money(plan.paid_amount), total: money(plan.total_amount) })
  return (
    <Paper withBorder p="sm" maw={520} flex={1}>
      <Group justify="space-between" mb={6}>
        <Badge color={PLAN_COLORS[plan.status]}>{say(`plan.status.${plan.status}`)}</Badge>
        <Text size="xs" c="dimmed">
          {say('plan.agreed_on', { day: day(plan.created_at), via: say(`plan.via.${plan.agreed_via}`) })}
        </Text>
      </Group>
      <Progress value={(plan.paid_amount / plan.total_amount) * 100} aria-label={progress} />
      <Text size="sm" mt={4}>
        {progress}
      </Text>
    </Paper>
  )
}

const PART_COLORS: Readonly<Record<Installment['status'], string>> = { paid: 'teal', open: 'gray', overdue: 'red' }

function useColumns(): ListColumn<Installment>[] {
  const say = usePartWords()
  const { money, day } = useFormat()
  return [
    { accessor: 'number', title: '#', width: 60 },
    { accessor: 'due_date', title: say('plan.due'), render: ({ due_date }) => day(due_date) },
    {
      accessor: 'status',
      title: say('plan.state'),
      render: ({ status }) => <Badge color={PART_COLORS[status]}>{say(`plan.part.${status}`)}</Badge>,
    },
    { accessor: 'amount', title: say('plan.amount'), textAlign: 'right', render: ({ amount }) => money(amount) },
  ]
}
