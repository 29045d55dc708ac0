import { Badge } from '@mantine/core'
import type { Schemas } from '../api/operator.ts'
import { useCommonWords } from '../i18n/common.ts'

type Stage = Schemas['ClaimLine']['collection_stage']
type CaseStatus = Schemas['ClaimLine']['case_status']

const STAGE_COLORS: Record<Stage, string> = {
  new: 'gray',
  in_processing: 'blue',
  first_demand_letter: 'cyan',
  second_demand_letter: 'indigo',
  third_demand_letter: 'violet',
  installment_payment: 'teal',
  installment_cancelled: 'orange',
  dunning_action_recommended: 'red',
  dunning_action_filed: 'pink',
  exekutionsantrag_recommended: 'red',
  warten_auf_zinstermin: 'yellow',
  manuelle_pruefung: 'orange',
  mzr_aufhebungserklaerung_sent: 'violet',
  mzr_klage_recommended: 'red',
  closed: 'gray',
}

export function StageBadge({ stage }: { stage: Stage }) {
  const say = useCommonWords()
  return <Badge color={STAGE_COLORS[stage]}>{say(`stage.${stage}`)}</Badge>
}

const STATUS_COLORS: Record<CaseStatus, string> = { open: 'teal', disputed: 'orange', closed: 'gray' }

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  const say = useCommonWords()
  return (
    <Badge variant="dot" color={STATUS_COLORS[status]} fw={500}>
      {say(`case_status.${status}`)}
    </Badge>
  )
}
