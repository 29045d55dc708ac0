import { ActionIcon, Alert, Button, Checkbox, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconPlus, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { isTold, useIfPaid, useIfPaidText } from '../claim/if-paid.ts'
import { useIfPaidWords } from '../claim/words.if-paid.ts'
import type { Doubt } from './accept.ts'
import classes from './bank.module.css'
import { type ChosenClaim, ClaimField } from './ClaimField.tsx'
import { centsOf } from './cents.ts'
import { type Entry, isSettled, type Suggestion } from './entry.ts'
import { firstAmount, leftOf, type Row, rowFault } from './parts.ts'
import { balanceOnQuery } from './queries.ts'
import type { Deed } from './send.ts'
import type { useDeed } from './use-deed.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useBankWords } from './words.ts'

type BookDialogProps = {
  readonly entry: Entry
  /** The suggestion that is to be checked; null for a division from scratch. */
  readonly suggestion: Suggestion | null
  readonly doubt: Doubt | null
  readonly deed: ReturnType<typeof useDeed>
  onStart(deed: Deed): void
  onClose(): void
}

type ClaimRow = Row<ChosenClaim>

/** Nobody reads what will be booked in less time. */
const ASKED_MS = 600

let rows_made = 0
const newRow = (claim: ChosenClaim | null = null, amount: Amount = ''): ClaimRow => ({
  key: `row-${++rows_made}`,
  claim,
  amount,
})

const claimOf = (suggestion: Suggestion): ChosenClaim => ({
  id: suggestion.claim_id,
  case_reference: suggestion.case_reference,
  debtor_name: suggestion.debtor_name,
  is_settled: isSettled(suggestion),
})

/** Assigns an entry to one claim or to several. Says in words what will be booked, before it is. */
export function BookDialog({ entry, suggestion, doubt, deed, onStart, onClose }: BookDialogProps) {
  const say = useBankDialogWords()
  const bank = useBankWords()
  const { money, day } = useFormat()
  const queries = useQueryClient()
  const { rest } = entry
  const [rows, setRows] = useState<readonly ClaimRow[]>(() => [
    newRow(suggestion && claimOf(suggestion), suggestion ? rest : ''),
  ])
  const [is_linked, setLinked] = useState(Boolean(suggestion?.payment_id))
  const [, setTries] = useState(0)
  const [is_checked, setChecked] = useState(false)
  const opened_at = useRef(performance.now())
  const left = leftOf(rest, rows)
  const change = (key: string, what: Partial<ClaimRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...what } : row)))
  const submit = () => {
    setTries((times) => times + 1)
    // The second press of a double press on the list is no answer to what the dialog asks.
    if (performance.now() - opened_at.current < ASKED_MS) return
    setChecked(true)
    if (left < 0 || rows.some((row) => rowFault(rows, row))) return
    const payment_id = is_linked && rows.length === 1 ? (suggestion?.payment_id ?? null) : null
    if (!payment_id && !rows.every((row) => isTold(queries, paymentOf(entry, row)))) return
    onStart(deedOf(entry, rows, payment_id))
  }
  return (
    <FormDialog
      opened
      size="lg"
      title={say('book')}
      submit={say('book_do')}
      onSubmit={submit}
      onClose={onClose}
      change={deed}
    >
      <Text size="sm">
        {say('from', { amount: money(rest), name: entry.payer_name ?? bank('nobody'), day: day(entry.value_date) })}
      </Text>
      {doubt && (
        <Alert color="yellow" icon={<IconAlertTriangle />} py={8}>
          {say(`doubt.${doubt}`)}
        </Alert>
      )}
      {rows.map((row, index) => (
        <PartFields
          key={row.key}
          {...{ row, entry, left, number: index + 1, is_only: rows.length === 1 }}
          fault={is_checked ? rowFault(rows, row) : null}
          onChange={(what) => change(row.key, what)}
          onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      {suggestion?.payment_id && rows.length === 1 && (
        <Checkbox
          label={say('link')}
          description={say('link_hint')}
          checked={is_linked}
          onChange={(event) => setLinked(event.currentTarget.checked)}
        />
      )}
      <Group justify="space-between" align="flex-start">
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setRows([...rows, newRow()])}
        >
          {say('add')}
        </Button>
        <Text size="sm" fw={600} role="status" c={left < 0 ? 'var(--mantine-color-error)' : 'inherit'}>
          {left < 0
            ? say('too_much', { amount: money(-left) })
            : left > 0
              ? say('left_words', { amount: money(left) })
              : say('left_none')}
        </Text>
      </Group>
      <Will entry={entry} rows={rows} is_linked={is_linked && rows.length === 1} />
    </FormDialog>
  )
}

const paymentOf = ({ value_date }: Entry, { claim, amount }: Pick<ClaimRow, 'claim' | 'amount'>) => ({
  ...{ claim_id: claim?.id ?? '', amount, day: value_date },
})

function deedOf({ id, rest }: Entry, rows: readonly ClaimRow[], payment_id: string | null): Deed {
  const parts = rows.map(({ claim, amount }) => ({
    claim_id: claim?.id ?? '',
    amount: Number(amount),
    ...(payment_id ? { payment_id } : {}),
  }))
  return { id, do: 'assign', parts, rest }
}

type PartFieldsProps = {
  readonly row: ClaimRow
  readonly entry: Entry
  readonly left: number
  readonly number: number
  readonly is_only: boolean
  readonly fault: ReturnType<typeof rowFault>
  onChange(what: Partial<ClaimRow>): void
  onRemove(): void
}

function PartFields({ row, entry, left, number, is_only, fault, onChange, onRemove }: PartFieldsProps) {
  const say = useBankDialogWords()
  const { money, day } = useFormat()
  const open = useOpen(row.claim, entry)
  const faultText = fault ? say(`fault.${fault}`) : undefined
  // A claim that was just chosen gets what it is owed, as far as there is something left.
  const filled = useRef<string | undefined>(row.amount ? row.claim?.id : undefined)
  useEffect(() => {
    if (!row.claim || open === undefined || filled.current === row.claim.id) return
    filled.current = row.claim.id
    if (!row.amount) onChange({ amount: firstAmount(left, open) || left })
  }, [row, open, left, onChange])
  return (
    <div className={clsx(classes.row, !is_only && classes.rows)}>
      <ClaimField
        label={is_only ? say('claim') : say('claim_of', { number })}
        organization_id={entry.organization_id}
        value={row.claim}
        is_first={row.claim === null}
        error={fault === 'no_amount' ? undefined : faultText}
        onChange={(claim) => onChange({ claim })}
      />
      <MoneyInput
        label={is_only ? say('amount') : say('amount_of', { number })}
        description={open === undefined ? undefined : say('owes', { amount: money(open), day: day(entry.value_date) })}
        value={row.amount}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus={row.claim !== null || undefined}
        onChange={(amount) => onChange({ amount })}
        error={fault === 'no_amount' ? faultText : undefined}
      />
      {!is_only && (
        <ActionIcon mt={26} variant="subtle" color="gray" aria-label={say('remove', { number })} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      )}
    </div>
  )
}

/** What is owed on the day on which the money counts. */
function useOpen(claim: ChosenClaim | null, { value_date }: Entry): number | undefined {
  const { data } = useQuery({ ...balanceOnQuery(claim?.id ?? '', value_date), enabled: claim !== null })
  if (claim?.is_settled) return 0
  return claim ? data?.data.totals.total : undefined
}

type WillProps = { readonly entry: Entry; readonly rows: readonly ClaimRow[]; readonly is_linked: boolean }

function Will({ entry, rows, is_linked }: WillProps) {
  const say = useIfPaidWords()
  const shown = rows.filter(({ claim, amount }) => claim && centsOf(amount || 0) > 0)
  if (shown.length === 0) return null
  return (
    <Stack gap={4} component="section" aria-label={say('title')}>
      <Text size="sm" fw={600}>
        {say('title')}
      </Text>
      <List size="sm" spacing={4}>
        {shown.map((row) => (
          <List.Item key={row.key}>
            <WillText entry={entry} row={row} is_linked={is_linked} />
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

function WillText({ entry, row, is_linked }: { entry: Entry; row: ClaimRow; is_linked: boolean }) {
  const say = useBankDialogWords()
  const told = useIfPaidWords()
  const textOf = useIfPaidText()
  const if_paid = useIfPaid(paymentOf(entry, row))
  if (!row.claim) return null
  const names = { reference: row.claim.case_reference, debtor: row.claim.debtor_name }
  if (is_linked) return say('will_link', names)
  return if_paid ? textOf({ ...names, amount: Number(row.amount), is_ours: true }, if_paid) : told('loading')
}
