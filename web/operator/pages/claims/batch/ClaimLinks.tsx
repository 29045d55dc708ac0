import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { ClaimLink } from '../../ClaimLink.tsx'
import { useReason } from './reasons.ts'
import { useBatchWords } from './words.ts'

type Named = { readonly claim_id: string; readonly case_reference: string | null; readonly debtor_name: string | null }

const FEW = 5

/** Claims by reference and name: a few, and all of them when asked. */
export function ClaimLinks({ claims }: { readonly claims: readonly Named[] }) {
  const say = useBatchWords()
  const { number } = useFormat()
  const [all, showAll] = useState(false)
  const left = claims.length - FEW
  return (
    <Stack gap={2}>
      {(all ? claims : claims.slice(0, FEW)).map(({ claim_id, case_reference, debtor_name }) => (
        <Group key={claim_id} gap={8} wrap="nowrap">
          {case_reference ? <ClaimLink id={claim_id} reference={case_reference} /> : null}
          <Text size="sm" truncate>
            {case_reference ? debtor_name : say('hidden')}
          </Text>
        </Group>
      ))}
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => showAll(!all)}>
          {all ? say('less') : say('more', { count: left, shown: number(left) })}
        </Button>
      )}
    </Stack>
  )
}

/** The claims that are left as they are, by the reason, the most frequent one first. */
export function Refusals({ claims }: { readonly claims: readonly (Named & { readonly code: string | null })[] }) {
  const reasonOf = useReason()
  const { number } = useFormat()
  const groups = [...Map.groupBy(claims, ({ code }) => code ?? '')].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  return (
    <Stack gap="xs">
      {groups.map(([code, refused]) => (
        <div key={code}>
          <Text size="sm" fw={600}>
            {number(refused.length)} × {reasonOf(code)}
          </Text>
          <ClaimLinks claims={refused} />
        </div>
      ))}
    </Stack>
  )
}
