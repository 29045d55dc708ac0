import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Found } from './case.ts'

type FoundSelectProps = {
  readonly label: string
  readonly nothing: string
  readonly value: Found | null
  readonly error?: ReactNode
  readonly disabled: boolean
  /** Reads whoever matches the typed text. */
  find(q: string): { readonly queryKey: readonly unknown[]; queryFn(): Promise<readonly Found[]> }
  onChange(found: Found | null): void
}

/** Finds somebody who is there already by typing. */
export function FoundSelect({ label, nothing, value, error, disabled, find, onChange }: FoundSelectProps) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim() === value?.label ? '' : typed.trim(), 200)
  const { data } = useQuery({
    ...find(q),
    enabled: !disabled,
    placeholderData: (before: readonly Found[] | undefined) => before,
  })
  const found = data ?? []
  const options = value && !found.some((one) => one.value === value.value) ? [value, ...found] : [...found]
  return (
    <Select
      label={label}
      withAsterisk
      searchable
      clearable
      disabled={disabled}
      data={options}
      filter={({ options: all }) => all}
      value={value?.value ?? null}
      onChange={(id) => onChange(options.find((one) => one.value === id) ?? null)}
      onSearchChange={setTyped}
      nothingFoundMessage={nothing}
      error={error}
    />
  )
}
