import { Badge } from '@mantine/core'
import type { Schemas } from '../api/operator.ts'
import { useCommonWords } from '../i18n/common.ts'
import { STAGE_COLORS, type Stage } from '../i18n/stages.ts'

type CaseStatus = Schemas['ClaimLine']['case_status']

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
