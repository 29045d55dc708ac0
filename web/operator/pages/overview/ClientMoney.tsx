import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Overview } from './links.ts'
import { useOverviewWords } from './words.ts'

type Money = NonNullable<Overview['client_money']>

const PARTS = ['at_bank', 'owed_to_creditors', 'to_refund', 'suspense', 'fees_not_taken', 'in_transit'] as const

/** What we hold for others, and for whom. Nothing is shown where there was never any. */
export function ClientMoney({ money }: { readonly money: Money }) {
  const say = useOverviewWords()
  const { money: amount } = useFormat()
  if (PARTS.every((part) => money[part] === 0)) return null
  return (
    <Paper withBorder p="sm" component="section" aria-label={say('client_money.title')}>
      <Title order={2} fz="sm" c="dimmed" mb="xs">
        {say('client_money.title')}
      </Title>
      <SimpleGrid cols={{ base: 2, md: 3, lg: 6 }} spacing="sm" component="dl" m={0}>
        {PARTS.map((part) => (
          <div key={part}>
            <Text component="dt" size="xs" c="dimmed">
              {say(`client_money.${part}`)}
            </Text>
            <Text component="dd" m={0} fw={600}>
              {amount(money[part])}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  )
}
