import { Alert, Anchor, Badge, Group, List, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { linkTo } from '../../links.tsx'
import { mendingPage } from './mending.ts'
import { readinessQuery } from './queries.ts'
import { useCourtWords } from './words.ts'

type Gap = Schemas['CourtReadinessGap']

/** What prevents a filing, each with a link to the place where it is fixed. */
export function Readiness({ claim_id }: { claim_id: string }) {
  const say = useCourtWords()
  const query = useQuery(readinessQuery(claim_id))
  return (
    <Loaded query={query}>
      {({ data: { procedure, ready, missing } }) => (
        <>
          {procedure && (
            <Text size="sm">
              {say('procedure_label')}: {say(`procedure.${procedure}`)}
            </Text>
          )}
          {ready && (
            <Alert color="teal" py="xs" icon={<IconCircleCheck />}>
              {say('readiness_good')}
            </Alert>
          )}
          <List listStyleType="none" spacing={6}>
            {missing.map((gap) => (
              <List.Item
                key={`${gap.code} ${gap.field}`}
                styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
              >
                <GapLine gap={gap} claim_id={claim_id} />
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Loaded>
  )
}

function GapLine({ gap, claim_id }: { gap: Gap; claim_id: string }) {
  const say = useCourtWords()
  const what = useGapText(gap)
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Group gap="xs" wrap="nowrap">
        <Badge color={gap.required ? 'red' : 'yellow'}>{gap.required ? say('required') : say('wished')}</Badge>
        <Text size="sm">{what}</Text>
      </Group>
      {/* The decision is the creditor's: no page of the team makes it. */}
      {gap.mend && gap.code !== 'no_decision' && <MendLink path={gap.mend.path} claim_id={claim_id} what={what} />}
    </Group>
  )
}

function MendLink({ path, claim_id, what }: { path: string; claim_id: string; what: string }) {
  const say = useCourtWords()
  return (
    <Anchor size="sm" aria-label={say('mend_label', { what })} renderRoot={linkTo(mendingPage(path, claim_id))}>
      {say('mend')}
    </Anchor>
  )
}

const KNOWN = [
  ...(['installment_plan_active', 'wrong_stage', 'disputed', 'no_decision', 'declined', 'no_lawyer'] as const),
  ...([
    'creditor_asks_to_stop',
    'creditor_reports_payment',
    'debtor_insolvent',
    'debtor_deceased',
    'processing_restricted',
  ] as const),
  ...(['streitwert_changed', 'amount_above_limit', 'obligation_not_fulfilled', 'debtor_address'] as const),
  ...(['debtor_country', 'debtor_first_name', 'debtor_birth_date', 'debtor_register_number', 'creditor'] as const),
  ...(['creditor_street', 'creditor_zip', 'creditor_city', 'creditor_country', 'no_amount'] as const),
  ...(['invoice_number', 'invoice_issue_date', 'competent_court', 'court_ambiguous', 'court_not_named'] as const),
  ...(['legal_representatives'] as const),
] as const

function useGapText({ code, candidates }: Gap): string {
  const say = useCourtWords()
  const common = useCommonWords()
  const known = KNOWN.find((one) => one === code)
  return known
    ? say(`gap.${known}`, { courts: candidates.join(', '), stage: common('stage.dunning_action_recommended') })
    : say('gap_unknown', { code })
}
