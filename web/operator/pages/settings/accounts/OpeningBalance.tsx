import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operator, type Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../../shared/ui/DeedDialog.tsx'
import { EuroInput } from '../../../../shared/ui/EuroInput.tsx'
import { useIdentity } from '../../../session.ts'
import { CustomerSelect } from '../../settlements/CustomerSelect.tsx'
import { useOpeningWords } from './words.opening.ts'

type Opening = Schemas['OpeningBalance']
type Part = Opening['parts'][number]

const openingQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/bank-accounts/{id}/opening', { params: { path: { id } } })

/** Whose the money is with which the statements of an account begin; nothing where there was none. */
export function OpeningBalance({ account_id }: { readonly account_id: string }) {
  const say = useOpeningWords()
  const { money, day } = useFormat()
  const is_admin = useIdentity().role === 'admin'
  const [is_giving, give] = useState(false)
  const [undone, undo] = useState<Part | null>(null)
  const opening = useQuery(openingQuery(account_id)).data?.data
  if (!opening?.opening_on || (opening.opening <= 0 && opening.parts.length === 0)) return null
  return (
    <Stack gap={6} component="section" aria-label={say('title')}>
      <Group justify="space-between">
        <Text size="sm">
          {say('opening', { amount: money(opening.opening), day: day(opening.opening_on) })}{' '}
          {opening.rest > 0 && say('rest', { amount: money(opening.rest) })}
          {opening.rest < 0 && say('overgiven', { amount: money(0 - opening.rest) })}
        </Text>
        {is_admin && opening.rest > 0 && (
          <Button size="xs" variant="default" onClick={() => give(true)}>
            {say('give')}
          </Button>
        )}
      </Group>
      {opening.parts.map((part) => (
        <Group key={part.id} justify="space-between">
          <Text size="sm">
            {say('part', { amount: money(part.amount), name: part.customer_name ?? say('ours') })}{' '}
            <Text span size="xs" c="dimmed">
              {say('given_by', { name: part.created_by_name ?? '', day: day(part.created_at) })}
            </Text>
          </Text>
          {is_admin && (
            <Button size="compact-xs" variant="subtle" color="red" onClick={() => undo(part)}>
              {say('undo')}
            </Button>
          )}
        </Group>
      ))}
      {is_giving && <Give opening={opening} onClose={() => give(false)} />}
      {undone && <Undo account_id={account_id} part={undone} onClose={() => undo(null)} />}
    </Stack>
  )
}

type GiveProps = { readonly opening: Opening; onClose(): void }

function Give({ opening, onClose }: GiveProps) {
  const say = useOpeningWords()
  const { money } = useFormat()
  const path = { id: opening.account_id }
  return (
    <DeedDialog
      title={say('give_title')}
      submit={say('give_do')}
      onClose={onClose}
      values={{ whose: 'creditor', customer_id: null as string | null, amount: opening.rest }}
      check={({ whose, customer_id }): Record<string, string> =>
        whose === 'creditor' && customer_id === null ? { customer_id: say('choose') } : {}
      }
      changes={['bank', 'ledger', 'settlements']}
      send={(once, { whose, customer_id, amount }) =>
        once.POST('/api/operator/bank-accounts/{id}/opening', {
          params: { path },
          body: { customer_id: whose === 'ours' ? null : customer_id, amount },
        })
      }
      done={() => say('given')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('give_text', { amount: money(opening.rest) })}</Text>
          <Radio.Group label={say('whose')} {...form.getInputProps('whose')}>
            <Stack gap={6} mt={4}>
              <Radio value="creditor" label={say('creditor')} description={say('creditor_hint')} />
              <Radio value="ours" label={say('ours')} description={say('ours_hint')} />
            </Stack>
          </Radio.Group>
          {form.values.whose === 'creditor' && (
            <CustomerSelect
              label={say('which')}
              value={form.values.customer_id}
              onChange={(id) => form.setFieldValue('customer_id', id)}
              error={form.errors.customer_id}
            />
          )}
          <EuroInput label={say('amount')} min={0.01} max={opening.rest} required {...form.getInputProps('amount')} />
          <Text size="sm" c="dimmed">
            {say('payer_text')}
          </Text>
        </>
      )}
    </DeedDialog>
  )
}

type UndoProps = { readonly account_id: string; readonly part: Part; onClose(): void }

function Undo({ account_id: id, part, onClose }: UndoProps) {
  const say = useOpeningWords()
  const { money } = useFormat()
  return (
    <DeedDialog
      title={say('undo_title')}
      submit={say('undo')}
      onClose={onClose}
      values={{}}
      changes={['bank', 'ledger', 'settlements']}
      send={(once) =>
        once.DELETE('/api/operator/bank-accounts/{id}/opening/{part_id}', {
          params: { path: { id, part_id: part.id } },
        })
      }
      done={() => say('undone')}
    >
      {() => (
        <>
          <Text size="sm">{say('undo_text', { amount: money(part.amount) })}</Text>
          {part.settled > 0 && <Text size="sm">{say('undo_settled', { amount: money(part.settled) })}</Text>}
        </>
      )}
    </DeedDialog>
  )
}
