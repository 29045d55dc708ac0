import { Group, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import type { DebtorFile } from './queries.ts'
import { useDebtorWords } from './words.ts'

/** What was promised, and which instalments were agreed. */
export function PromisesPanel({ file: { promises, plans, claims } }: { file: DebtorFile }) {
  const say = useDebtorWords()
  const { money, day } = useFormat()
  const referenceOf = (claim_id: string) => claims.find(({ id }) => id === claim_id)?.case_reference ?? ''
  return (
    <>
      <Panel title={say('promises')}>
        <Stack gap={4}>
          {promises.length === 0 && <Text size="sm">{say('no_promises')}</Text>}
          {promises.map(({ claim_id, amount, on, made_at, via }) => (
            <Group key={`${claim_id} ${made_at}`} gap="xs">
              <ClaimLink id={claim_id} reference={referenceOf(claim_id)} />
              <Text size="sm">
                {amount === null
                  ? say('announced', { day: day(on) })
                  : say('promised', { amount: money(amount), day: day(on) })}
              </Text>
              <Text size="xs" c="dimmed">
                {say(`via.${via}`)}
              </Text>
            </Group>
          ))}
        </Stack>
      </Panel>
      <Panel title={say('plans')}>
        <Stack gap={4}>
          {plans.length === 0 && <Text size="sm">{say('no_plans')}</Text>}
          {plans.map(({ claim_id, status, total, created_at }) => (
            <Group key={`${claim_id} ${created_at}`} gap="xs">
              <ClaimLink id={claim_id} reference={referenceOf(claim_id)} />
              <Text size="sm">{say('plan', { total: money(total), day: day(created_at) })}</Text>
              <Text size="xs" c="dimmed">
                {say(`plan_status.${status}`)}
              </Text>
            </Group>
          ))}
        </Stack>
      </Panel>
    </>
  )
}
