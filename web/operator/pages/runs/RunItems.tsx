import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { MONEY_OUT } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst } from '../../../shared/ui/confirm.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { groupsOf } from '../bank/iban.ts'
import { MatchDialog } from './MatchDialog.tsx'
import { useRunWords } from './words.ts'

type Run = Schemas['PaymentRun']
type Item = Run['items'][number]

const ITEM_COLORS: Readonly<Record<Item['status'], string>> = {
  open: 'orange',
  released: 'blue',
  executed: 'teal',
  returned: 'red',
  withdrawn: 'gray',
}

export function Items({ run, item_id }: { readonly run: Run; readonly item_id: string | undefined }) {
  const say = useRunWords()
  const { money } = useFormat()
  const title = say('items', { count: run.item_count, amount: money(run.total) })
  return (
    <Stack gap={0} component="section" aria-label={title}>
      <Title order={3} size="h6" mb={4}>
        {title}
      </Title>
      {run.items.map((item) => (
        <ItemLine key={item.id} {...{ run, item }} is_meant={item.id === item_id} />
      ))}
    </Stack>
  )
}

export type ItemProps = { readonly run: Run; readonly item: Item }

function ItemLine({ run, item, is_meant }: ItemProps & { readonly is_meant: boolean }) {
  const say = useRunWords()
  const { money } = useFormat()
  const source = useSource(item)
  return (
    <Group
      justify="space-between"
      align="flex-start"
      wrap="nowrap"
      py={8}
      px={is_meant ? 8 : 0}
      bg={is_meant ? 'var(--mantine-color-yellow-light)' : undefined}
      aria-current={is_meant ? 'true' : undefined}
      ref={is_meant ? intoView : undefined}
      style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}
    >
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600}>
          {item.payee_name}
        </Text>
        <Text size="sm">{groupsOf(item.payee_iban)}</Text>
        <Text size="xs" c="dimmed">
          {say(`kind.${item.kind}`)} · {item.text}
        </Text>
        {item.statement && <FromStatement statement={item.statement} />}
        <Group gap="sm">
          {source}
          {item.executed_by_entry && (
            <Anchor
              size="xs"
              renderRoot={linkTo({ to: paths.bank, search: { view: 'all', entry_id: item.executed_by_entry } })}
            >
              {say('shown_by')}
            </Anchor>
          )}
          {item.status === 'returned' && <PayAgain run={run} item={item} />}
          {item.status === 'released' && <MatchButton run={run} item={item} />}
        </Group>
      </div>
      <Stack gap={4} align="flex-end">
        <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
          {money(item.amount)}
        </Text>
        <Badge color={ITEM_COLORS[item.status]}>{say(`item.${item.status}`)}</Badge>
      </Stack>
    </Group>
  )
}

/** Who brought the statement has named the account to which the money goes. */
function FromStatement({ statement }: { readonly statement: NonNullable<Item['statement']> }) {
  const say = useRunWords()
  const { id } = useIdentity()
  const { file_name: file, uploaded_by, uploaded_by_name } = statement
  const is_own = uploaded_by === id
  return (
    <Text size="xs" {...(is_own ? { fw: 600 } : { c: 'dimmed' })}>
      {uploaded_by
        ? say(is_own ? 'statement.own' : 'statement.uploaded', { file, name: uploaded_by_name ?? '' })
        : say('statement.from_inbox', { file })}
    </Text>
  )
}

const intoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' })

function useSource({ kind, source_id }: Item) {
  const say = useRunWords()
  if (kind === 'settlement')
    return (
      <Anchor size="xs" renderRoot={linkTo({ to: paths.settlements, search: { settlement_id: source_id } })}>
        {say('to_source.settlement')}
      </Anchor>
    )
  if (kind !== 'refund') return null
  return (
    <Anchor size="xs" renderRoot={linkTo({ to: paths.bank, search: { view: 'all', entry_id: source_id } })}>
      {say('to_source.refund')}
    </Anchor>
  )
}

function PayAgain({ run, item }: ItemProps) {
  const say = useRunWords()
  const is_admin = useIdentity().role === 'admin'
  const confirm = () =>
    askFirst({
      title: say('pay_again'),
      consequence: say('pay_again_text', { name: item.payee_name }),
      confirm: say('pay_again'),
      deed: {
        changes: MONEY_OUT,
        send: (once) =>
          once.POST('/api/operator/payment-runs/{id}/items/{item_id}/pay-again', {
            params: { path: { id: run.id, item_id: item.id } },
          }),
        done: say('paid_again'),
      },
    })
  return (
    <RefusableButton size="compact-xs" variant="light" refusal={is_admin ? null : say('agents')} onClick={confirm}>
      {say('pay_again')}
    </RefusableButton>
  )
}

/** For a transfer that the statement shows without naming it. */
function MatchButton({ run, item }: ItemProps) {
  const say = useRunWords()
  const is_admin = useIdentity().role === 'admin'
  const [is_matching, match] = useState(false)
  return (
    <>
      <RefusableButton
        size="compact-xs"
        variant="light"
        refusal={is_admin ? null : say('agents')}
        onClick={() => match(true)}
      >
        {say('match.open')}
      </RefusableButton>
      {is_matching && <MatchDialog {...{ run, item }} onClose={() => match(false)} />}
    </>
  )
}
