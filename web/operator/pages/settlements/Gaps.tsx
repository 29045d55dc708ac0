import { Alert, List, Text } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useSettlementWords } from './words.ts'

type GapsProps = {
  readonly gaps: Schemas['SettlementPreview']['invoice_lacks']
  /** Nobody can mend it any more. */
  readonly is_issued?: boolean
}

/** What the laws want on an invoice and is not there. */
export function Gaps({ gaps, is_issued = false }: GapsProps) {
  const say = useSettlementWords()
  if (gaps.length === 0) return null
  return (
    <Alert color="orange" role="status" title={say(is_issued ? 'lacked_title' : 'lacks_title')}>
      <List size="sm">
        {gaps.map((gap) => (
          <List.Item key={gap}>{say(`lacks.${gap}`)}</List.Item>
        ))}
      </List>
      {!is_issued && (
        <Text size="sm" mt={4}>
          {say('lacks_before')}
        </Text>
      )}
    </Alert>
  )
}
