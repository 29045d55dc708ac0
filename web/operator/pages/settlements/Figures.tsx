import { Stack, Table, Text } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useSettlementWords } from './words.ts'

type Figured = Pick<
  Schemas['SettlementPreview'],
  | 'collected'
  | 'fees_net'
  | 'fees_vat'
  | 'court_fees_advanced'
  | 'carried_over_before'
  | 'set_off'
  | 'remitted'
  | 'carried_over_after'
  | 'vat_rate'
  | 'vat_groups'
>

const ORDER = [
  ...(['collected', 'fees_net', 'fees_vat', 'court_fees_advanced', 'carried_over_before', 'set_off'] as const),
  ...(['remitted', 'carried_over_after'] as const),
]
/** Shown even if they are 0: they are what the settlement is about. */
const ALWAYS: readonly string[] = ['collected', 'fees_net', 'remitted']

/** The sums of a settlement, from what came in to what is paid. */
export function Figures({ of }: { readonly of: Figured }) {
  const say = useSettlementWords()
  const { money, percent } = useFormat()
  const taxed = of.vat_groups.filter(({ vat }) => vat !== 0)
  const rate = taxed.length > 0 ? taxed.map(({ vat_rate }) => percent(vat_rate)).join(', ') : percent(of.vat_rate)
  const reasons = [...new Set(of.vat_groups.flatMap(({ vat_reason }) => vat_reason ?? []))]
  return (
    <Stack gap={4}>
      <Table verticalSpacing={4} aria-label={say('title')}>
        <Table.Tbody>
          {ORDER.filter((name) => of[name] !== 0 || ALWAYS.includes(name)).map((name) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={name === 'remitted' ? 700 : 400}>
                {say(`figure.${name}`, { rate })}
              </Table.Th>
              <Table.Td ta="right" fw={name === 'remitted' ? 700 : 400} style={{ whiteSpace: 'nowrap' }}>
                {money(of[name])}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {of.vat_groups.some(({ vat_treatment }) => vat_treatment === 'reverse_charge') && (
        <Text size="sm">{say('reverse_charge')}</Text>
      )}
      {reasons.map((reason) => (
        <Text key={reason} size="sm">
          {say(`no_vat.${reason}`)}
        </Text>
      ))}
    </Stack>
  )
}
