import { Group, List, Modal, Stack, Table, Text, Title } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { TableWarnings } from '../TableWarnings.tsx'
import { useClaimWords } from './words.ts'

type Balance = Schemas['Balance']
type Line = Schemas['BalanceLine']
type DialogProps = { readonly balance: Balance; readonly opened: boolean; onClose(): void }

/** The balance line by line, as one would explain it to a debtor. */
export function BalanceDialog({ balance, opened, onClose }: DialogProps) {
  const say = useClaimWords()
  const common = useCommonWords()
  const { day, money } = useFormat()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('balance.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': common('action.dismiss') }}
    >
      <Stack gap="sm">
        <Group gap="lg">
          <Text size="sm">
            {say('balance.as_of')} <b>{day(balance.as_of)}</b>
          </Text>
          <Text size="sm">
            {say('balance.law')} <b>{balance.law ?? '–'}</b>
          </Text>
          <Text size="sm">
            {say('interest')} <b>{say('per_day', { amount: money(balance.interest_per_day.amount) })}</b>
          </Text>
        </Group>
        <TableWarnings warnings={balance.warnings} />
        <Lines balance={balance} />
        {balance.legal_basis.length > 0 && (
          <>
            <Title order={3} size="sm">
              {say('balance.sources')}
            </Title>
            <List size="xs" c="dimmed">
              {balance.legal_basis.map(({ rule, valid_from, source }) => (
                <List.Item key={`${rule} ${valid_from}`}>
                  {rule} ({day(valid_from)}): {source}
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Modal>
  )
}

function Lines({ balance }: { balance: Balance }) {
  const say = useClaimWords()
  const { money } = useFormat()
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table verticalSpacing={4} fz="sm" aria-label={say('balance.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('balance.line')}</Table.Th>
            <Table.Th>{say('balance.period')}</Table.Th>
            <Table.Th>{say('balance.calculation')}</Table.Th>
            <Table.Th ta="right">{say('balance.amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {balance.lines.map((line, index) => (
            // The server keeps the order of lines, and nothing else distinguishes two days of interest.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <LineRow key={index} line={line} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          {(['principal', 'interest', 'costs'] as const).map((part) => (
            <Table.Tr key={part}>
              <Table.Th colSpan={3} fw={400}>
                {say(part)}
              </Table.Th>
              <Table.Td ta="right">{money(balance.totals[part])}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th colSpan={3}>{say('balance.total')}</Table.Th>
            <Table.Td ta="right" fw={700}>
              {money(balance.totals.total)}
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}

function LineRow({ line }: { line: Line }) {
  const { kind, period, date, days, rate, formula, amount } = line
  const say = useClaimWords()
  const { day, money, number, amount: figureText } = useFormat()
  const when = period ? `${day(period.from)} – ${day(period.to)}` : date ? day(date) : '–'
  const facts = [
    rate === null ? null : say('balance.rate', { rate: number(rate) }),
    days === null ? null : say('balance.days', { days }),
  ]
  return (
    <Table.Tr {...(kind === 'not_due' || kind === 'time_barred' ? { c: 'dimmed' } : {})}>
      <Table.Td>
        {say(`balance.kind.${kind}`)}
        {(['claimed_in_court', 'counts_although_barred'] as const)
          .filter((mark) => line[mark])
          .map((mark) => (
            <Text key={mark} size="xs" c="dimmed">
              {say(`balance.${mark}`)}
            </Text>
          ))}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{when}</Table.Td>
      <Table.Td>
        {facts.filter(Boolean).join(', ')}
        <Text size="xs" c="dimmed">
          {formula.replaceAll(/\b\d+\.\d\d/g, (figure) => figureText(Number(figure)))}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{money(amount)}</Table.Td>
    </Table.Tr>
  )
}
