import { ActionIcon, Anchor, Badge, Group, Paper, Progress, SimpleGrid, Stack, Text, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconBuildingStore,
  IconClockHour4,
  IconPencil,
  IconReportMoney,
  IconUser,
  IconUserExclamation,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { courtOf, useStageName } from '../../../shared/i18n/stage-name.ts'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { BalanceDialog } from './BalanceDialog.tsx'
import { countryOf } from './country.ts'
import { isHeldByCreditor } from './creditor.ts'
import { DebtorDialog } from './DebtorDialog.tsx'
import { debtorName, type FileProps } from './file.ts'
import { SituationDialog } from './SituationDialog.tsx'
import { useActionWords } from './words.actions.ts'
import { useBlockWords } from './words.blocks.ts'
import { useClaimWords } from './words.ts'

/** Who owes whom how much, and what happens next: everything one needs before a telephone call. */
export function SummaryCards({ file }: FileProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, xl: 4 }} spacing="md">
      <DebtorCard file={file} />
      <CreditorCard file={file} />
      <BalanceCard file={file} />
      <NextCard file={file} />
    </SimpleGrid>
  )
}

type CardProps = { title: string; icon: ReactNode; action?: ReactNode; children: ReactNode }

function Card({ title, icon, action, children }: CardProps) {
  return (
    <Paper withBorder p="sm" component="section" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" mb={6} mih={28}>
        <Group gap={6} c="dimmed" wrap="nowrap">
          {icon}
          <Text size="xs" fw={600}>
            {title}
          </Text>
        </Group>
        {action}
      </Group>
      {children}
    </Paper>
  )
}

function DebtorCard({ file }: FileProps) {
  const say = useClaimWords()
  const { day } = useFormat()
  const block = useBlockWords()
  const action = useActionWords()
  const [is_open, { open, close }] = useDisclosure(false)
  const [is_situating, situating] = useDisclosure(false)
  const { debtor } = file
  const { situation, representative } = debtor
  const address = debtor.addresses.find(({ is_primary }) => is_primary) ?? debtor.addresses[0]
  const actions = (
    <Group gap={2} wrap="nowrap">
      <IconAction label={action('do.situation')} icon={<IconUserExclamation size={16} />} onClick={situating.open} />
      <IconAction label={say('mend')} icon={<IconPencil size={16} />} onClick={open} />
    </Group>
  )
  return (
    <Card title={say('card.debtor')} icon={<IconUser size={15} aria-hidden />} action={actions}>
      <Stack gap={2}>
        <Anchor
          renderRoot={linkTo({ to: paths.debtor, params: { debtor_id: debtor.id } })}
          fw={600}
          c="var(--mantine-color-text)"
        >
          {debtorName(debtor)}
        </Anchor>
        {situation !== 'none' && (
          <Badge color={situation === 'guardian' ? 'yellow' : 'red'} my={2}>
            {block(`situation.name.${situation}`)}
          </Badge>
        )}
        {address ? (
          <Text size="sm">
            {address.street}, {address.country}-{address.zip} {address.city}
          </Text>
        ) : (
          <Text size="sm" c="var(--mantine-color-error)">
            {say('no_address')}
          </Text>
        )}
        {debtor.company?.firmenbuchnummer && <Fact name={say('register')}>{debtor.company.firmenbuchnummer}</Fact>}
        {debtor.person?.birth_date && <Fact name={say('born')}>{day(debtor.person.birth_date)}</Fact>}
        {representative && <Fact name={say('representative')}>{representative.name}</Fact>}
        {debtor.communication_channels.slice(0, 3).map(({ type, value }) => (
          <Anchor key={`${type} ${value}`} size="sm" href={type === 'email' ? `mailto:${value}` : `tel:${value}`}>
            {value}
          </Anchor>
        ))}
      </Stack>
      {is_open && <DebtorDialog claim_id={file.id} debtor={debtor} onClose={close} />}
      {is_situating && <SituationDialog file={file} onClose={situating.close} />}
    </Card>
  )
}

const IconAction = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick(): void }) => (
  <Tooltip label={label}>
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  </Tooltip>
)

