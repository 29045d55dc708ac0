import { ActionIcon, Anchor, Text, ThemeIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconAlarm, IconAlarmOff, IconEyeCheck } from '@tabler/icons-react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { DISPUTE_REASONS, LETTER_KINDS, OBSTACLES } from '../../../shared/api/vocabulary.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { i18next } from '../../../shared/i18n/language.ts'
import { isRefusalCode, refusalText } from '../../../shared/i18n/refusals/refusals.ts'
import { courtOf } from '../../../shared/i18n/stage-name.ts'
import { linkTo } from '../../links.tsx'
import { useUploadWords } from '../bank/words.uploads.ts'
import { useSettlementWords } from '../settlements/words.ts'
import { useResume, useSeen } from './changes.ts'
import { useItemName } from './item-name.ts'
import { WALKED } from './list-keys.ts'
import { LOOKS } from './looks.ts'
import { OwnerMenu } from './OwnerMenu.tsx'
import { fileAndFault, type Item, isNews, targetOf } from './target.ts'
import { useWorkWords } from './words.ts'
import classes from './work.module.css'

type WorkRowProps = { readonly item: Item; onSnooze(): void }

/** One item: what it is, whom it concerns, how much, since when, and who owns it. */
export function WorkRow({ item, onSnooze }: WorkRowProps) {
  const { money, instant } = useFormat()
  const say = useWorkWords()
  const { icon: Icon, color } = LOOKS[item.kind]
  return (
    <li className={classes.item}>
      <ThemeIcon variant="light" color={color} size={30} aria-hidden>
        <Icon size={17} stroke={1.6} />
      </ThemeIcon>
      <Subject item={item} />
      <Reason item={item} />
      <Text size="sm" fw={600} ta="right" className={classes.amount ?? ''}>
        {item.outstanding_amount === null ? '' : money(item.outstanding_amount)}
      </Text>
      <Tooltip label={say('since', { time: instant(item.since) })} openDelay={400}>
        <Text size="sm" c="dimmed" className={`${classes.act} ${classes.age}`}>
          {say('age', { count: item.age_days })}
        </Text>
      </Tooltip>
      <div className={`${classes.act} ${classes.owner}`}>
        <OwnerMenu item={item} />
      </div>
      <div className={`${classes.act} ${classes.buttons}`}>
        {isNews(item) && <Seen item={item} />}
        <Snooze item={item} onSnooze={onSnooze} />
      </div>
    </li>
  )
}

