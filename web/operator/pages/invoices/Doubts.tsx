import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type Extraction, isReading, offersOf, openDoubts } from './field-check.ts'
import type { FieldCheck } from './use-field-check.ts'
import { useInvoicesWords } from './words.ts'

/** Why the amounts are not claimed by themselves, and what of them can be taken over with one click. */
export function Doubts({ extraction, check }: { extraction: Extraction; check: FieldCheck }) {
  const say = useInvoicesWords()
  const { money } = useFormat()
  const doubts = openDoubts(extraction)
  if (isReading(extraction) || doubts.length === 0) return null
  const { open, gross } = offersOf(extraction)
  const read = extraction.fields.find(({ field }) => field === 'invoice_amount_gross')?.reading?.value
  const facts = {
    kind: say(`kind.${extraction.document_kind ?? 'unknown'}`),
    open: money(extraction.open_amount ?? 0),
    gross: money(Number(read ?? 0)),
    currency: extraction.currency ?? '',
    pages: extraction.unread_pages.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', '),
  }
  const is_busy = check.isBusy('invoice_amount_gross')
  return (
    <Alert color="orange" title={say('doubts.title')} icon={<IconAlertTriangle />}>
      <Stack gap="xs">
        <List size="sm" spacing={4}>
          {doubts.map((doubt) => (
            <List.Item key={doubt}>{say(`doubts.${doubt}`, facts)}</List.Item>
          ))}
        </List>
        <Group gap="xs">
          {open !== undefined && (
            <Button
              size="xs"
              disabled={is_busy}
              onClick={() => check.correct.mutate({ field: 'invoice_amount_gross', value: open })}
            >
              {say('doubts.take_open', { amount: money(open) })}
            </Button>
          )}
          {gross !== undefined && (
            <Button
              size="xs"
              variant="default"
              disabled={is_busy}
              onClick={() => check.confirm('invoice_amount_gross')}
            >
              {say('doubts.take_gross', { amount: money(gross) })}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
