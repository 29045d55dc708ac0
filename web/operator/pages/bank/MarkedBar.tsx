import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { BANK_DEED } from '../../../shared/api/areas.ts'
import { ApiFault } from '../../../shared/api/fault.ts'
import type { Once } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { centsOf, eurosOf } from './cents.ts'
import type { Entry } from './entry.ts'
import { NoteField } from './NoteField.tsx'
import { sendDeed } from './send.ts'
import type { Marks } from './use-marks.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useShareWords } from './words.shares.ts'

/** How many entries are marked, and what can be done with all of them. */
export function MarkedBar({ marks }: { readonly marks: Marks }) {
  const say = useShareWords()
  const [is_asking, ask] = useState(false)
  const { length } = marks.entries
  return (
    <>
      {length > 0 && (
        <Group gap="xs">
          <Text size="sm" role="status">
            {say('marked', { count: length })}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => ask(true)}>
            {say('ignore_marked')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={marks.clear}>
            {say('clear')}
          </Button>
        </Group>
      )}
      {is_asking && <IgnoreMany marks={marks} onClose={() => ask(false)} />}
    </>
  )
}

type IgnoreManyProps = { readonly marks: Marks; onClose(): void }

function IgnoreMany({ marks, onClose }: IgnoreManyProps) {
  const say = useShareWords()
  const dialog = useBankDialogWords()
  const { money } = useFormat()
  // Those of the moment at which the dialog was opened, whatever the list becomes behind it.
  const [entries] = useState(marks.entries)
  const sum = eurosOf(entries.reduce((cents, { amount }) => cents + centsOf(amount), 0))
  const held = entries.reduce((count, { held_claims }) => count + held_claims, 0)
  return (
    <DeedDialog
      title={say('ignore_many')}
      submit={dialog('ignore_do')}
      onClose={onClose}
      values={{ note: '' }}
      changes={BANK_DEED}
      send={(once, { note }) => ignoreAll(once, entries, note.trim())}
      done={(done) => {
        marks.clear()
        const count = entries.length
        return done < count ? say('ignored_some', { done, count }) : say('ignored_many', { count })
      }}
    >
      {(form) => (
        <>
          <Text size="sm">{say('ignore_many_text', { count: entries.length, amount: money(sum) })}</Text>
          {held > 0 && <Text size="sm">{say('ignore_many_holds', { count: held })}</Text>}
          <NoteField data-autofocus {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}

/** One after the other. What somebody else has decided on meanwhile is left as it is. Returns how many were ignored. */
async function ignoreAll(once: Once, entries: readonly Entry[], note: string): Promise<number> {
  let count = 0
  for (const { id } of entries)
    try {
      await sendDeed(once, { id, do: 'ignore', note })
      count++
    } catch (error) {
      if (!(error instanceof ApiFault) || error.status !== 409) throw error
    }
  return count
}
