import { Button, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useFieldName, useFigureText } from './figure-text.ts'
import { type Entry, type Part, partsOf } from './figures.ts'
import { useLegalWords } from './words.ts'

/** Longer lists open on demand. */
const ENTRIES_SHOWN_MAX = 15

/** The figures of a row: single ones as lines, lists as small tables. */
export function RowFigures({ row, label }: { row: Entry; label: string }) {
  const nameOf = useFieldName()
  const textOf = useFigureText()
  return (
    <Stack gap={4}>
      {partsOf(row).map((part) =>
        'value' in part ? (
          <Text key={part.name} size="sm">
            {nameOf(part.name)}: <b>{textOf(part.name, part.value)}</b>
          </Text>
        ) : (
          <Entries key={part.name} part={part} label={`${label}, ${nameOf(part.name)}`} />
        ),
      )}
    </Stack>
  )
}

type EntriesProps = { readonly part: Extract<Part, { columns: unknown }>; readonly label: string }

function Entries({ part: { name, columns, entries }, label }: EntriesProps) {
  const say = useLegalWords()
  const nameOf = useFieldName()
  const textOf = useFigureText()
  const is_long = entries.length > ENTRIES_SHOWN_MAX
  const [is_open, setOpen] = useState(!is_long)
  return (
    <div>
      <Text size="xs" c="dimmed" fw={600}>
        {nameOf(name)}
      </Text>
      {is_long && (
        <Button size="compact-xs" variant="subtle" aria-expanded={is_open} onClick={() => setOpen(!is_open)}>
          {is_open ? say('hide_entries') : say('show_entries', { count: entries.length })}
        </Button>
      )}
      {is_open && (
        <Table fz="xs" verticalSpacing={2} horizontalSpacing="xs" w="auto" aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column}>{nameOf(column)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry) => (
              <Table.Tr key={JSON.stringify(entry)}>
                {columns.map((column) => (
                  <Table.Td key={column}>{column in entry ? textOf(column, entry[column]) : ''}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  )
}
