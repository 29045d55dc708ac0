import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { isSettled } from './entry.ts'
import { claimsOfAccountQuery } from './queries.ts'
import { useBankDialogWords } from './words.dialogs.ts'

export type ChosenClaim = {
  readonly id: string
  readonly case_reference: string
  readonly debtor_name: string
  readonly is_settled: boolean
}

type ClaimFieldProps = {
  readonly label: string
  readonly organization_id: string
  readonly value: ChosenClaim | null
  readonly error: string | undefined
  readonly is_first: boolean
  onChange(claim: ChosenClaim | null): void
}

const LETTERS_MIN = 2

/** Finds a claim of the account's organisation by reference, name or invoice. */
export function ClaimField({ label, organization_id, value, error, is_first, onChange }: ClaimFieldProps) {
  const say = useBankDialogWords()
  const [typed, setTyped] = useState(value ? nameOf(value) : '')
  const [is_opened, setOpened] = useState(false)
  const [q] = useDebouncedValue(typed.trim(), 150)
  const is_search = q.length >= LETTERS_MIN && !(value && q === nameOf(value))
  const found = useQuery({ ...claimsOfAccountQuery(organization_id, q), enabled: is_search })
  const claims = new Map<string, ChosenClaim>((value ? [value] : []).map((one) => [one.id, one]))
  for (const one of is_search ? (found.data?.data ?? []) : [])
    claims.set(one.id, {
      id: one.id,
      case_reference: one.case_reference,
      debtor_name: one.debtor_name,
      is_settled: isSettled(one),
    })
  const choose = (claim: ChosenClaim | undefined) => {
    setOpened(false)
    if (claim) setTyped(nameOf(claim))
    onChange(claim ?? null)
  }
  /** Results that came after the last keystroke are not marked yet: Enter takes the first. */
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = [...claims.values()].filter(({ id }) => id !== value?.id)
    if (event.key !== 'Enter' || !is_search || !first) return
    if (event.currentTarget.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    choose(first)
  }
  return (
    <Select
      label={label}
      placeholder={say('claim_search')}
      data={[...claims.values()].map((one) => ({ value: one.id, label: nameOf(one) }))}
      filter={({ options }) => options}
      value={value?.id ?? null}
      onChange={(id) => choose(claims.get(id ?? ''))}
      onKeyDown={takeFirst}
      dropdownOpened={is_opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={
        !is_search ? say('claim_type') : found.isFetching ? say('claim_searching') : say('claim_nothing')
      }
      error={error}
      {...(is_first ? { 'data-autofocus': true } : {})}
    />
  )
}

const nameOf = ({ case_reference, debtor_name }: ChosenClaim): string => `${case_reference} ${debtor_name}`
