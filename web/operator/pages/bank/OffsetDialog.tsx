import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import type { Entry } from './entry.ts'
import { NoteField } from './NoteField.tsx'
import { openEntriesQuery } from './queries.ts'
import type { Deed } from './send.ts'
import type { useDeed } from './use-deed.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useBankWords } from './words.ts'

type OffsetDialogProps = {
  readonly entry: Entry
  readonly deed: ReturnType<typeof useDeed>
  onStart(deed: Deed): void
  onClose(): void
}

/** Sets money that left off against money that came in. */
export function OffsetDialog({ entry, deed, onStart, onClose }: OffsetDialogProps) {
  const say = useBankDialogWords()
  const [credit, setCredit] = useState<Entry | null>(null)
  const [is_missing, setMissing] = useState(false)
  const [note, setNote] = useState('')
  const submit = () => {
    if (!credit) return setMissing(true)
    onStart({ id: entry.id, do: 'offset', entry_id: credit.id, note: note.trim() })
  }
  return (
    <FormDialog
      opened
      title={say('offset')}
      submit={say('offset_do')}
      onSubmit={submit}
      onClose={onClose}
      change={deed}
    >
      <Text size="sm">{say('offset_text')}</Text>
      <CreditField
        account_id={entry.account_id}
        value={credit}
        error={is_missing && !credit ? say('offset_missing') : undefined}
        onChange={setCredit}
      />
      <NoteField value={note} onChange={(event) => setNote(event.currentTarget.value)} />
    </FormDialog>
  )
}

type CreditFieldProps = {
  readonly account_id: string
  readonly value: Entry | null
  readonly error: string | undefined
  onChange(credit: Entry | null): void
}

function CreditField({ account_id, value, error, onChange }: CreditFieldProps) {
  const say = useBankDialogWords()
  const nameOf = useCreditName()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 150)
  const is_chosen = value !== null && q === nameOf(value)
  const { data } = useQuery(openEntriesQuery(account_id, is_chosen ? '' : q))
  const credits = new Map((value ? [value] : []).map((one) => [one.id, one]))
  for (const one of data?.data ?? []) if (one.rest > 0) credits.set(one.id, one)
  return (
    <Select
      label={say('offset_credit')}
      placeholder={say('offset_search')}
      data={[...credits.values()].map((one) => ({ value: one.id, label: nameOf(one) }))}
      filter={({ options }) => options}
      value={value?.id ?? null}
      onChange={(id) => onChange(credits.get(id ?? '') ?? null)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={say('offset_nothing')}
      error={error}
      data-autofocus
    />
  )
}

function useCreditName(): (entry: Entry) => string {
  const say = useBankWords()
  const { money, day } = useFormat()
  return ({ booking_date, rest, payer_name, text }) =>
    [day(booking_date), money(rest), payer_name ?? say('nobody'), text].filter(Boolean).join(' · ')
}