function CreditorCard({ file }: FileProps) {
  const say = useClaimWords()
  const block = useBlockWords()
  const { day } = useFormat()
  const { customer_name, customer_email, partner_id, partner_name, partner_reference } = file
  const { subject_matter, contract_date, governing_law } = file
  return (
    <Card title={say('card.creditor')} icon={<IconBuildingStore size={15} aria-hidden />}>
      <Stack gap={2}>
        {file.customer_id ? (
          <Anchor
            renderRoot={linkTo({ to: paths.customer, params: { customer_id: file.customer_id } })}
            fw={600}
            c="var(--mantine-color-text)"
          >
            {customer_name}
          </Anchor>
        ) : (
          <Text fw={600}>{say('no_creditor')}</Text>
        )}
        {customer_email && (
          <Anchor size="sm" href={`mailto:${customer_email}`}>
            {customer_email}
          </Anchor>
        )}
        {partner_id && (
          <Fact name={say('partner')}>
            <Anchor renderRoot={linkTo({ to: paths.partner, params: { partner_id } })} size="sm">
              {partner_name}
            </Anchor>
          </Fact>
        )}
        <Fact name={say('organization')}>{file.organization_name}</Fact>
        {partner_reference && <Fact name={say('partner_reference')}>{partner_reference}</Fact>}
        <Fact name={say('subject')}>{subject_matter ?? say(`claim_type.${file.claim_type}`)}</Fact>
        {contract_date && <Fact name={say('contract_date')}>{day(contract_date)}</Fact>}
        {governing_law && <Fact name={say('law')}>{block(`law.name.${governing_law}`)}</Fact>}
      </Stack>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Group gap={6} wrap="nowrap" align="baseline">
    <Text size="xs" c="dimmed" flex="none">
      {name}
    </Text>
    <Text size="sm" component="div">
      {children}
    </Text>
  </Group>
)

const PARTS = ['principal', 'interest', 'costs'] as const

function BalanceCard({ file }: FileProps) {
  const say = useClaimWords()
  const { money } = useFormat()
  const [is_open, { open, close }] = useDisclosure(false)
  const details = (
    <Anchor component="button" type="button" size="xs" onClick={open}>
      {say('details')}
    </Anchor>
  )
  const { paid_amount, total_claim_amount, balance } = file
  const { totals, interest_per_day } = balance
  const share = total_claim_amount > 0 ? Math.min(100, (paid_amount / total_claim_amount) * 100) : 0
  const paid_of = say('paid_of', { paid: money(paid_amount), total: money(total_claim_amount) })
  return (
    <Card title={say('card.balance')} icon={<IconReportMoney size={15} aria-hidden />} action={details}>
      <Stack gap={1}>
        <Text fw={700} fz={22} lh={1.2}>
          {money(totals.total)}
        </Text>
        {PARTS.map((part) => (
          <Group key={part} justify="space-between" wrap="nowrap" gap="xs">
            <Text size="sm" c="dimmed">
              {say(part)}
              {part === 'interest' && interest_per_day.amount > 0 && (
                <Text span size="xs">
                  {' '}
                  (+ {say('per_day', { amount: money(interest_per_day.amount) })})
                </Text>
              )}
            </Text>
            <Text size="sm">{money(totals[part])}</Text>
          </Group>
        ))}
        <Progress value={share} size="sm" mt={4} aria-label={paid_of} />
        <Text size="xs" c="dimmed">
          {paid_of}
        </Text>
        <BalanceDialog balance={balance} opened={is_open} onClose={close} />
      </Stack>
    </Card>
  )
}

function NextCard({ file }: FileProps) {
  const say = useClaimWords()
  const { day } = useFormat()
  const { what, when } = useStepTexts(file)
  const since = say('step.since', { day: day(file.stage_entered_at) })
  return (
    <Card title={say('card.next')} icon={<IconClockHour4 size={15} aria-hidden />}>
      <Stack gap={2}>
        <Text fw={600}>{what}</Text>
        {file.promise && <Fact name={say('promised_for')}>{day(file.promise.date)}</Fact>}
        {when && <Text size="sm">{when}</Text>}
        <Text size="sm" c="dimmed">
          {since}
        </Text>
        {file.time_barred_on && <Fact name={say('time_barred_on')}>{day(file.time_barred_on)}</Fact>}
      </Stack>
    </Card>
  )
}

/** What the claim waits for, and what happens when. */
function useStepTexts(file: FileProps['file']): { what: string; when: string | null } {
  const say = useClaimWords()
  const common = useCommonWords()
  const stageName = useStageName()
  const country = countryOf(file)
  const { day } = useFormat()
  const { waits_for, next_stage, next_step_at, stuck_reason, closure_reason } = file
  const values = {
    stage: next_stage ? stageName(next_stage, country) : '',
    reason: closure_reason ? common(`closure.${closure_reason}`) : '',
  }
  const when = stuck_reason ? 'stuck' : waits_for === 'promise' ? 'otherwise' : 'on'
  return {
    what: isHeldByCreditor(file)
      ? say('step.requests')
      : say(`step.waits.${waits_for}`, { ...values, ...courtOf(country) }),
    when: next_step_at && say(`step.${when}`, { ...values, day: day(next_step_at) }),
  }
}
