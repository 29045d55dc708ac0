import { Alert, Anchor, Group, List, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import type { PartProps } from './BooksPage.tsx'
import { reconciliationQuery } from './queries.ts'
import { useBookWords } from './words.ts'

type Found = Schemas['Reconciliation']

/** Whether the money at the bank is what we owe, and if not, what does not fit. */
export function Reconciliation({ search }: PartProps) {
  const query = useQuery(reconciliationQuery(search))
  return (
    <Loaded query={query}>
      {({ data }) => (
        <Stack>
          <Verdict found={data} />
          <Compared at={data.compared_at} />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Terms found={data} />
            <Accounts found={data} />
          </SimpleGrid>
          <Unfitting found={data} />
          <Gaps found={data} />
          <Overdrawn found={data} />
          <Lost found={data} />
        </Stack>
      )}
    </Loaded>
  )
}

/** While a statement is missing, nobody knows what is at the bank: the same is missing on both sides. */
function Verdict({ found: { difference, unfitting, gaps } }: { readonly found: Found }) {
  const say = useBookWords()
  const { money } = useFormat()
  if (difference === 0 && unfitting.length === 0 && gaps.length > 0)
    return (
      <Alert color="red" icon={<IconAlertTriangle />} title={say('incomplete', { count: gaps.length })} role="alert">
        {say('incomplete_text')}
      </Alert>
    )
  if (difference === 0 && unfitting.length === 0)
    return (
      <Alert color="teal" icon={<IconCircleCheck />} title={say('fits', { amount: money(0) })} role="status">
        {say('fits_text')}
      </Alert>
    )
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle />}
      title={difference === 0 ? say('misfits') : say('differs', { amount: money(difference) })}
      role="alert"
    >
      {say('differs_text')}
    </Alert>
  )
}

/** A large book is looked through at night, so that what stands here may be of yesterday. */
function Compared({ at }: { readonly at: Found['compared_at'] }) {
  const say = useBookWords()
  const { instant } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {at === null ? say('not_compared') : say('compared', { time: instant(at) })}
    </Text>
  )
}

const TERMS = [
  ...(['at_bank', 'owed_to_creditors', 'owed_to_debtors', 'suspense', 'fees_not_taken', 'in_transit'] as const),
  'difference',
] as const

function Terms({ found }: { readonly found: Found }) {
  const say = useBookWords()
  const { money } = useFormat()
  return (
    <Panel title={say('sum')}>
      <Table verticalSpacing={5} aria-label={say('sum')}>
        <Table.Tbody>
          {TERMS.map((name) => (
            <Table.Tr key={name} fw={name === 'at_bank' || name === 'difference' ? 700 : 400}>
              <Table.Th scope="row" fw="inherit">
                {name === 'at_bank' || name === 'difference' ? '' : '− '}
                {say(`term.${name}`)}
              </Table.Th>
              <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                {money(found[name])}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}

function Accounts({ found }: { readonly found: Found }) {
  const say = useBookWords()
  const { money, day } = useFormat()
  return (
    <Panel title={say('bank_accounts')}>
      <Stack gap="sm">
        {found.accounts.map((account) => (
          <div key={account.bank_account_id}>
            <Text size="sm" fw={600}>
              {account.name}
            </Text>
            <Group justify="space-between">
              <Text size="sm">{say('by_statements')}</Text>
              <Text size="sm">{money(account.by_statements)}</Text>
            </Group>
            <Group justify="space-between">
              <Text size="sm">{say('by_ledger')}</Text>
              <Text size="sm">{money(account.by_ledger)}</Text>
            </Group>
            {account.last_closing_balance !== null && account.last_closing_on !== null && (
              <Text size="xs" c="dimmed">
                {say('last_closing', {
                  amount: money(account.last_closing_balance),
                  day: day(account.last_closing_on),
                })}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  )
}

function Unfitting({ found: { unfitting, organization_id } }: { readonly found: Found }) {
  const say = useBookWords()
  const { money } = useFormat()
  if (unfitting.length === 0) return null
  return (
    <Panel title={say('unfitting')}>
      <List size="sm" spacing={6}>
        {unfitting.map(({ reason, expected, found, ...about }) => (
          <List.Item key={[reason, ...Object.values(about)].join(' ')}>
            {say(`misfit.${reason}`)} {say('expected', { expected: money(expected), found: money(found) })}{' '}
            {about.entry_id && (
              <Anchor
                size="sm"
                renderRoot={linkTo({ to: paths.bank, search: { view: 'all', entry_id: about.entry_id } })}
              >
                {say('see_entry')}
              </Anchor>
            )}
            {about.customer_id && (
              <Anchor
                size="sm"
                renderRoot={linkTo({
                  to: paths.books,
                  search: { tab: 'journal', organization_id, customer_id: about.customer_id },
                })}
              >
                {say('see_journal')}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </Panel>
  )
}

function Gaps({ found: { gaps, accounts } }: { readonly found: Found }) {
  const say = useBookWords()
  const { money, day } = useFormat()
  if (gaps.length === 0) return null
  return (
    <Panel title={say('gaps')} text={say('gaps_text')}>
      <List size="sm" spacing={6}>
        {gaps.map((gap) => (
          <List.Item key={`${gap.statement_id} ${gap.opening_on}`}>
            {say('gap', {
              account: accounts.find(({ bank_account_id }) => bank_account_id === gap.bank_account_id)?.name ?? '',
              day: day(gap.opening_on),
              amount: money(gap.opening_balance),
              before:
                gap.previous_closing_on !== null && gap.previous_closing_balance !== null
                  ? say('gap_before', {
                      day: day(gap.previous_closing_on),
                      amount: money(gap.previous_closing_balance),
                    })
                  : say('gap_none'),
            })}{' '}
            {gap.previous_closing_on === null
              ? say('gap_to_do_before', { to: day(gap.opening_on) })
              : say('gap_to_do', { from: day(gap.previous_closing_on), to: day(gap.opening_on) })}
          </List.Item>
        ))}
      </List>
    </Panel>
  )
}

function Overdrawn({ found: { overdrawn } }: { readonly found: Found }) {
  const say = useBookWords()
  const { money } = useFormat()
  if (overdrawn.length === 0) return null
  return (
    <Panel title={say('overdrawn')} text={say('overdrawn_text')}>
      {overdrawn.map(({ customer_id, customer_name, amount }) => (
        <Group key={customer_id ?? 'none'} justify="space-between">
          <Text size="sm">{customer_name ?? say('no_customer')}</Text>
          <Text size="sm">{money(amount)}</Text>
        </Group>
      ))}
    </Panel>
  )
}

function Lost({ found: { lost_refunds } }: { readonly found: Found }) {
  const say = useBookWords()
  const { money } = useFormat()
  if (lost_refunds.length === 0) return null
  return (
    <Panel title={say('lost_refunds')} text={say('lost_refunds_text')}>
      {lost_refunds.map(({ entry_id, amount }) => (
        <Group key={entry_id} justify="space-between">
          <Anchor size="sm" renderRoot={linkTo({ to: paths.bank, search: { view: 'all', entry_id } })}>
            {say('see_entry')}
          </Anchor>
          <Text size="sm">{money(amount)}</Text>
        </Group>
      ))}
    </Panel>
  )
}
