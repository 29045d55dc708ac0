import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { type Entry, refundable } from './entry.ts'
import type { Deed } from './send.ts'
import type { useDeed } from './use-deed.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useBankWords } from './words.ts'

type NoteDialogProps = {
  readonly what: 'refund' | 'ignore' | 'own_money' | 'undo'
  readonly entry: Entry
  readonly deed: ReturnType<typeof useDeed>
  onStart(deed: Deed): void
  onClose(): void
}

const SENT = { refund: 'refund', ignore: 'ignore', own_money: 'own-money', undo: 'unassign' } as const

/** Refund, ignore, put in, take back: says what happens, and takes a note. */
export function NoteDialog({ what, entry, deed, onStart, onClose }: NoteDialogProps) {
  const say = useBankDialogWords()
  const [note, setNote] = useState('')
  const is_restoring = what === 'undo' && entry.status === 'ignored'
  return (
    <FormDialog
      opened
      title={say(is_restoring ? 'restore' : what)}
      submit={say(is_restoring ? 'restore' : `${what}_do`)}
      onSubmit={() => onStart({ id: entry.id, do: SENT[what], note: note.trim() })}
      onClose={onClose}
      change={deed}
    >
      {useTexts(what, entry).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <TextInput
        label={say('note')}
        description={say('note_hint')}
        data-autofocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        {...LIMITS.BankEntryNote.note}
      />
    </FormDialog>
  )
}

function useTexts(what: NoteDialogProps['what'], entry: Entry): string[] {
  const say = useBankDialogWords()
  const bank = useBankWords()
  const { money } = useFormat()
  const name = entry.payer_name ?? bank('nobody')
  const amount = money(entry.amount)
  const { assigned, refund_state, status, payer_iban, account_kind, own_money, own_money_due } = entry
  if (what === 'refund')
    return [
      say('refund_text', { amount: money(refundable(entry)), name, iban: payer_iban ?? '' }),
      ...(assigned.length > 0 ? [say('refund_part')] : []),
      say('refund_then'),
    ]
  if (what === 'ignore')
    return [say('ignore_text', { amount, name }), ...(account_kind === 'client_money' ? [say('ignore_ledger')] : [])]
  if (what === 'own_money') return [say('own_money_text', { amount: money(own_money_due) }), say('own_money_then')]
  if (status === 'ignored') return [say('restore_text', { amount, name })]
  const sum = assigned.reduce((cents, part) => cents + Math.round(part.amount * 100), 0) / 100
  return [
    ...(sum > 0 ? [say('undo_text', { amount: money(sum) })] : [say('restore_text', { amount, name })]),
    ...(own_money > 0 ? [say('undo_own_money', { amount: money(own_money) })] : []),
    ...(assigned.some(({ is_linked }) => is_linked) ? [say('undo_linked')] : []),
    ...(refund_state === 'waiting' ? [say('undo_refund')] : []),
  ]
}
