import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { MONEY_OUT } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst } from '../../../shared/ui/confirm.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx'
import { useIdentity } from '../../session.ts'
import { groupsOf } from '../bank/iban.ts'
import { runQuery } from './queries.ts'
import { RunBadge } from './RunBadge.tsx'
import { Items } from './RunItems.tsx'
import { useRunWords } from './words.ts'

type Run = Schemas['PaymentRun']

type RunDrawerProps = {
  readonly run_id: string | undefined
  /** The one that is marked. */
  readonly item_id: string | undefined
  onClose(): void
}

/** One run: what it pays and to whom, what it left out and why, and what can be done with it. */
export function RunDrawer({ run_id, item_id, onClose }: RunDrawerProps) {
  const say = useRunWords()
  const query = useQuery({ ...runQuery(run_id ?? ''), enabled: run_id !== undefined })
  return (
    <SideDrawer
      opened={run_id !== undefined}
      onClose={onClose}
      title={say('drawer', { number: query.data?.data.number ?? '' })}
    >
      {run_id && (
        <Loaded query={query}>
          {({ data: run }) => (
            <Stack gap="lg">
              <Head run={run} />
              <Actions run={run} />
              <Items run={run} item_id={item_id} />
              <LeftOut run={run} />
            </Stack>
          )}
        </Loaded>
      )}
    </SideDrawer>
  )
}

function Head({ run }: { readonly run: Run }) {
  const say = useRunWords()
  const { instant, day, money } = useFormat()
  const { created_by_name, created_at, released_by_name, released_at, withdrawn_by_name, withdrawn_at } = run
  const history = [
    say('made_by', { name: created_by_name, at: instant(created_at) }),
    released_at && say('released_by', { name: released_by_name ?? '', at: instant(released_at) }),
    run.execution_date && say('execution', { day: day(run.execution_date) }),
    withdrawn_at && say('withdrawn_by', { name: withdrawn_by_name ?? '', at: instant(withdrawn_at) }),
  ].filter(Boolean)
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <RunBadge status={run.status} />
        <Text fw={700} fz={22}>
          {money(run.total)}
        </Text>
      </Group>
      <Facts
        facts={[
          [say('from'), `${run.account_name}, ${groupsOf(run.iban)}`],
          [say('message'), run.message_id],
        ]}
      />
      {history.map((line) => (
        <Text key={String(line)} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

/** Why the logged-in person cannot release it; null if they can. The server has the last word. */
function useReleaseRefusal({ created_by, created_by_is_admin }: Run): string | null {
  const say = useRunWords()
  const { id, role } = useIdentity()
  if (role !== 'admin') return say('agents')
  if (created_by === id) return say('same_person')
  return created_by_is_admin ? null : say('creator_not_admin')
}

function Actions({ run }: { readonly run: Run }) {
  const say = useRunWords()
  const { money, number } = useFormat()
  const { id: own_id, role } = useIdentity()
  const is_admin = role === 'admin'
  const own_statements = run.items.filter(({ statement }) => statement?.uploaded_by === own_id).length
  const refusal = useReleaseRefusal(run)
  const { id, status, number: name, item_count, total, account_name } = run
  const params = { path: { id } }
  const confirm = (verb: 'release' | 'withdraw') =>
    askFirst({
      title: `${say(verb)}: ${name}`,
      consequence: (
        <>
          <Text size="sm">
            {say(`${verb}_text`, { amount: money(total), count: number(item_count), account: account_name })}
          </Text>
          {verb === 'release' && own_statements > 0 && (
            <Alert color="orange" py="xs">
              {say('own_statement', { count: own_statements, text: number(own_statements) })}
            </Alert>
          )}
        </>
      ),
      confirm: say(verb),
      is_final: verb === 'release',
      deed: {
        changes: MONEY_OUT,
        send: (once) =>
          verb === 'release'
            ? once.POST('/api/operator/payment-runs/{id}/release', { params })
            : once.POST('/api/operator/payment-runs/{id}/withdraw', { params }),
        done: say(verb === 'release' ? 'released' : 'withdrawn'),
      },
    })
  const is_released = status === 'released' || status === 'executed'
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {status === 'open' && (
          <RefusableButton refusal={refusal} onClick={() => confirm('release')}>
            {say('release')}
          </RefusableButton>
        )}
        {is_released && is_admin && (
          <Button
            component="a"
            href={`/api/operator/payment-runs/${id}/pain.001.xml`}
            download={`${name}.xml`}
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {say('xml')}
          </Button>
        )}
        {status === 'open' && (
          <RefusableButton
            variant="default"
            refusal={is_admin ? null : say('agents')}
            onClick={() => confirm('withdraw')}
          >
            {say('withdraw')}
          </RefusableButton>
        )}
      </Group>
      {status === 'open' && (
        <Text size="sm" c="dimmed">
          {say('xml_before')}
        </Text>
      )}
      {status === 'open' && refusal && (
        <Alert color="gray" icon={<IconLock />} py="xs">
          {refusal}
        </Alert>
      )}
    </Stack>
  )
}

function LeftOut({ run }: { readonly run: Run }) {
  const say = useRunWords()
  const { money } = useFormat()
  return (
    <Stack gap={4} component="section" aria-label={say('left_out')}>
      <Title order={3} size="h6">
        {say('left_out')}
      </Title>
      <Text size="sm" c="dimmed">
        {say(run.left_out.length > 0 ? 'left_out_text' : 'nothing_left_out')}
      </Text>
      {run.left_out.map((one, index) => (
        <Group key={one.order_id ?? `fee-${index}`} justify="space-between" wrap="nowrap" align="flex-start">
          <Text size="sm">
            <b>{one.payee_name ?? say('nobody')}</b> · {say(`kind.${one.kind}`)}
            <br />
            {say(`reason.${one.reason}`)}
          </Text>
          <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
            {money(one.amount)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
