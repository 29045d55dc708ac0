import type { ClaimTable } from '@mahnwerk/claim-table'
import { Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { shownCase } from './shown-case.ts'
import { TroublesTable } from './TroublesTable.tsx'
import { useImportWords } from './words.ts'

const FIRST = 10

type PreviewPanelProps = {
  readonly table: ClaimTable
  readonly partner: Schemas['NamedPartner'] | null
  onSend(): void
}

/** What the file was understood as, and what is wrong with it, before anything is sent. */
export function PreviewPanel({ table, partner, onSend }: PreviewPanelProps) {
  const say = useImportWords()
  const { number } = useFormat()
  // What is said about the columns stands with the file.
  if (table.head.missing.length > 0) return null
  const count = table.cases.length
  return (
    <Panel
      title={say('preview')}
      text={say('read_as', { lines: number(table.table.rows.length), cases: number(count) })}
    >
      <Stack gap="md">
        {table.faults.length > 0 && <Faults table={table} />}
        {count === 0 ? <Empty title={say('nothing')} text={say('nothing_text')} /> : <FirstCases table={table} />}
        {count > 0 && (
          <Group gap="sm">
            <RefusableButton
              refusal={partner ? null : say('choose_partner_first')}
              leftSection={<IconSend size={16} aria-hidden />}
              onClick={onSend}
            >
              {say('send', { count }).replace(String(count), number(count))}
            </RefusableButton>
            {partner && (
              <Text size="sm">{say('send_for', { name: `${partner.name} (${partner.organization_name})` })}</Text>
            )}
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

function Faults({ table }: { table: ClaimTable }) {
  const say = useImportWords()
  const title = say('faults', { count: table.faulty_lines.length })
  return (
    <div>
      <Title order={3} size="h6">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {say('faults_text')}
      </Text>
      <TroublesTable table={table} label={title} />
    </div>
  )
}

function FirstCases({ table: { cases } }: { table: ClaimTable }) {
  const say = useImportWords()
  const { number, money } = useFormat()
  const first = cases.slice(0, FIRST)
  const title = say('preview_first', { count: first.length, total: number(cases.length) })
  return (
    <div>
      <Title order={3} size="h6" mb="xs">
        {title}
      </Title>
      <Table.ScrollContainer type="native" minWidth={640} tabIndex={0} aria-label={title} role="region">
        <Table striped fz="sm" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say('reference')}</Table.Th>
              <Table.Th>{say('creditor')}</Table.Th>
              <Table.Th>{say('debtor')}</Table.Th>
              <Table.Th ta="right">{say('invoices')}</Table.Th>
              <Table.Th ta="right">{say('sum')}</Table.Th>
              <Table.Th>{say('lines')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {first.map(shownCase).map((one) => (
              <Table.Tr key={one.partner_reference}>
                <Table.Td>{one.partner_reference}</Table.Td>
                <Table.Td>{one.creditor}</Table.Td>
                <Table.Td>{one.debtor}</Table.Td>
                <Table.Td ta="right">{one.invoices}</Table.Td>
                <Table.Td ta="right">{money(one.euros)}</Table.Td>
                <Table.Td>{one.lines}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
