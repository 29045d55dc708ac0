import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { useIdentity } from '../../session.ts'
import { useSettingsWords } from './words.ts'

/** A bank account that waits for a second administrator, or for its time. The old one counts until then. */
export function PendingAccount({ change }: { readonly change: Schemas['AccountChange'] }) {
  const say = useSettingsWords()
  const { instant } = useFormat()
  const { id: own_id, role } = useIdentity()
  const { id, kind, iban, counts_from, proposed_by, proposed_by_name, proposed_at } = change
  const settle = useChange({
    changes: ['organizations', 'bank'],
    quiet: true,
    send: (once, verb: 'approve' | 'withdraw') =>
      verb === 'approve'
        ? once.POST('/api/operator/account-changes/{id}/approve', { params: { path: { id } } })
        : once.POST('/api/operator/account-changes/{id}/withdraw', { params: { path: { id } } }),
    done: say('account_change.done'),
  })
  const when = counts_from
    ? say('account_change.in_time', { at: instant(counts_from) })
    : say('account_change.by_second')
  return (
    <Alert color="yellow" icon={<IconClock />} title={say('account_change.title')}>
      <Stack gap="xs">
        <Text size="sm">
          {say(kind === 'bank_account' ? 'account_change.text_bank' : 'account_change.text', {
            ...{ iban, name: proposed_by_name ?? 'Mahnwerk', at: instant(proposed_at) },
          })}{' '}
          {when}
        </Text>
        {settle.error && <Fault error={settle.error} />}
        {role === 'admin' && (
          <Group gap="xs">
            {proposed_by !== own_id && (
              <Button size="xs" loading={settle.isPending} onClick={() => settle.mutate('approve')}>
                {say('account_change.approve')}
              </Button>
            )}
            <Button size="xs" variant="default" loading={settle.isPending} onClick={() => settle.mutate('withdraw')}>
              {say('account_change.withdraw')}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
