import { Stack, Table, Text, Title } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { useSettlementWords } from './words.ts'

/** What a settlement is made of, line by line. */
export function Lines({ lines }: { readonly lines: readonly Schemas['SettlementPreview']['lines'][number][] }) {
  const say = useSettlementWords()
  const { money, day } = useFormat()
  const title = say('lines', { count: lines.length })
  if (lines.length === 0) return null
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Title order={3} size="h6">
        {title}
      </Title>
      <Table.ScrollContainer minWidth={300}>
        <Table verticalSpacing={4} fz="sm" aria-label={title}>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={`${line.kind} ${line.source_id} ${line.amount}`}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{day(line.date)}</Table.Td>
                <Table.Td>
                  {say(`line.${line.kind}`)}
                  <Text span size="sm" c="dimmed">
                    {' '}
                    ({[say(`source.${line.source_kind}`), line.text].filter(Boolean).join(' ')})
                  </Text>
                </Table.Td>
                <Table.Td>
                  {line.claim_id && line.case_reference && (
                    <ClaimLink id={line.claim_id} reference={line.case_reference} tab="payments" />
                  )}
                </Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {money(line.amount)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}
