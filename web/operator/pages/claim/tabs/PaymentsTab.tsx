import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconBroadcast, IconClockHour4, IconCoinEuro, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CLAIM_MONEY } from '../../../../shared/api/areas.ts'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../../shared/ui/DeedDialog.tsx'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { linkTo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { entriesOfClaimQuery } from '../../bank/queries.ts'
import { NoteField, withNote } from '../ActionDialog.tsx'
import { ConsequenceList } from '../Consequences.tsx'
import { debtorName, type FileProps } from '../file.ts'
import { PaymentDialog } from '../PaymentDialog.tsx'
import { claimFileQuery } from '../queries.ts'
import { showPayment } from '../shown.ts'
import { toldBy } from '../told.ts'
import { useActionWords } from '../words.actions.ts'
import { usePartWords } from '../words.parts.ts'
import { useClaimWords } from '../words.ts'

type Payment = Schemas['Payment']

export function PaymentsTab({ file }: FileProps) {
  const say = usePartWords()
  const tab = useClaimWords()
  const action = useActionWords()
  const { money } = useFormat()
  const [is_recording, record] = useState(false)
  const [reversing, reverse] = useState<Payment | null>(null)
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm">
          {say('payment.sum', {
            paid: money(file.paid_amount),
            open: money(file.outstanding_amount),
            total: money(file.balance.totals.total),
          })}
        </Text>
        <Button size="xs" leftSection={<IconPlus size={14} />} onClick={() => record(true)}>
          {action('do.payment')}
        </Button>
      </Group>
      <PartTable
        label={tab('tab.payments')}
        records={file.payments}
        columns={useColumns(reverse)}
        empty={<Empty icon={<IconCoinEuro />} title={say('payment.empty')} text={say('payment.empty_text')} />}
      />
      {is_recording && <PaymentDialog file={file} onClose={() => record(false)} />}
      {reversing && <ReverseDialog payment={reversing} onClose={() => reverse(null)} />}
    </Stack>
  )
}

function useColumns(onReverse: (payment: Payment) => void): ListColumn<Payment>[] {
  const say = usePartWords()
  const { money, day } = useFormat()
  return [
    { accessor: 'payment_date', title: say('payment.date'), render: ({ payment_date }) => day(payment_date) },
    { accessor: 'payment_method', title: say('payment.method'), render: (row) => say(`method.${row.payment_method}`) },
    {
      accessor: 'received_by',
      title: say('payment.received_by'),
      render: (row) => <Receiver payment={row} />,
    },
    {
      accessor: 'reference',
      title: say('payment.reference'),
      width: 180,
      render: ({ reference }) => reference ?? '–',
    },
    { accessor: 'notes', title: say('payment.notes'), width: 220, render: ({ notes }) => notes ?? '–' },
    { accessor: 'status', title: say('payment.status'), render: ({ status }) => <PaymentBadge status={status} /> },
    {
      accessor: 'amount',
      title: say('payment.amount'),
      textAlign: 'right',
      render: ({ amount, status }) => (
        <Text size="sm" fw={600} {...(status === 'reversed' ? { td: 'line-through', c: 'dimmed' } : {})}>
          {money(amount)}
        </Text>
      ),
    },
    {
      accessor: 'id',
      title: '',
      textAlign: 'right',
      render: (row) => <TakeBack payment={row} onReverse={() => onReverse(row)} />,
    },
  ]
}

type TakeBackProps = { readonly payment: Payment; onReverse(): void }

/** Where money on our own account is taken back. */
export const bankEntryOf = (claim_id: string, entry_id?: string) => ({
  to: paths.bank,
  search: { view: 'all', ...(entry_id ? { entry_id } : { claim_id }) } as const,
})

/** Takes a payment back. Money on our own account is taken back at its bank entry, which this leads to. */
function TakeBack({ payment, onReverse }: TakeBackProps) {
  const say = usePartWords()
  const action = useActionWords()
  const { claim_id, status, received_by } = payment
  const entry = useEntryOf(payment)
  if (status !== 'completed') return null
  if (received_by === 'us') {
    return (
      <Anchor size="xs" renderRoot={linkTo(bankEntryOf(claim_id, entry?.id))}>
        {say('bank.take_back')}
      </Anchor>
    )
  }
  return (
    <Button size="compact-xs" variant="subtle" color="red" onClick={onReverse}>
      {action('do.reverse')}
    </Button>
  )
}

/** The entry at our bank by which a payment came; undefined where it came to the creditor. */
function useEntryOf({ id, claim_id, received_by }: Pick<Payment, 'id' | 'claim_id' | 'received_by'>) {
  const { data } = useQuery({ ...entriesOfClaimQuery(claim_id), enabled: received_by === 'us' })
  return data?.data.find(({ assigned }) => assigned.some(({ payment_id }) => payment_id === id))
}

/** Money that we received came by an entry at our bank, which tells more. */
function Receiver({ payment }: { payment: Payment }) {
  const say = usePartWords()
  const entry = useEntryOf(payment)
  const { received_by } = payment
  if (received_by !== 'us') return say(`receiver.${received_by}`)
  if (!entry) return say('bank.received')
  return (
    <Anchor size="sm" renderRoot={linkTo({ to: paths.bank, search: { view: 'all', entry_id: entry.id } })}>
      {say('bank.received')}
    </Anchor>
  )
}

function PaymentBadge({ status }: { status: Payment['status'] }) {
  const say = usePartWords()
  return <Badge color={status === 'completed' ? 'teal' : 'gray'}>{say(`payment.${status}`)}</Badge>
}

type ReverseProps = { readonly payment: Pick<Payment, 'id' | 'claim_id' | 'amount' | 'payment_date'>; onClose(): void }

export function ReverseDialog({ payment, onClose }: ReverseProps) {
  const say = usePartWords()
  const action = useActionWords()
  const { money, day } = useFormat()
  const { data: file, isPending: is_reading } = useQuery(claimFileQuery(payment.claim_id))
  const told = file
    ? [[<IconBroadcast key="told" size={16} />, action('effect.closure_told', toldBy(file.data))] as const]
    : []
  const which = file && {
    ...{ amount: money(payment.amount), day: day(payment.payment_date) },
    ...{ reference: file.data.case_reference, name: debtorName(file.data.debtor) },
  }
  return (
    <DeedDialog
      title={action('do.reverse')}
      submit={action('do.reverse')}
      onClose={onClose}
      is_final
      is_incomplete={is_reading}
      values={{ note: '' }}
      send={(once, { note }) =>
        once.POST('/api/operator/payments/{id}/reverse', {
          params: { path: { id: payment.id } },
          body: withNote({}, note),
        })
      }
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showPayment(queries, data.data)}
      done={say('payment.reversed_done')}
    >
      {(form) => (
        <>
          <ConsequenceList
            lines={[
              ...(which ? [[<IconArrowRight key="which" size={16} />, action('reversal_of', which)] as const] : []),
              [<IconArrowRight key="what" size={16} />, action('reversal')],
              ...told,
              [<IconClockHour4 key="time" size={16} />, action('effect.time_unchanged')],
            ]}
          />
          <NoteField {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}
