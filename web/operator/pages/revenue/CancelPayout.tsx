import { List, Text } from '@mantine/core'
import { useState } from 'react'
import { MONEY_OUT } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { ReasonField } from '../../../shared/ui/ReasonField.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../session.ts'
import { useRevenueWords } from './words.ts'

type Payout = Schemas['Payout']

/** Cancels a payout that was a mistake; nothing where it was cancelled, or cancels another one. */
export function CancelPayout({ payout }: { payout: Payout }) {
  const say = useRevenueWords()
  const common = useCommonWords()
  const { role } = useIdentity()
  const [is_open, open] = useState(false)
  if (payout.cancels !== null || payout.cancelled_by !== null) return null
  return (
    <>
      <RefusableButton
        size="compact-xs"
        variant="subtle"
        color="red"
        refusal={role === 'admin' ? null : common('admin_only')}
        aria-label={say('cancel.title', { number: payout.number })}
        onClick={() => open(true)}
      >
        {say('cancel.action')}
      </RefusableButton>
      {is_open && <CancelDialog payout={payout} onClose={() => open(false)} />}
    </>
  )
}

function CancelDialog({ payout, onClose }: { payout: Payout; onClose(): void }) {
  const say = useRevenueWords()
  const { money, longMonth } = useFormat()
  const { id, number, partner_name: partner, month, line_count: count, amount, credit_note } = payout
  const lines = [
    say('cancel.document', { partner }),
    say('cancel.order', { partner, amount: money(credit_note?.gross ?? amount) }),
    say('cancel.shares', { count, month: longMonth(month) }),
  ]
  return (
    <DeedDialog
      title={say('cancel.title', { number })}
      submit={say('cancel.submit')}
      onClose={onClose}
      is_final
      values={{ note: '' }}
      send={(once, body) => once.POST('/api/operator/payouts/{id}/reverse', { params: { path: { id } }, body })}
      changes={MONEY_OUT}
      done={say('cancel.done', { number })}
    >
      {(form) => (
        <>
          <List size="sm" spacing={4}>
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed">
            {say('cancel.limits')}
          </Text>
          <ReasonField label={say('cancel.note')} {...LIMITS.PayoutReversal.note} {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}
