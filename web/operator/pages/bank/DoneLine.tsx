import { Button, Group, Kbd, Paper, Text } from '@mantine/core'
import { isLost } from '../../../shared/api/once.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Fault } from '../../../shared/ui/Fault.tsx'
import classes from './bank.module.css'
import { centsOf, eurosOf } from './cents.ts'
import type { Inbox, Told } from './use-inbox.ts'
import { useShareWords } from './words.shares.ts'
import { useBankWords } from './words.ts'

/** One line that says what was done, with the way back; or what went wrong, with another try. */
export function DoneLine({ inbox }: { readonly inbox: Inbox }) {
  const say = useBankWords()
  const textOf = useDoneText()
  const { told, deed, refusal, asked } = inbox
  if (deed.error && !asked) return <Failed inbox={inbox} error={deed.error} />
  const text = deed.isPending ? say('doing') : refusal ? say(`refuse.${refusal}`) : told ? textOf(told) : ''
  const is_undoable = told !== null && told.deed.do !== 'unassign' && !deed.isPending
  return (
    <Paper withBorder={text !== ''} px="md" py={text === '' ? 0 : 6} className={classes.line ?? ''}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500} role="status">
          {text}
        </Text>
        {is_undoable && (
          <Button
            size="compact-sm"
            variant="light"
            rightSection={
              <Kbd size="xs" aria-hidden visibleFrom="md">
                U
              </Kbd>
            }
            onClick={inbox.undo}
          >
            {say('undo')}
          </Button>
        )}
      </Group>
    </Paper>
  )
}

function Failed({ inbox, error }: { readonly inbox: Inbox; readonly error: Error }) {
  const say = useBankWords()
  const is_lost = isLost(error)
  return (
    <div className={classes.line}>
      <Fault error={error} />
      <Paper withBorder px="md" py={6}>
        <Group gap="xs">
          {is_lost && <Text size="sm">{say('lost')}</Text>}
          {is_lost && (
            <Button size="compact-sm" onClick={inbox.again}>
              {say('again')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={inbox.close}>
            {say('leave_it')}
          </Button>
        </Group>
      </Paper>
    </div>
  )
}

function useDoneText(): (told: Told) => string {
  const say = useBankWords()
  const shares = useShareWords()
  const { money } = useFormat()
  return ({ entry, deed, before }) => {
    const name = entry.payer_name ?? say('nobody')
    const amount = money(entry.amount)
    if (deed.do !== 'assign') {
      if (deed.do === 'refund') return say('done.refunded', { name, amount: money(entry.to_refund) })
      if (deed.do === 'own-money')
        return say('done.own_money', { amount: money(eurosOf(centsOf(entry.own_money) - centsOf(before.own_money))) })
      if (deed.do === 'charge') return shares('done.charge', { amount: money(0 - before.rest) })
      if (deed.do === 'pays-us')
        return shares('done.pays_us', { amount: money(eurosOf(centsOf(before.rest) - centsOf(entry.rest))) })
      if (deed.do === 'offset') return say('done.offset', { amount: money(entry.offset) })
      return say(deed.do === 'ignore' ? 'done.ignored' : 'done.undone', { name, amount })
    }
    const sum = money(eurosOf(deed.parts.reduce((cents, part) => cents + centsOf(part.amount), 0)))
    const surplus = eurosOf(centsOf(entry.to_refund) - centsOf(before.to_refund))
    const [first] = deed.parts
    const reference =
      entry.assigned.find(({ claim_id }) => claim_id === first?.claim_id)?.case_reference ??
      before.suggestions.find(({ claim_id }) => claim_id === first?.claim_id)?.case_reference
    return [
      deed.parts.length === 1 && reference
        ? say('done.assigned', { amount: sum, reference })
        : say('done.assigned_many', { amount: sum, count: deed.parts.length }),
      surplus > 0 && say('done.surplus', { amount: money(surplus) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
