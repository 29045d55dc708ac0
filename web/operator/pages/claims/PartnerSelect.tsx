import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { operator } from '../../../shared/api/operator.ts'
import { useClaimsWords } from './words.ts'

const OFFERED_MAX = 20

type PartnerSelectProps = { readonly value: string | undefined; onChoose(id: string | undefined): void }

/** Partners by what is typed; the server searches. */
export function PartnerSelect({ value, onChoose }: PartnerSelectProps) {
  const say = useClaimsWords()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 200)
  const found = operator.useQuery(
    'get',
    '/api/operator/partners',
    { params: { query: { ...(q ? { q } : {}), sort: 'name', limit: OFFERED_MAX } } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )
  const chosen = operator.useQuery(
    'get',
    '/api/operator/partners/{id}',
    { params: { path: { id: value ?? '' } } },
    { enabled: value !== undefined, staleTime: 60_000 },
  )
  const known = [...(found.data?.data ?? []), ...(value && chosen.data ? [chosen.data.data] : [])]
  const data = [...new Map(known.map(({ id, name }) => [id, { value: id, label: name }])).values()]
  return (
    <Select
      placeholder={say('partner')}
      aria-label={say('partner')}
      data={data}
      value={value ?? null}
      onChange={(id) => onChoose(id ?? undefined)}
      onSearchChange={setTyped}
      nothingFoundMessage={say('no_partner')}
      searchable
      clearable
      w={180}
    />
  )
}
