import { Alert, Group, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { BANK_DEED } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../session.ts'
import type { Entry } from './entry.ts'
import { groupsOf } from './iban.ts'
import { NoteField } from './NoteField.tsx'
import { useDifferenceWords } from './words.differences.ts'

type Difference = Schemas['BankDifference']
type Side = NonNullable<Difference['holds']>
const SIDES = ['stored', 'told'] as const satisfies readonly Side[]

type DifferenceProps = { readonly entry: Entry; readonly difference: Difference }

/** What other statements say otherwise of an entry: open ones with the question which one holds, settled ones as history. */
export function Differences({ entry }: { readonly entry: Entry }) {
  return entry.differences.map((difference) =>
    difference.holds ? (
      <Settled key={difference.id} difference={difference} />
    ) : (
      <Open key={difference.id} entry={entry} difference={difference} />
    ),
  )
}

function Open({ entry, difference }: DifferenceProps) {
  const say = useDifferenceWords()
  const common = useCommonWords()
  const { id, role } = useIdentity()
  const [asked, ask] = useState<Side | null>(null)
  const refusalOf = (side: Side): string | null => {
    if (role !== 'admin') return common('admin_only')
    return difference[`${side}_file`].uploaded_by === id ? say('same_person') : null
  }
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={say('title')}>
      <Stack gap="xs">
        <Text size="sm">{say('text')}</Text>
        <Compared difference={difference} />
        <Group gap="xs">
          {SIDES.map((side) => (
            <RefusableButton key={side} size="xs" variant="default" refusal={refusalOf(side)} onClick={() => ask(side)}>
              {say(`holds.${side}`)}
            </RefusableButton>
          ))}
        </Group>
      </Stack>
      {asked && <SettleDialog {...{ entry, difference }} holds={asked} onClose={() => ask(null)} />}
    </Alert>
  )
}

function Settled({ difference }: Pick<DifferenceProps, 'difference'>) {
  const say = useDifferenceWords()
  const { instant } = useFormat()
  const { holds, decided_by_name, decided_at, note } = difference
  return (
    <Stack gap={4} component="section" aria-label={say('settled')}>
      <Compared difference={difference} />
      <Text size="xs" c="dimmed">
        {holds && say(`decided.${holds}`, { name: decided_by_name ?? '', at: decided_at ? instant(decided_at) : '' })}{' '}
        {note}
      </Text>
    </Stack>
  )
}

function Compared({ difference }: Pick<DifferenceProps, 'difference'>) {
  const say = useDifferenceWords()
  const { day, instant } = useFormat()
  const said = (side: Side, field: Difference['fields'][number]) => {
    const text = difference[side][field]
    if (!text) return say('nothing')
    if (field === 'value_date') return day(text)
    return field === 'payer_iban' ? groupsOf(text) : text
  }
  const fileOf = ({ file_name: file, uploaded_by_name, created_at }: Difference['told_file']) =>
    uploaded_by_name
      ? say('uploaded', { file, name: uploaded_by_name, at: instant(created_at) })
      : say('from_inbox', { file, at: instant(created_at) })
  return (
    <Table fz="sm" verticalSpacing={4} layout="fixed" style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          {(['what', ...SIDES] as const).map((column) => (
            <Table.Th key={column}>{say(column)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {difference.fields.map((field) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{say(`field.${field}`)}</Table.Th>
            {SIDES.map((side) => (
              <Table.Td key={side}>{said(side, field)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Th scope="row">{say('file')}</Table.Th>
          {SIDES.map((side) => (
            <Table.Td key={side}>{fileOf(difference[`${side}_file`])}</Table.Td>
          ))}
        </Table.Tr>
      </Table.Tbody>
    </Table>
  )
}

function SettleDialog({
  entry,
  difference,
  holds,
  onClose,
}: DifferenceProps & { readonly holds: Side; onClose(): void }) {
  const say = useDifferenceWords()
  const [note, setNote] = useState('')
  const settle = useChange({
    changes: [...BANK_DEED, 'runs', 'work'],
    send: (once) =>
      once.POST('/api/operator/bank-entries/{id}/settle-difference', {
        params: { path: { id: entry.id } },
        body: { difference_id: difference.id, holds, ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    done: say('done'),
    onDone: onClose,
    quiet: true,
  })
  return (
    <FormDialog
      opened
      title={say(`holds.${holds}`)}
      submit={say(`holds.${holds}`)}
      onSubmit={() => settle.mutate()}
      onClose={onClose}
      change={settle}
      is_final={holds === 'told'}
    >
      <Text size="sm">{say(`confirm.${holds}`)}</Text>
      <NoteField
        description={say('note_hint')}
        data-autofocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
