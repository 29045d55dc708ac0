import { Button, Group, NumberInput, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { retentionQuery } from './queries.ts'
import { usePrivacyWords } from './words.ts'

type Retention = components['schemas']['Retention']
type Period = Retention['periods'][number]
const keyOf = ({ law, kind }: Period): string => `${law} ${kind}`

export function RetentionTable() {
  return <Loaded query={useQuery(retentionQuery())}>{({ data }) => <Periods {...data} />}</Loaded>
}

function Periods({ periods, counts_from }: Retention) {
  const say = usePrivacyWords()
  const format = useFormat()
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const changed = periods.filter((period) => (typed[keyOf(period)] ?? period.amount) !== period.amount)
  const save = useChange({
    changes: ['privacy'],
    send: (once) =>
      once.PUT('/api/operator/privacy/retention', {
        body: {
          periods: changed.map((period) => ({
            law: period.law as 'AT' | 'DE' | null,
            kind: period.kind,
            amount: typed[keyOf(period)] ?? period.amount,
          })),
        },
      }),
    done: say('saved'),
    onDone: () => setTyped({}),
  })
  return (
    <Stack gap="sm">
      <Text size="sm" maw={720}>
        {say('retention_text', { at: format.instant(counts_from) })}
      </Text>
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {(['law', 'data', 'period', 'bounds', 'basis'] as const).map((head) => (
                <Table.Th key={head}>{say(head)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {periods.map((period) => (
              <Table.Tr key={keyOf(period)}>
                <Table.Td>{period.law ?? say('every_law')}</Table.Td>
                <Table.Td>{say(`data_kinds.${period.kind}`)}</Table.Td>
                <Table.Td>
                  <NumberInput
                    aria-label={`${say('period')}, ${period.law ?? ''} ${say(`data_kinds.${period.kind}`)}`}
                    w={120}
                    min={period.minimum}
                    max={period.maximum}
                    allowDecimal={false}
                    suffix={` ${say(period.unit)}`}
                    value={typed[keyOf(period)] ?? period.amount}
                    onChange={(value) => setTyped({ ...typed, [keyOf(period)]: Number(value) })}
                  />
                </Table.Td>
                <Table.Td>
                  {period.minimum}–{period.maximum}, {say('standard', { amount: period.default_amount })}
                </Table.Td>
                <Table.Td>{period.law === null ? say('basis_of_all') : period.basis}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group>
        <Button disabled={changed.length === 0} loading={save.isPending} onClick={() => save.mutate()}>
          {say('save')}
        </Button>
      </Group>
    </Stack>
  )
}
