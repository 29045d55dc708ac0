import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CLAIM_MONEY } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useStageName } from '../../../shared/i18n/stage-name.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { ReasonField } from '../../../shared/ui/ReasonField.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { courtReversalQuery } from '../claim/queries.ts'
import { showClaim } from '../claim/shown.ts'
import { useReversalWords } from './words.reversal.ts'

type IfReversed = Schemas['CourtIfReversed']
type Kind = IfReversed['kind']

/** Whose courts it lies at decides the names of stages. */
const COURT_OF = { mahnklage: 'AT', mahnbescheid: 'DE', none: null } as const

/** Takes back a filing or a title that was recorded by mistake, or says why it cannot be. */
export function TakeBack({ claim_id, kind }: { claim_id: string; kind: Kind }) {
  const say = useReversalWords()
  const { data } = useQuery(courtReversalQuery(claim_id))
  const [is_open, open] = useState(false)
  if (!data) return null
  const found = data.data
  const hindrance = kind === 'filing' && found.kind === 'title' ? 'title_stands' : found.hindrance
  return (
    <>
      <RefusableButton
        size="xs"
        variant="subtle"
        color="red"
        refusal={hindrance && say(`refused.${hindrance}`)}
        onClick={() => open(true)}
      >
        {say(`action.${kind}`)}
      </RefusableButton>
      {is_open && <TakeBackDialog claim_id={claim_id} found={found} onClose={() => open(false)} />}
    </>
  )
}

function TakeBackDialog({ claim_id, found, onClose }: { claim_id: string; found: IfReversed; onClose(): void }) {
  const say = useReversalWords()
  const { kind } = found
  const procedure = found.procedure ?? 'none'
  return (
    <DeedDialog
      title={say(`heading.${kind}.${procedure}`)}
      submit={say(`action.${kind}`)}
      onClose={onClose}
      is_final
      values={{ note: '' }}
      send={(once, body) =>
        kind === 'filing'
          ? once.POST('/api/operator/claims/{id}/filing/reverse', { params: { path: { id: claim_id } }, body })
          : once.POST('/api/operator/claims/{id}/title/reverse', { params: { path: { id: claim_id } }, body })
      }
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={say(`done.${kind}`)}
    >
      {(form) => (
        <>
          <Text size="sm" fw={600}>
            {say(`meant.${kind}.${procedure}`)}
          </Text>
          <Effects found={found} />
          <ReasonField label={say('note')} {...LIMITS.CourtReversal.note} {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}

/** What will happen, in words and figures. */
function Effects({ found }: { found: IfReversed }) {
  const say = useReversalWords()
  const stageName = useStageName()
  const { money } = useFormat()
  const { kind, to_stage, costs, interest, fee, share, open, open_after, closes } = found
  const changed = kind === 'filing' ? 'filing' : costs > 0 ? 'more' : 'less'
  const lines = [
    to_stage && say('stage', { stage: stageName(to_stage, COURT_OF[found.procedure ?? 'none']) }),
    costs !== 0 && say(`costs.${changed}`, { amount: money(Math.abs(costs)) }),
    interest !== 0 && say('interest', { amount: money(Math.abs(interest)) }),
    fee !== 0 && say(share === 0 ? 'fee' : 'fee_and_share', { fee: money(fee), share: money(share) }),
    kind === 'filing' && say('limitation'),
    closes
      ? say(open_after > 0 ? 'closes_waiving' : 'closes', { after: money(open_after) })
      : say(open === open_after ? 'open_same' : 'open', { now: money(open), after: money(open_after) }),
    closes && say('fee_invoice'),
    say('kept'),
  ].filter((line) => typeof line === 'string')
  return (
    <List size="sm" spacing={4}>
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  )
}
