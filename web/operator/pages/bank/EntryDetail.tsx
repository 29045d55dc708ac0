import { Anchor, Badge, Button, Group, Kbd, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { linkTo } from '../../links.tsx'
import { useIdentity } from '../../session.ts'
import { fileOf } from '../claim/target.ts'
import classes from './bank.module.css'
import { centsOf } from './cents.ts'
import { Differences } from './Differences.tsx'
import { type Entry, type EntryDeed, refusalOf, type Suggestion } from './entry.ts'
import { groupsOf } from './iban.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useShareWords } from './words.shares.ts'
import { useBankWords } from './words.ts'

type DetailProps = {
  readonly entry: Entry
  readonly is_busy: boolean
  openAmountOf(suggestion: Suggestion): number
  onAccept(index: number): void
  onDeed(deed: EntryDeed): void
  onBack(): void
}

/** One entry: what the bank says, what it may be for, and what became of it. */
export function EntryDetail({ entry, is_busy, openAmountOf, onAccept, onDeed, onBack }: DetailProps) {
  const say = useBankWords()
  const shares = useShareWords()
  const { money } = useFormat()
  const { rest } = entry
  return (
    <Paper withBorder p="md" component="section" aria-label={say('detail')} className={classes.detail ?? ''}>
      <Stack gap="md">
        <Button
          hiddenFrom="md"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconArrowLeft size={15} aria-hidden />}
          onClick={onBack}
          style={{ alignSelf: 'flex-start' }}
        >
          {say('back')}
        </Button>
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h4">
              {entry.payer_name ?? say('nobody')}
            </Title>
            <Group gap={6} mt={4}>
              <StatusBadge status={entry.status} />
              {entry.is_return && <Badge color="red">{say('returned')}</Badge>}
              {entry.amount < 0 && !entry.is_return && <Badge color="gray">{say('outgoing')}</Badge>}
            </Group>
          </div>
          <Text fw={700} fz={24} className={classes.amount ?? ''}>
            {money(entry.amount)}
          </Text>
        </Group>
        <Said entry={entry} />
        <Differences entry={entry} />
        {entry.amount > 0 && <Money entry={entry} rest={rest} />}
        {entry.account_kind === 'own' && entry.status === 'suggested' && <Text size="sm">{say('own_account')}</Text>}
        {rest > 0 && <Suggestions {...{ entry, is_busy, openAmountOf, onAccept }} />}
        {entry.assigned.length > 0 && <Assigned entry={entry} />}
        {entry.own_money > 0 && <Text size="sm">{say('own_money', { amount: money(entry.own_money) })}</Text>}
        {entry.given.map(({ kind, amount, customer_name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and keep their order.
          <Text key={index} size="sm">
            {shares(`given.${kind}`, { amount: money(Math.abs(amount)), name: customer_name ?? '' })}
          </Text>
        ))}
        {entry.refund_state && (
          <Text size="sm">{say(`refund.${entry.refund_state}`, { amount: money(entry.to_refund) })}</Text>
        )}
        {entry.offset > 0 && <Text size="sm">{say('offset', { amount: money(entry.offset) })}</Text>}
        {entry.updated_by_name && (
          <Text size="xs" c="dimmed">
            {say('decided_by', { name: entry.updated_by_name })}
          </Text>
        )}
        <Deeds entry={entry} is_busy={is_busy} onDeed={onDeed} />
      </Stack>
    </Paper>
  )
}

function Said({ entry }: { readonly entry: Entry }) {
  const say = useBankWords()
  const { day } = useFormat()
  const { value_date, booking_date, return_reason, end_to_end_id, bank_reference, note } = entry
  const facts = [
    entry.payer_iban && groupsOf(entry.payer_iban),
    say('booked_on', { day: day(booking_date) }),
    value_date !== booking_date && say('value_on', { day: day(value_date) }),
    entry.account_name,
  ]
  const references = [
    end_to_end_id && say('end_to_end', { text: end_to_end_id }),
    bank_reference && say('bank_reference', { text: bank_reference }),
  ]
  return (
    <Stack gap={4} component="section" aria-label={say('said')}>
      <Text fz="md" className={classes.text ?? ''} fw={500}>
        {entry.text || say('no_text')}
      </Text>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs" c="dimmed" className={classes.text ?? ''}>
        {references.filter(Boolean).join(' · ')}
      </Text>
      {return_reason && <Text size="sm">{say('return_reason', { reason: return_reason })}</Text>}
      {note && <Text size="sm">{say('note', { note })}</Text>}
    </Stack>
  )
}

/** The amount as a bar: what has gone to claims, what goes back, and what is left. */
function Money({ entry, rest }: { readonly entry: Entry; readonly rest: number }) {
  const say = useBankWords()
  const { money } = useFormat()
  const { amount, to_refund, offset } = entry
  const assigned = (centsOf(amount) - centsOf(rest) - centsOf(to_refund) - centsOf(offset)) / 100
  if (entry.status === 'ignored' || rest === amount) return null
  const parts = [
    { name: say('money_assigned'), part: assigned, color: 'mahn.7' },
    { name: say('money_to_refund'), part: to_refund, color: 'violet.7' },
    { name: say('money_offset'), part: offset, color: 'gray.6' },
    { name: say('money_left'), part: rest, color: 'orange.7' },
  ].filter(({ part }) => part > 0)
  return (
    <Stack gap={4} component="section" aria-label={say('money')}>
      <Progress.Root size="md" aria-hidden>
        {parts.map(({ name, part, color }) => (
          <Progress.Section key={name} value={(100 * part) / amount} color={color} withAria={false} />
        ))}
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {rest === 0 && to_refund === 0
          ? say('all_placed')
          : parts.map(({ name, part }) => `${money(part)} ${name}`).join(' · ')}
      </Text>
    </Stack>
  )
}

function Assigned({ entry }: { readonly entry: Entry }) {
  const say = useBankWords()
  const { money } = useFormat()
  return (
    <Stack gap={4} component="section" aria-label={say('assigned')}>
      <Title order={3} size="h6">
        {say('assigned')}
      </Title>
      {entry.assigned.map(({ payment_id, claim_id, case_reference, debtor_name, amount, is_linked }) => (
        <Group key={payment_id} justify="space-between" wrap="nowrap" align="flex-start">
          <Text size="sm">
            <Anchor renderRoot={linkTo(fileOf(claim_id, 'payments'))} ff="monospace" inherit>
              {case_reference}
            </Anchor>{' '}
            {debtor_name}
            {is_linked && (
              <Text span size="sm" c="dimmed">
                {' '}
                ({say('linked')})
              </Text>
            )}
          </Text>
          <Text size="sm" fw={600} className={classes.amount ?? ''}>
            {money(amount)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}

const DEEDS = [
  { deed: 'split', key: 'S' },
  { deed: 'refund', key: 'R' },
  { deed: 'ignore', key: 'I' },
] as const

function Deeds({ entry, is_busy, onDeed }: Pick<DetailProps, 'entry' | 'is_busy' | 'onDeed'>) {
  const say = useBankWords()
  const shares = useShareWords()
  const common = useCommonWords()
  const is_admin = useIdentity().role === 'admin'
  const undo = refusalOf(entry, 'undo')
  const refusalText = (deed: EntryDeed) => {
    const refusal = refusalOf(entry, deed)
    return refusal && say(`refuse.${refusal}`)
  }
  return (
    <Group gap="xs">
      {DEEDS.map(({ deed, key }) => (
        <RefusableButton
          key={deed}
          size="xs"
          variant="default"
          refusal={refusalText(deed)}
          disabled={is_busy}
          rightSection={
            <Kbd size="xs" aria-hidden visibleFrom="md">
              {key}
            </Kbd>
          }
          onClick={() => onDeed(deed)}
        >
          {say(`do.${deed}`)}
        </RefusableButton>
      ))}
      {entry.own_money_due > 0 && (
        <RefusableButton
          size="xs"
          variant="default"
          refusal={is_admin ? null : common('admin_only')}
          disabled={is_busy}
          onClick={() => onDeed('own_money')}
        >
          {say('do.own_money')}
        </RefusableButton>
      )}
      {entry.amount > 0 && (
        <RefusableButton
          size="xs"
          variant="default"
          refusal={refusalText('pays_us')}
          disabled={is_busy}
          onClick={() => onDeed('pays_us')}
        >
          {shares('do.pays_us')}
        </RefusableButton>
      )}
      {entry.amount < 0 && (
        <RefusableButton
          size="xs"
          variant="default"
          refusal={is_admin ? refusalText('charge') : common('admin_only')}
          disabled={is_busy}
          onClick={() => onDeed('charge')}
        >
          {shares('do.charge')}
        </RefusableButton>
      )}
      {entry.amount < 0 && (
        <RefusableButton
          size="xs"
          variant="default"
          refusal={refusalText('offset')}
          disabled={is_busy}
          onClick={() => onDeed('offset')}
        >
          {say('do.offset')}
        </RefusableButton>
      )}
      {undo === null && (
        <Button size="xs" variant="subtle" color="red" disabled={is_busy} onClick={() => onDeed('undo')}>
          {say(entry.status === 'ignored' ? 'do.restore' : 'do.undo')}
        </Button>
      )}
    </Group>
  )
}
