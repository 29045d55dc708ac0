import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { centsOf, eurosOf } from './cents.ts'
import type { Entry } from './entry.ts'
import { NoteField } from './NoteField.tsx'
import { debtsQuery } from './queries.ts'
import type { Deed } from './send.ts'
import type { useDeed } from './use-deed.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useShareWords } from './words.shares.ts'
import { useBankWords } from './words.ts'

type DebtDialogProps = {
  readonly entry: Entry
  readonly deed: ReturnType<typeof useDeed>
  onStart(deed: Deed): void
  onClose(): void
}

/** Somebody pays what they owe us: a creditor, or a payer who was refunded twice. */
export function DebtDialog({ entry, deed, onStart, onClose }: DebtDialogProps) {
  const say = useShareWords()
  const dialog = useBankDialogWords()
  const { money } = useFormat()
  const { creditors, payers, is_loaded } = useDebts(entry)
  const [chosen, choose] = useState<string | null>(null)
  const [is_missing, setMissing] = useState(false)
  const [note, setNote] = useState('')
  const debt = [...creditors, ...payers].find(({ value }) => value === chosen)
  const counts = debt && Math.min(centsOf(debt.owed), centsOf(entry.rest))
  const submit = () => {
    if (!debt) return setMissing(true)
    onStart({ id: entry.id, do: 'pays-us', debt: debt.sent, note: note.trim() })
  }
  return (
    <FormDialog
      opened
      title={say('pays_us')}
      submit={say('pays_us_do')}
      onSubmit={submit}
      onClose={onClose}
      change={deed}
    >
      <Text size="sm">{say('pays_us_text')}</Text>
      <Select
        label={say('who')}
        data={[
          { group: say('creditors'), items: creditors },
          { group: say('payers'), items: payers },
        ].filter(({ items }) => items.length > 0)}
        value={chosen}
        onChange={choose}
        searchable
        nothingFoundMessage={is_loaded ? say('nobody_owes') : dialog('claim_searching')}
        error={is_missing && !debt ? say('choose') : undefined}
        data-autofocus
      />
      {counts !== undefined && (
        <Text size="sm" role="status">
          {[
            say('counts', { amount: money(eurosOf(counts)) }),
            counts < centsOf(entry.rest) && say('left', { amount: money(eurosOf(centsOf(entry.rest) - counts)) }),
            debt?.sent.customer_id && say('creditor_then'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
      <NoteField value={note} onChange={(event) => setNote(event.currentTarget.value)} />
    </FormDialog>
  )
}

function useDebts({ id }: Entry) {
  const say = useShareWords()
  const bank = useBankWords()
  const { money, day } = useFormat()
  const { data } = useQuery(debtsQuery(id))
  const debts = data?.data
  return {
    is_loaded: debts !== undefined,
    creditors: (debts?.creditors ?? []).map(({ customer_id, name, owed }) => ({
      ...{ value: customer_id, label: say('owes', { name, amount: money(owed) }), owed },
      sent: { customer_id } as { customer_id?: string; return_id?: string },
    })),
    payers: (debts?.lost_refunds ?? []).map(({ return_id, payer_name, booking_date, owed }) => ({
      value: return_id,
      label: say('lost', { name: payer_name ?? bank('nobody'), day: day(booking_date), amount: money(owed) }),
      owed,
      sent: { return_id } as { customer_id?: string; return_id?: string },
    })),
  }
}
