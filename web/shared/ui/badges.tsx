import { Badge } from '@mantine/core'
import type { Schemas } from '../api/operator.ts'
import { useCommonWords } from '../i18n/common.ts'
import { useStageName } from '../i18n/stage-name.ts'
import { STAGE_COLORS, type Stage } from '../i18n/stages.ts'

type CaseStatus = Schemas['ClaimLine']['case_status']

/** In the terms of the country whose courts decide. */
export function StageBadge({ stage, country }: { stage: Stage; country: string | null }) {
  const nameOf = useStageName()
  return <Badge color={STAGE_COLORS[stage]}>{nameOf(stage, country)}</Badge>
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
