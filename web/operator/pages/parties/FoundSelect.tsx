import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Somebody who is there already, as they were found. */
export type Found = { readonly value: string; readonly label: string }

type FoundSelectProps<F extends Found> = {
  readonly label: string
  readonly nothing: string
  readonly value: F | null
  readonly required?: boolean
  readonly error?: ReactNode
  readonly disabled: boolean
  /** Reads whoever matches the typed text. */
  find(q: string): { readonly queryKey: readonly unknown[]; queryFn(): Promise<readonly F[]> }
  onChange(found: F | null): void
}

/** Finds somebody who is there already by typing. */
export function FoundSelect<F extends Found>(props: FoundSelectProps<F>) {
  const { label, nothing, value, required = false, error, disabled, find, onChange } = props
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim() === value?.label ? '' : typed.trim(), 200)
  const { data } = useQuery({
    ...find(q),
    enabled: !disabled,
    placeholderData: (before: readonly F[] | undefined) => before,
  })
  const found = data ?? []
  const options = value && !found.some((one) => one.value === value.value) ? [value, ...found] : [...found]
  return (
    <Select
      label={label}
      withAsterisk={required}
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
