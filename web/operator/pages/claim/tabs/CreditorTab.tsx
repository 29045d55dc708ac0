import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../../shared/ui/Panel.tsx'
import { outcomeOf, type Report, type Requests, type Withdrawal, waits } from '../creditor.ts'
import type { FileProps } from '../file.ts'
import { creditorRequestsQuery } from '../queries.ts'
import {
  AcceptWithdrawalDialog,
  ConfirmReportDialog,
  RefuseReportDialog,
  RefuseWithdrawalDialog,
  useDoubts,
} from '../RequestDialogs.tsx'
import { useCreditorWords } from '../words.creditor.ts'
import classes from './messages.module.css'
import { QuestionsPanel } from './QuestionsPanel.tsx'

/** What the creditor said of the claim, with the team's decisions, and what the team asks. */
export function CreditorTab({ file }: FileProps) {
  const query = useQuery(creditorRequestsQuery(file.id))
  return (
    <Loaded query={query}>
      {({ data }) => (
        <Stack gap="md" maw={960}>
          <PaymentsPanel file={file} reports={data.direct_payments} />
          <WithdrawalPanel file={file} withdrawal={data.withdrawal} />
          {/* What is being written to one creditor must not be shown in the file of another. */}
          <QuestionsPanel key={file.id} file={file} questions={data.questions} />
        </Stack>
      )}
    </Loaded>
  )
}

function PaymentsPanel({ file, reports }: FileProps & { reports: Requests['direct_payments'] }) {
  const say = useCreditorWords()
  return (
    <Panel title={say('payments')} text={say('payments_text')}>
      {reports.length === 0 ? (
        <Nothing>{say('no_payment')}</Nothing>
      ) : (
        <Stack gap="md">
          {reports.map((report) => (
            <OneReport key={report.id} file={file} report={report} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

/** The amount, what confirming it does, and the two ways to decide. */
function OneReport({ file, report }: FileProps & { report: Report }) {
  const say = useCreditorWords()
  const { money, day, instant } = useFormat()
  const [chosen, choose] = useState<'confirm' | 'refuse' | null>(null)
  const close = () => choose(null)
  const amount = money(report.amount)
  const paid_on = day(report.payment_date)
  const doubts = useDoubts({ file, report })
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {amount}
        </Text>
        <Text size="sm">{say('paid_on', { day: paid_on })}</Text>
        <Status status={report.status} />
      </Group>
      <Dimmed>{say('by', { name: report.reported_by, time: instant(report.reported_at) })}</Dimmed>
      <Said>{report.note}</Said>
      {report.decision_note && <Said>{say('decided', { note: report.decision_note })}</Said>}
      {waits(report) && (
        <>
          <Text size="sm">
            {say('books', { amount, day: paid_on })}{' '}
            {say(`outcome.${outcomeOf(report, file)}`, { rest: money(report.if_confirmed?.outstanding_amount ?? 0) })}
          </Text>
          {doubts.map((text) => (
            <Text key={text} size="sm" fw={600}>
              {text}
            </Text>
          ))}
          <Group gap="xs" mt={4}>
            <Button size="xs" onClick={() => choose('confirm')}>
              {say('confirm')}
            </Button>
            <Button size="xs" variant="default" onClick={() => choose('refuse')}>
              {say('refuse_payment')}
            </Button>
          </Group>
        </>
      )}
      {chosen === 'confirm' && <ConfirmReportDialog file={file} report={report} onClose={close} />}
      {chosen === 'refuse' && <RefuseReportDialog file={file} report={report} onClose={close} />}
    </Stack>
  )
}

function WithdrawalPanel({ file, withdrawal }: FileProps & { withdrawal: Withdrawal | null }) {
  const say = useCreditorWords()
  const { instant } = useFormat()
  const [chosen, choose] = useState<'accept' | 'refuse' | null>(null)
  const close = () => choose(null)
  if (!withdrawal)
    return (
      <Panel title={say('withdrawal')}>
        <Nothing>{say('no_withdrawal')}</Nothing>
      </Panel>
    )
  return (
    <Panel title={say('withdrawal')} text={waits(withdrawal) ? say('withdrawal_text') : null}>
      <Stack gap={4}>
        <Group gap="xs">
          <Dimmed>{say('by', { name: withdrawal.requested_by, time: instant(withdrawal.requested_at) })}</Dimmed>
          <Status status={withdrawal.status} />
        </Group>
        <Said>{withdrawal.reason}</Said>
        {withdrawal.decision_note && <Said>{say('decided', { note: withdrawal.decision_note })}</Said>}
        {waits(withdrawal) && (
          <Group gap="xs" mt={4}>
            <Button size="xs" color="red.9" onClick={() => choose('accept')}>
              {say('accept')}
            </Button>
            <Button size="xs" variant="default" onClick={() => choose('refuse')}>
              {say('refuse')}
            </Button>
          </Group>
        )}
      </Stack>
      {chosen === 'accept' && <AcceptWithdrawalDialog file={file} onClose={close} />}
      {chosen === 'refuse' && <RefuseWithdrawalDialog file={file} onClose={close} />}
    </Panel>
  )
}

const COLORS: Readonly<Record<Report['status'] | Withdrawal['status'], string>> = {
  reported: 'orange',
  requested: 'orange',
  confirmed: 'teal',
  accepted: 'teal',
  refused: 'gray',
  lapsed: 'gray',
}

function Status({ status }: { status: Report['status'] | Withdrawal['status'] }) {
  const say = useCreditorWords()
  return <Badge color={COLORS[status]}>{say(`status.${status}`)}</Badge>
}

const Nothing = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

const Dimmed = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
)

const Said = ({ children }: { children: string | null }) =>
  children && (
    <Text size="sm" className={classes.text ?? ''}>
      {children}
    </Text>
  )
