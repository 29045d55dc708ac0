import { Anchor, Badge, Button, Kbd, Stack, Text, Title } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import { linkTo } from '../../links.tsx'
import { fileOf } from '../claim/target.ts'
import { doubtOf, strengthOf } from './accept.ts'
import classes from './bank.module.css'
import type { Entry, Suggestion } from './entry.ts'
import type { Owed } from './use-open-amounts.ts'
import { useReasonWords } from './words.reasons.ts'
import { useBankWords } from './words.ts'

type SuggestionsProps = {
  readonly entry: Entry
  readonly is_busy: boolean
  owedOf(suggestion: Suggestion): Owed
  onAccept(index: number): void
}

/** The claims that the entry may be for, best first, each with its reason and what accepting it would do. */
export function Suggestions({ entry, is_busy, owedOf, onAccept }: SuggestionsProps) {
  const say = useBankWords()
  const { rest } = entry
  const asks = (one: Suggestion) => doubtOf(rest, { ...one, ...owedOf(one) }) !== null
  return (
    <Stack gap={2} component="section" aria-label={say('suggestions')}>
      <Title order={3} size="h6">
        {say('suggestions')}
      </Title>
      {entry.suggestions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say('no_suggestions')}
        </Text>
      ) : (
        <ol className={classes.suggestions}>
          {entry.suggestions.map((suggestion, index) => (
            <li key={suggestion.claim_id} className={classes.suggestion}>
              <Kbd size="xs" mt={3} aria-hidden visibleFrom="md">
                {index === 0 ? '↵' : index + 1}
              </Kbd>
              <About suggestion={suggestion} rest={rest} owed={owedOf(suggestion)} />
              <Button
                size="xs"
                variant={index === 0 && !asks(suggestion) ? 'filled' : 'default'}
                disabled={is_busy}
                aria-label={`${say('accept')}: ${suggestion.case_reference}`}
                onClick={() => onAccept(index)}
              >
                {say(asks(suggestion) ? 'accept_asks' : 'accept')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

const COLORS = { strong: 'teal', fair: 'yellow', weak: 'gray' } as const

type AboutProps = { readonly suggestion: Suggestion; readonly rest: number; readonly owed: Owed }

function About({ suggestion, rest, owed }: AboutProps) {
  const say = useBankWords()
  const reason = useReasonWords()
  const { money, percent } = useFormat()
  const { claim_id, case_reference, debtor_name, customer_name, score, why } = suggestion
  const strength = strengthOf(score)
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm" fw={600}>
        <Anchor renderRoot={linkTo(fileOf(claim_id))} ff="monospace" inherit>
          {case_reference}
        </Anchor>{' '}
        {debtor_name}
      </Text>
      <Text size="xs" c="dimmed">
        {[say('owes', { amount: money(owed.open) }), customer_name].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm">{reason(why)}</Text>
      <Text size="sm" component="div">
        <Effect suggestion={suggestion} rest={rest} owed={owed} />
      </Text>
      <Badge component="span" size="sm" mt={2} color={COLORS[strength]}>
        {say('score', { words: say(`strength.${strength}`), percent: percent(score) })}
      </Badge>
    </div>
  )
}

function Effect({ suggestion, rest, owed: { if_paid } }: AboutProps) {
  const say = useBankWords()
  const { money } = useFormat()
  if (suggestion.payment_id) return say('effect.double')
  if (!if_paid) return say('effect.unknown')
  const { closes, stays_closed, surplus, remains, waived } = if_paid
  if (surplus === rest) return say('effect.settled')
  if (surplus > 0) return say('effect.surplus', { amount: money(surplus) })
  if (stays_closed) return say('effect.closed')
  if (waived.total > 0) return say('effect.waives', { amount: money(waived.total) })
  if (closes) return say('effect.exact')
  return remains > 0 ? say('effect.part', { amount: money(remains) }) : say('effect.nothing_due')
}
