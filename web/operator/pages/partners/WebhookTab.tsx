import { Alert, Button, Grid, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { ShownOnce } from '../../../shared/ui/ShownOnce.tsx'
import { useIdentity } from '../../session.ts'
import { type NamedPartner, WebhookBadge } from './badges.tsx'
import { webhookQuery } from './queries.ts'
import { showWebhook } from './shown.ts'
import { WebhookActions } from './WebhookActions.tsx'
import { useWebhookWords } from './words.webhook.ts'

export function WebhookTab({ partner: { id, webhook_state } }: { partner: NamedPartner }) {
  const say = useWebhookWords()
  // Kept here, since the form that made the webhook disappears once there is one.
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      {webhook_state === 'none' ? (
        <NoWebhook partner_id={id} onSecret={setSecret} />
      ) : (
        <WebhookView partner_id={id} onSecret={setSecret} />
      )}
      <ShownOnce
        value={secret}
        title={say('secret_title')}
        warning={say('secret_text')}
        label={say('secret_label')}
        onClose={() => setSecret(null)}
      />
    </>
  )
}

type PartProps = { readonly partner_id: string; onSecret(secret: string): void }

function NoWebhook(props: PartProps) {
  const say = useWebhookWords()
  return (
    <Paper withBorder p="md">
      <Empty icon={<IconWebhook />} title={say('none')} text={say('none_text')} />
      <Group justify="center">
        <UrlForm {...props} url="" />
      </Group>
    </Paper>
  )
}

function WebhookView({ partner_id, onSecret }: PartProps) {
  const query = useQuery(webhookQuery(partner_id))
  return <Loaded query={query}>{({ data }) => <Webhook webhook={data} onSecret={onSecret} />}</Loaded>
}

function Webhook({ webhook, onSecret }: { webhook: Schemas['Webhook']; onSecret(secret: string): void }) {
  const say = useWebhookWords()
  const { instant } = useFormat()
  const { partner_id, url, enabled, created_at, updated_at } = webhook
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Paper withBorder p="md">
          <Stack>
            <Title order={2} size="h5">
              {say('title')}
            </Title>
            {!enabled && (
              <Alert color="orange" icon={<IconAlertTriangle />} title={say('off')}>
                <Text size="sm">{say('off_text')}</Text>
              </Alert>
            )}
            <UrlForm key={url} partner_id={partner_id} url={url} onSecret={onSecret} />
            <Facts
              facts={[
                [say('state'), <WebhookBadge key="state" state={enabled ? 'enabled' : 'disabled'} />],
                [say('created_at'), instant(created_at)],
                [say('updated_at'), instant(updated_at)],
              ]}
            />
          </Stack>
        </Paper>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <WebhookActions webhook={webhook} onSecret={onSecret} />
      </Grid.Col>
    </Grid>
  )
}

function UrlForm({ partner_id, url, onSecret }: PartProps & { readonly url: string }) {
  const say = useWebhookWords()
  const common = useCommonWords()
  const is_admin = useIdentity().role === 'admin'
  const form = useForm({ initialValues: { url } })
  const save = useChange({
    changes: ['webhooks', 'partners'],
    send: (once, values: { url: string }) =>
      once.PUT('/api/operator/partners/{id}/webhook', { params: { path: { id: partner_id } }, body: values }),
    ...(url ? { done: say('changed') } : {}),
    shows: (queries, { data }) => data && showWebhook(queries, data.data),
    quiet: true,
    onDone: ({ data }) => data && 'secret' in data.data && onSecret(data.data.secret),
  })
  const { url: problem } = fieldErrors(save.error)
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} aria-label={say('title')}>
      <Stack gap="xs" maw={560} miw={{ base: 0, sm: 460 }}>
        {save.error && !problem && <Fault error={save.error} />}
        <TextInput
          label={say('url')}
          description={say('url_note')}
          placeholder="https://"
          type="url"
          required
          {...LIMITS.WebhookUrl.url}
          disabled={!is_admin}
          {...form.getInputProps('url')}
          error={problem}
        />
        <Group>
          {is_admin ? (
            <Button
              type="submit"
              loading={save.isPending}
              disabled={!form.isDirty()}
              {...(url ? { variant: 'default' } : {})}
            >
              {say(url ? 'change' : 'set')}
            </Button>
          ) : (
            <RefusableButton refusal={common('admin_only')} onClick={() => undefined}>
              {say(url ? 'change' : 'set')}
            </RefusableButton>
          )}
        </Group>
      </Stack>
    </form>
  )
}
