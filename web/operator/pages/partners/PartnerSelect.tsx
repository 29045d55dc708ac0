import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { foundPartnersQuery, partnerQuery } from './queries.ts'

type PartnerSelectProps = {
  readonly label: string
  readonly value: string | null
  onChange(id: string | null): void
  readonly width?: number
}

/** Selects a partner by typing part of the name. */
export function PartnerSelect({ label, value, onChange, width = 240 }: PartnerSelectProps) {
  const common = useCommonWords()
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 200)
  const found = useQuery(foundPartnersQuery(q))
  const chosen = useQuery({ ...partnerQuery(value ?? ''), enabled: value !== null, retry: false })
  const options = new Map((found.data?.data ?? []).map(({ id, name }) => [id, name]))
  // Keeps the name of the chosen partner, even if the search did not find it.
  if (value !== null && chosen.data) options.set(value, chosen.data.data.name)
  return (
    <Select
      placeholder={label}
      aria-label={label}
      data={[...options].map(([id, name]) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      onSearchChange={(typed) => setText(typed === options.get(value ?? '') ? '' : typed)}
      filter={({ options: all }) => all}
      nothingFoundMessage={common('list.none')}
      searchable
      clearable
      w={width}
    />
  )
}
