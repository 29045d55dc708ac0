import { Badge, Group, Stack } from '@mantine/core'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../session.ts'
import type { CustomerFile } from './CustomerPage.tsx'
import { useCustomerWords } from './words.ts'

/** Where the creditor's money goes, and the account that waits to be confirmed. */
export function PayoutPanel({ customer }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const { instant } = useFormat()
  const { payout_iban, payout_iban_pending, payout_iban_entered_at } = customer
  return (
    <Panel
      title={say('payout.title')}
      text={say('payout.text')}
      actions={payout_iban_pending && <Badge color="orange">{say('payout.waits')}</Badge>}
    >
      <Stack gap="sm">
        <Facts
          facts={[
            [say('payout.holds'), payout_iban ?? say('payout.none')],
            [say('payout.waits'), payout_iban_pending],
            [say('payout.entered'), payout_iban_entered_at && instant(payout_iban_entered_at)],
          ]}
        />
        {payout_iban_pending && (
          <Group gap="xs">
            <Decide customer={customer} verdict="confirm" />
            <Decide customer={customer} verdict="refuse" />
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

const ROUTES = {
  confirm: '/api/operator/customers/{id}/payout-iban/confirm',
  refuse: '/api/operator/customers/{id}/payout-iban/refuse',
} as const

/** Names the account that is on screen, so that another one that was entered meanwhile is not decided on. */
function Decide({ customer, verdict }: { customer: CustomerFile; verdict: keyof typeof ROUTES }) {
  const say = useCustomerWords()
  const common = useCommonWords()
  const { role } = useIdentity()
  const { id, payout_iban_pending: account, payout_iban_entered_at: entered_at } = customer
  const decide = deedOf({
    changes: ['customers', 'claims', 'work', 'mail'],
    send: (once) => once.POST(ROUTES[verdict], { params: { path: { id } }, body: entered_at ? { entered_at } : {} }),
    done: say(verdict === 'confirm' ? 'payout.confirmed' : 'payout.refused'),
  })
  return (
    <RefusableButton
      size="xs"
      variant={verdict === 'confirm' ? 'filled' : 'default'}
      refusal={role === 'admin' ? null : common('admin_only')}
      onClick={() =>
        askFirst({
          title: say(`payout.${verdict}_title`, { account: account ?? '' }),
          consequence: say(`payout.${verdict}_text`),
          confirm: say(`payout.${verdict}`),
          deed: decide,
        })
      }
    >
      {say(`payout.${verdict}`)}
    </RefusableButton>
  )
}
