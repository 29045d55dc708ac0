import { Badge, Button, Code, CopyButton, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx'
import { DeliveryBadge } from './badges.tsx'
import { DeliveredClaim, EventType } from './DeliveriesTab.tsx'
import classes from './partners.module.css'
import { deliveryQuery } from './queries.ts'
import { useWebhookWords } from './words.webhook.ts'

type DeliveryDrawerProps = { readonly partner_id: string; readonly id: string | undefined; onClose(): void }

/** One delivery with everything that was sent and answered. */
export function DeliveryDrawer({ partner_id, id, onClose }: DeliveryDrawerProps) {
  const say = useWebhookWords()
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} size="xl" title={say('delivery')}>
      {id && <OneDelivery partner_id={partner_id} delivery_id={id} />}
    </SideDrawer>
  )
}

function OneDelivery({ partner_id, delivery_id }: { partner_id: string; delivery_id: string }) {
  const query = useQuery(deliveryQuery(partner_id, delivery_id))
  return <Loaded query={query}>{({ data }) => <Sent delivery={data} />}</Loaded>
}

function Sent({ delivery }: { delivery: Schemas['DeliveryWithBody'] }) {
  const say = useWebhookWords()
  const { instant } = useFormat()
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={3} size="h4">
          <EventType type={delivery.type} />
        </Title>
        <DeliveryBadge status={delivery.status} />
      </Group>
      <Facts
        facts={[
          [say('column.created'), instant(delivery.created_at)],
          [say('column.claim'), <DeliveredClaim key="claim" delivery={delivery} />],
          [say('event_id'), <Code key="event">{delivery.event_id}</Code>],
          [say('delivery_id'), <Code key="delivery">{delivery.id}</Code>],
          [say('reason'), delivery.reason && <Reason key="reason" reason={delivery.reason} />],
          [say('next_attempt'), delivery.next_attempt_at && instant(delivery.next_attempt_at)],
        ]}
      />
      <Title order={4} size="h5">
        {say('attempts')}
      </Title>
      {delivery.attempts.length === 0 && (
        <Text size="sm" c="dimmed">
          {say('no_attempts')}
        </Text>
      )}
      {delivery.attempts.toReversed().map((attempt, index) => (
        // Only the last attempt can be the accepted one.
        <Attempt key={attempt.number} attempt={attempt} is_taken={index === 0 && delivery.status === 'delivered'} />
      ))}
      <Body body={delivery.body} />
    </Stack>
  )
}

const KNOWN_REASONS = ['webhook_disabled', 'set_aside'] as const

function Reason({ reason }: { reason: string }) {
  const say = useWebhookWords()
  const known = KNOWN_REASONS.find((name) => name === reason)
  return known ? say(`reasons.${known}`) : reason
}

function Attempt({ attempt, is_taken }: { attempt: Schemas['DeliveryAttempt']; is_taken: boolean }) {
  const say = useWebhookWords()
  const { instant, number } = useFormat()
  return (
    <Paper withBorder p="sm" component="section" aria-label={say('attempt', { number: attempt.number })}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {say('attempt', { number: attempt.number })}
          </Text>
          <Badge color={is_taken ? 'teal' : 'red'}>{attempt.status_code ?? say('no_answer')}</Badge>
        </Group>
        <Text size="sm" c="dimmed" className={classes.figures ?? ''}>
          {instant(attempt.at)} · {say('duration', { ms: number(attempt.duration_ms) })}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {attempt.url}
      </Text>
      {attempt.error && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4}>
          {say('technical', { text: attempt.error })}
        </Text>
      )}
      {attempt.response_head && (
        <Code block mt="xs" className={classes.text ?? ''} role="group" aria-label={say('answer')}>
          {attempt.response_head}
        </Code>
      )}
    </Paper>
  )
}

function Body({ body }: { body: string }) {
  const say = useWebhookWords()
  const common = useCommonWords()
  return (
    <>
      <Group justify="space-between">
        <Title order={4} size="h5">
          {say('body')}
        </Title>
        <CopyButton value={body}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {copied ? common('action.copied') : common('action.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code block className={classes.text ?? ''} role="group" aria-label={say('body')}>
        {legible(body)}
      </Code>
    </>
  )
}

/** Formats JSON for reading; what is copied stays as it was sent. */
function legible(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
