import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { centsOf, eurosOf } from './cents.ts'
import { type Entry, refundable } from './entry.ts'
import { NoteField } from './NoteField.tsx'
import type { Deed } from './send.ts'
import type { useDeed } from './use-deed.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useShareWords } from './words.shares.ts'
import { useBankWords } from './words.ts'

type NoteDialogProps = {
  readonly what: 'refund' | 'ignore' | 'own_money' | 'charge' | 'undo'
  readonly entry: Entry
  readonly deed: ReturnType<typeof useDeed>
  onStart(deed: Deed): void
  onClose(): void
}

const SENT = { refund: 'refund', ignore: 'ignore', own_money: 'own-money', charge: 'charge', undo: 'unassign' } as const

/** Refund, ignore, put in, charge, take back: says what happens, and takes a note. */
export function NoteDialog({ what, entry, deed, onStart, onClose }: NoteDialogProps) {
  const say = useBankDialogWords()
  const shares = useShareWords()
  const [note, setNote] = useState('')
  const is_restoring = what === 'undo' && entry.status === 'ignored'
  return (
    <FormDialog
      opened
      title={what === 'charge' ? shares('charge') : say(is_restoring ? 'restore' : what)}
      submit={what === 'charge' ? shares('charge_do') : say(is_restoring ? 'restore' : `${what}_do`)}
      onSubmit={() => onStart({ id: entry.id, do: SENT[what], note: note.trim() })}
      onClose={onClose}
      change={deed}
    >
      {useTexts(what, entry).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <NoteField data-autofocus value={note} onChange={(event) => setNote(event.currentTarget.value)} />
    </FormDialog>
  )
}

function useTexts(what: NoteDialogProps['what'], entry: Entry): string[] {
  const say = useBankDialogWords()
  const shares = useShareWords()
  const bank = useBankWords()
  const { money } = useFormat()
  const name = entry.payer_name ?? bank('nobody')
  const amount = money(entry.amount)
  const { assigned, refund_state, status, payer_iban, account_kind, own_money, own_money_due, given } = entry
  if (what === 'charge') return [shares('charge_text', { amount: money(0 - entry.rest) }), shares('charge_then')]
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
  const sum = sumOf(assigned)
  return [
    ...(sum > 0 ? [say('undo_text', { amount: money(sum) })] : []),
    ...(sum === 0 && given.length === 0 ? [say('restore_text', { amount, name })] : []),
    ...(given.length > 0 ? [shares('undo_given', { amount: money(Math.abs(sumOf(given))) })] : []),
    ...(entry.settled > 0 ? [shares('undo_settled', { amount: money(entry.settled) })] : []),
    ...(own_money > 0 ? [say('undo_own_money', { amount: money(own_money) })] : []),
    ...(assigned.some(({ is_linked }) => is_linked) ? [say('undo_linked')] : []),
    ...(refund_state === 'waiting' ? [say('undo_refund')] : []),
  ]
}

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  eurosOf(parts.reduce((cents, part) => cents + centsOf(part.amount), 0))