function Subject({ item }: { item: Item }) {
  const nameOf = useItemName()
  const say = useWorkWords()
  const facts = [item.case_reference, item.customer_name ?? item.organization_name]
  return (
    <div className={classes.subject}>
      <Text size="sm" fw={600} lineClamp={2}>
        <Anchor
          renderRoot={linkTo(targetOf(item))}
          {...{ [WALKED]: true }}
          className={classes.open ?? ''}
          c="var(--mantine-color-text)"
          underline="never"
          inherit
        >
          {nameOf(item)}
          <VisuallyHidden>: {say(`kind.${item.kind}`, courtOf(item.debtor_country))}</VisuallyHidden>
        </Anchor>
      </Text>
      <Text size="xs" c="dimmed" lineClamp={2}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}

const isOfAccount = ({ kind }: Item): boolean => kind === 'bank_money_unclear' || kind === 'refund_not_ordered'

/** What is to be done, and why. Codes are translated; free text is shown as it is. */
function Reason({ item }: { item: Item }) {
  const say = useWorkWords()
  const { day } = useFormat()
  const known = useReasons()
  const texts = [
    item.kind === 'letter_to_print' && say('letters', { count: item.count }),
    item.kind === 'failed_deliveries' && say('failures', { count: item.count }),
    isOfAccount(item) && say('entries', { count: item.count }),
    item.reason && item.kind !== 'legal_table_stale' && item.kind !== 'privacy_request' && (known(item) ?? item.reason),
    item.invoice_number && say('invoice', { number: item.invoice_number }),
  ]
  return (
    <div className={classes.reason}>
      <Text size="sm" lineClamp={2}>
        {say(`kind.${item.kind}`, courtOf(item.debtor_country))}
      </Text>
      <Text size="xs" c="dimmed" lineClamp={2}>
        {texts.filter(Boolean).join(' · ')}
      </Text>
      {item.snoozed_until && (
        <Text size="xs" lineClamp={2}>
          {[say('snoozed', { day: day(item.snoozed_until) }), item.snooze_note].filter(Boolean).join(': ')}
        </Text>
      )}
    </div>
  )
}

const CODES = [
  ...(['sue', 'decline', 'completed', 'failed'] as const),
  ...LETTER_KINDS,
  ...OBSTACLES,
  ...DISPUTE_REASONS,
] as const

type Gap = Schemas['SettlementPreview']['invoice_lacks'][number]
const INVOICE_GAPS = [
  'issuer_address',
  'issuer_uid',
  'creditor_address',
  'creditor_uid',
] as const satisfies readonly Gap[]

const CONTACT_FIELDS = ['address', 'email', 'phone'] as const

function useReasons(): (item: Item) => string | undefined {
  const say = useWorkWords()
  const sayGap = useSettlementWords()
  const sayFault = useStatementFault()
  const { day, money } = useFormat()
  return ({ kind, reason }) => {
    if (kind === 'debtor_promise' && reason) return say('pays_on', { day: day(reason) })
    if (kind === 'bank_file_failed') return sayFault(fileAndFault({ kind, reason })?.[1] ?? '')
    if (kind === 'creditor_payment' && reason) return say('received', { amount: money(Number(reason)) })
    if ((kind === 'bank_entry_open' || kind === 'bank_entry_differs') && reason)
      return say('at_bank', { amount: money(Number(reason)) })
    if ((kind === 'transfer_returned' || kind === 'transfer_amiss') && reason) return money(Number(reason))
    if (kind === 'transfer_not_executed') return reason ?? undefined
    if (kind === 'invoice_incomplete')
      return INVOICE_GAPS.filter((gap) => reason?.split(' ').includes(gap))
        .map((gap) => sayGap(`lacks.${gap}`))
        .join(', ')
    if (kind === 'debtor_contact')
      return CONTACT_FIELDS.filter((field) => reason?.split(' ').includes(field))
        .map((field) => say(`contact_field.${field}`))
        .join(', ')
    // The reason for a returned letter and the name of a task are free text, even if it equals one of our codes.
    const code = kind === 'returned_letter' || kind === 'task_due' ? undefined : CODES.find((known) => known === reason)
    return code && say(`reason.${code}`)
  }
}

/** The code with the line and the place in the file. What an older version has stored is its own text. */
function useStatementFault(): (fault: string) => string {
  const say = useUploadWords()
  return (fault) => {
    const [code = '', line, place] = fault.split(' ')
    if (!isRefusalCode(code)) return `„${fault}“`
    const where = [line && say('line', { line }), place && place !== 'file' && say('field', { field: place })]
    return [...where, refusalText({ code }, i18next.language)].filter(Boolean).join(' ')
  }
}

function Seen({ item }: { item: Item }) {
  const say = useWorkWords()
  const nameOf = useItemName()
  const seen = useSeen()
  const label = say('seen', { item: nameOf(item) })
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={seen.isPending}
        onClick={() => seen.mutate({ key: item.key, until: item.latest_at })}
      >
        <IconEyeCheck size={17} />
      </ActionIcon>
    </Tooltip>
  )
}

function Snooze({ item, onSnooze }: WorkRowProps) {
  const say = useWorkWords()
  const nameOf = useItemName()
  const resume = useResume()
  const is_snoozed = item.snoozed_until !== null
  const label = say(is_snoozed ? 'resume' : 'snooze', { item: nameOf(item) })
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={resume.isPending}
        onClick={() => (is_snoozed ? resume.mutate(item.key) : onSnooze())}
      >
        {is_snoozed ? <IconAlarmOff size={17} /> : <IconAlarm size={17} />}
      </ActionIcon>
    </Tooltip>
  )
}
