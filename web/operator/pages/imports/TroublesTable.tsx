import { type ClaimTable, headingOf, type Result, troublesOf } from '@mahnwerk/claim-table'
import { Stack, Table, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useTableLanguage } from './use-language.ts'
import { useImportWords } from './words.ts'

/** More rows than these nobody reads on a screen. */
const SHOWN_MAX = 200
const NO_RESULTS: readonly Result[] = []

type TroublesTableProps = { readonly table: ClaimTable; readonly results?: readonly Result[]; readonly label: string }

/** Everything that is wrong, by line. */
export function TroublesTable({ table, results = NO_RESULTS, label }: TroublesTableProps) {
  const say = useImportWords()
  const { number } = useFormat()
  const language = useTableLanguage()
  const troubles = useMemo(() => troublesOf(table, results, language), [table, results, language])
  const shown = troubles.slice(0, SHOWN_MAX)
  return (
    <Stack gap="xs">
      <Table.ScrollContainer type="native" minWidth={280} maxHeight={420} tabIndex={0} aria-label={label} role="region">
        <Table striped fz="sm" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right">{say('line')}</Table.Th>
              <Table.Th>{say('column')}</Table.Th>
              <Table.Th>{say('reason')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ line, column, code, reason }) => (
              <Table.Tr key={`${line} ${column} ${code}`}>
                <Table.Td ta="right">{number(line)}</Table.Td>
                <Table.Td>{headingOf(table, column, language)}</Table.Td>
                <Table.Td>{reason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {troubles.length > shown.length && (
        <Text size="sm" c="dimmed">
          {say('faults_more', { shown: number(shown.length), total: number(troubles.length) })}
        </Text>
      )}
    </Stack>
  )
}
