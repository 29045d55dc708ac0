import { Modal, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MONEY_OUT } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { debitsQuery } from './queries.ts'
import type { ItemProps } from './RunItems.tsx'
import { useRunWords } from './words.ts'

type Entry = Schemas['BankEntry']

const FREE: readonly Entry['status'][] = ['unmatched', 'suggested', 'ignored']

/** Which debit a transfer is, chosen from those of its account with its amount. */
export function MatchDialog({ run, item, onClose }: ItemProps & { onClose(): void }) {
  const say = useRunWords()
  const common = useCommonWords()
  const { money } = useFormat()
  const found = useQuery(debitsQuery(run.account_id, item.amount)).data?.data
  // The only one is chosen from the start, so they must be known by then.
  if (!found) return null
  const debits = found.filter(
    ({ amount, status, is_return }) => amount === -item.amount && FREE.includes(status) && !is_return,
  )
  const facts = { name: item.payee_name, amount: money(item.amount) }
  const title = say('match.title', facts)
  if (debits.length === 0)
    return (
      <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common('action.dismiss') }}>
        <Stack gap="sm">
          <Text size="sm">{say('match.none', facts)}</Text>
          <Text size="sm">{say('match.differs')}</Text>
        </Stack>
      </Modal>
    )
  return (
    <DeedDialog
      title={title}
      submit={say('match.submit')}
      is_final
      onClose={onClose}
      values={{ entry_id: debits.length === 1 ? (debits[0]?.id ?? '') : '' }}
      check={({ entry_id }): Readonly<Record<string, string>> => (entry_id ? {} : { entry_id: say('match.choose') })}
      changes={MONEY_OUT}
      send={(once, { entry_id }) =>
        once.POST('/api/operator/bank-entries/{id}/execute', {
          params: { path: { id: entry_id } },
          body: { item_id: item.id },
        })
      }
      done={say('match.done')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('match.text')}</Text>
          <Radio.Group label={say('match.entry')} {...form.getInputProps('entry_id')}>
            <Stack gap={6} mt={4}>
              {debits.map((entry) => (
                <Debit key={entry.id} entry={entry} />
              ))}
            </Stack>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            {say('match.differs')}
          </Text>
        </>
      )}
    </DeedDialog>
  )
}

function Debit({ entry: { id, booking_date, amount, payer_name, text } }: { readonly entry: Entry }) {
  const { day, money } = useFormat()
  const about = [payer_name, text].filter(Boolean).join(' · ')
  return <Radio value={id} label={`${day(booking_date)}, ${money(amount)}`} description={about} />
}
