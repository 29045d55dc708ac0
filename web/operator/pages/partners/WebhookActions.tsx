import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconKey, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../session.ts'
import { showWebhook, showWebhookState } from './shown.ts'
import { useWebhookWords } from './words.webhook.ts'

type WebhookActionsProps = { readonly webhook: Schemas['Webhook']; onSecret(secret: string): void }

/** The actions for an existing webhook. Each shows its consequence first. */
export function WebhookActions({ webhook, onSecret }: WebhookActionsProps) {
  const say = useWebhookWords()
  const common = useCommonWords()
  const refusal = useIdentity().role === 'admin' ? null : common('admin_only')
  const { partner_id, enabled } = webhook
  const test = useTest(partner_id)
  const turn = useSwitch(webhook)
  const rotate = useRotate(partner_id, onSecret)
  const remove = useRemove(partner_id)
  const common_props = { refusal, variant: 'default', justify: 'flex-start' } as const
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Title order={2} size="h5">
          {say('manage')}
        </Title>
        <RefusableButton
          {...common_props}
          {...test}
          refusal={refusal ?? (enabled ? null : say('test_refused'))}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          {say('test')}
        </RefusableButton>
        <Text size="xs" c="dimmed">
          {say('test_text')}
        </Text>
        <RefusableButton
          {...common_props}
          {...turn}
          leftSection={enabled ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
        >
          {say(enabled ? 'disable' : 'enable')}
        </RefusableButton>
        <RefusableButton {...common_props} onClick={rotate} leftSection={<IconKey size={16} aria-hidden />}>
          {say('rotate')}
        </RefusableButton>
        <RefusableButton
          {...common_props}
          onClick={remove}
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
        >
          {say('delete')}
        </RefusableButton>
      </Stack>
    </Paper>
  )
}

const pathOf = (id: string) => ({ params: { path: { id } } })

function useTest(partner_id: string) {
  const say = useWebhookWords()
  const change = useChange({
    changes: ['webhooks'],
    send: (once) => once.POST('/api/operator/partners/{id}/webhook/test', pathOf(partner_id)),
    done: say('tested'),
  })
  return { onClick: () => change.mutate(), loading: change.isPending }
}

function useSwitch({ partner_id, enabled }: Schemas['Webhook']) {
  const say = useWebhookWords()
  const deed = deedOf({
    changes: ['webhooks', 'partners'],
    send: (once) =>
      once.PATCH('/api/operator/partners/{id}/webhook', { ...pathOf(partner_id), body: { enabled: !enabled } }),
    shows: (queries, { data }) => data && showWebhook(queries, data.data),
    done: say(enabled ? 'disabled' : 'enabled'),
  })
  const change = useChange(deed)
  const disable = () =>
    askFirst({
      title: say('disable_title'),
      consequence: say('disable_text'),
      confirm: say('disable'),
      is_final: true,
      deed,
    })
  return { onClick: enabled ? disable : () => change.mutate(), loading: change.isPending }
}

function useRotate(partner_id: string, onSecret: (secret: string) => void) {
  const say = useWebhookWords()
  const deed = deedOf({
    changes: ['webhooks'],
    send: (once) => once.POST('/api/operator/partners/{id}/webhook/rotate-secret', pathOf(partner_id)),
    onDone: ({ data }) => data && onSecret(data.data.secret),
  })
  return () =>
    askFirst({
      title: say('rotate_title'),
      consequence: say('rotate_text'),
      confirm: say('rotate'),
      is_final: true,
      deed,
    })
}

function useRemove(partner_id: string) {
  const say = useWebhookWords()
  const deed = deedOf({
    changes: ['webhooks', 'partners'],
    send: (once) => once.DELETE('/api/operator/partners/{id}/webhook', pathOf(partner_id)),
    shows: (queries) => showWebhookState(queries, partner_id, 'none'),
    done: say('deleted'),
  })
  return () =>
    askFirst({
      title: say('delete_title'),
      consequence: say('delete_text'),
      confirm: say('delete'),
      is_final: true,
      deed,
    })
}
