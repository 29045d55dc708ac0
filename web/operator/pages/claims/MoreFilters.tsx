import 'dayjs/locale/de-at'
import { Button, Group, MultiSelect, Popover, Stack } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { listed } from '../../../shared/ui/url-state.ts'
import { type ClaimsSearch, COUNTRIES } from './search.ts'
import { useClaimsWords } from './words.ts'

type MoreFiltersProps = { readonly search: ClaimsSearch; onChoose(change: Partial<ClaimsSearch>): void }

/** Amounts, days and countries: what is not chosen every day. */
export function MoreFilters({ search, onChoose }: MoreFiltersProps) {
  const say = useClaimsWords()
  const [opened, { toggle, close }] = useDisclosure(false)
  const apply = (change: Partial<ClaimsSearch>) => {
    onChoose(change)
    close()
  }
  return (
    <Popover opened={opened} onChange={close} position="bottom-start" width={360} trapFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />} onClick={toggle}>
          {say('more.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('more.open')}>
        {opened && <Fields search={search} onChoose={apply} />}
      </Popover.Dropdown>
    </Popover>
  )
}

const euros = (amount: Amount): number | undefined => (amount === '' ? undefined : amount)

function Fields({ search, onChoose }: MoreFiltersProps) {
  const say = useClaimsWords()
  const name = useCountryName()
  const [amount_from, setFrom] = useState<Amount>(search.amount_from ?? '')
  const [amount_to, setTo] = useState<Amount>(search.amount_to ?? '')
  const [created, setCreated] = useState<Span>([search.created_from ?? null, search.created_to ?? null])
  const [due, setDue] = useState<Span>([search.due_from ?? null, search.due_to ?? null])
  const [countries, setCountries] = useState(listed(search.country))
  const chosen = {
    amount_from: euros(amount_from),
    amount_to: euros(amount_to),
    created_from: created[0] ?? undefined,
    created_to: created[1] ?? undefined,
    due_from: due[0] ?? undefined,
    due_to: due[1] ?? undefined,
    country: countries.join(',') || undefined,
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(chosen)
      }}
    >
      <Stack gap="sm">
        <Group grow align="flex-start" gap="xs">
          <MoneyInput label={say('more.amount_from')} value={amount_from} onChange={setFrom} data-autofocus />
          <MoneyInput label={say('more.amount_to')} value={amount_to} onChange={setTo} />
        </Group>
        <Days label={say('more.created')} value={created} onChange={setCreated} />
        <Days label={say('more.due')} value={due} onChange={setDue} />
        <MultiSelect
          label={say('more.country')}
          data={COUNTRIES.map((value) => ({ value: value as string, label: name(value) }))}
          value={countries}
          onChange={setCountries}
          comboboxProps={{ withinPortal: false }}
          searchable
        />
        <Group justify="flex-end">
          <Button type="submit">{say('more.apply')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

type Span = [string | null, string | null]
type DaysProps = { readonly label: string; readonly value: Span; onChange(value: Span): void }

function Days({ label, value, onChange }: DaysProps) {
  const say = useClaimsWords()
  const { i18n } = useTranslation()
  return (
    <DatePickerInput
      type="range"
      label={label}
      locale={i18n.language === 'de' ? 'de-at' : 'en'}
      valueFormat="DD.MM.YYYY"
      value={value}
      onChange={([from, to]) => onChange([from, to])}
      popoverProps={{ withinPortal: false }}
      allowSingleDateInRange
      clearable
      clearButtonProps={{ 'aria-label': say('more.any_day', { name: label }) }}
    />
  )
}

export function useCountryName(): (code: string) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  return (code) => names.of(code) ?? code
}
