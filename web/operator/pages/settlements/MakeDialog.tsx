import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MONEY_OUT } from '../../../shared/api/areas.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { useNow } from '../../session.ts'
import { dayBefore } from '../settings/audit/days.ts'
import { CustomerSelect } from './CustomerSelect.tsx'
import { Figures } from './Figures.tsx'
import { Gaps } from './Gaps.tsx'
import { Lines } from './Lines.tsx'
import { settlementPreviewQuery } from './queries.ts'
import { useSettlementWords } from './words.ts'

type MakeDialogProps = { readonly customer_id: string | undefined; onMade(id: string): void; onClose(): void }

/** Settles with one creditor. What it would do is shown before. */
export function MakeDialog({ customer_id, onMade, onClose }: MakeDialogProps) {
  const say = useSettlementWords()
  const now = useNow().getTime()
  return (
    <DeedDialog
      title={say('make_title')}
      submit={say('make')}
      size="lg"
      onClose={onClose}
      values={{ customer_id: customer_id ?? '', up_to: dayBefore(1, now) }}
      changes={[...MONEY_OUT, 'court']}
      send={(once, body) => once.POST('/api/operator/settlements', { body })}
      done={({ data }) => {
        if (!data) return ''
        onMade(data.data.id)
        return say('made', { number: data.data.number })
      }}
    >
      {(form) => (
        <>
          <Text size="sm">{say('make_text')}</Text>
          <CustomerSelect
            label={say('customer')}
            required
            is_first
            value={form.values.customer_id || null}
            onChange={(id) => form.setFieldValue('customer_id', id ?? '')}
            error={form.errors.customer_id}
          />
          <TextInput
            type="date"
            label={say('up_to')}
            required
            max={dayBefore(0, now)}
            {...form.getInputProps('up_to')}
          />
          <Preview {...form.values} />
        </>
      )}
    </DeedDialog>
  )
}

function Preview({ customer_id, up_to }: { readonly customer_id: string; readonly up_to: string }) {
  const say = useSettlementWords()
  const { money } = useFormat()
  const enabled = customer_id !== '' && up_to !== ''
  const query = useQuery({ ...settlementPreviewQuery(customer_id, up_to), enabled, retry: false })
  if (!enabled)
    return (
      <Text size="sm" c="dimmed">
        {say('preview_hint')}
      </Text>
    )
  return (
    <Loaded query={query}>
      {({ data }) => (
        <Stack gap="sm" component="section" aria-label={say('preview')}>
          {data.is_empty ? (
            <Alert color="gray" role="status">
              {say('nothing')}
            </Alert>
          ) : (
            <Figures of={data} />
          )}
          <Gaps gaps={data.invoice_lacks} />
          {data.left_out_count > 0 && (
            <Text size="sm">{say('left_out', { count: data.left_out_count, amount: money(data.left_out) })}</Text>
          )}
          {data.has_invoice && <Text size="sm">{say('has_invoice')}</Text>}
          <Lines lines={data.lines} />
        </Stack>
      )}
    </Loaded>
  )
}
