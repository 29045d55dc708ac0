import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { customerQuery } from '../customers/queries.ts'
import { foundCustomersQuery } from './queries.ts'

type CustomerSelectProps = Pick<SelectProps, 'label' | 'aria-label' | 'placeholder' | 'required' | 'error' | 'w'> & {
  readonly value: string | null
  onChange(id: string | null): void
  readonly is_first?: boolean
}

/** Selects a creditor by typing part of the name. */
export function CustomerSelect({ value, onChange, is_first = false, ...looks }: CustomerSelectProps) {
  const common = useCommonWords()
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 200)
  const found = useQuery(foundCustomersQuery(q))
  const chosen = useQuery({ ...customerQuery(value ?? ''), enabled: value !== null, retry: false })
  const options = new Map((found.data?.data ?? []).map(({ id, name }) => [id, name]))
  // Keeps the name of the chosen one, even if the search did not find it.
  if (value !== null && chosen.data) options.set(value, chosen.data.data.name)
  return (
    <Select
      {...looks}
      data={[...options].map(([id, name]) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      onSearchChange={(typed) => setText(typed === options.get(value ?? '') ? '' : typed)}
      filter={({ options: all }) => all}
      nothingFoundMessage={common('list.none')}
      searchable
      clearable
      {...(is_first ? { 'data-autofocus': true } : {})}
    />
  )
}
