import { Button, Select, Text, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import type { CustomerFile } from './CustomerPage.tsx'
import { claimsOfCustomerQuery } from './queries.ts'
import { useCustomerWords } from './words.ts'

/** Asks the creditor about one of its claims. */
export function AskButton({ customer }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const [is_open, open] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {say('ask.button')}
      </Button>
      {is_open && <AskDialog customer_id={customer.id} onClose={() => open(false)} />}
    </>
  )
}

function AskDialog({ customer_id, onClose }: { customer_id: string; onClose(): void }) {
  const say = useCustomerWords()
  return (
    <DeedDialog
      title={say('ask.title')}
      submit={say('ask.send')}
      onClose={onClose}
      values={{ claim_id: null as string | null, text: '' }}
      check={({ claim_id }): Record<string, string> => (claim_id ? {} : { claim_id: say('ask.missing') })}
      send={(once, { claim_id, text }) =>
        once.POST('/api/operator/claims/{id}/questions', {
          params: { path: { id: claim_id ?? '' } },
          body: { text: text.trim() },
        })
      }
      changes={['claims', 'mail']}
      done={say('ask.sent')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('ask.text')}</Text>
          <ClaimSelect customer_id={customer_id} {...form.getInputProps('claim_id')} />
          <Textarea
            label={say('ask.question')}
            required
            {...LIMITS.CreditorQuestionText.text}
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps('text')}
          />
        </>
      )}
    </DeedDialog>
  )
}

type ClaimSelectProps = { readonly customer_id: string; readonly value?: string | null }

/** A claim of the creditor that is not closed, found by its reference or its debtor. */
function ClaimSelect({ customer_id, ...field }: ClaimSelectProps) {
  const say = useCustomerWords()
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<{ value: string; label: string } | null>(null)
  const [q] = useDebouncedValue(typed.trim() === chosen?.label ? '' : typed.trim(), 200)
  const found = useQuery(claimsOfCustomerQuery(customer_id, q))
  const claims = (found.data?.data ?? [])
    .filter(({ case_status }) => case_status !== 'closed')
    .map(({ id, case_reference, debtor_name }) => ({ value: id, label: `${case_reference} ${debtor_name}` }))
  const options = chosen && !claims.some(({ value }) => value === chosen.value) ? [chosen, ...claims] : claims
  return (
    <Select
      label={say('ask.claim')}
      placeholder={say('ask.search')}
      required
      searchable
      data={options}
      filter={({ options: all }) => all}
      onSearchChange={setTyped}
      onOptionSubmit={(id) => choose(options.find(({ value }) => value === id) ?? null)}
      nothingFoundMessage={say('ask.nothing')}
      {...field}
    />
  )
}
