import { Group, MultiSelect, Select } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { CASE_STATUSES, STAGES } from '../../../shared/api/vocabulary.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { listed } from '../../../shared/ui/url-state.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { PartnerSelect } from '../partners/PartnerSelect.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { OwnerSelect } from './OwnerSelect.tsx'
import { AGES, type ClaimsSearch, FLAGS, type Flag } from './search.ts'
import { useClaimsWords } from './words.ts'

type Change = Partial<ClaimsSearch>

/** Sets filters in the URL and returns to the first page. */
export function useChoose(): (change: Change) => void {
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  return (change) => go({ to: paths.claims, search: { ...search, ...change, page: undefined } }, { replace: true })
}

export function Filters() {
  const say = useClaimsWords()
  const common = useCommonWords()
  const search = useSearch({ from: '/shell/claims' })
  const choose = useChoose()
  return (
    <Group gap="xs">
      <SearchField value={search.q} placeholder={say('q')} onSearch={(q) => choose({ q })} />
      <Choices
        label={say('stage')}
        values={STAGES}
        value={search.collection_stage}
        textOf={(value) => common(`stage.${value}`)}
        onChoose={(collection_stage) => choose({ collection_stage })}
        width={160}
      />
      <Choices
        label={say('case_status')}
        values={CASE_STATUSES}
        value={search.case_status}
        textOf={(value) => common(`case_status.${value}`)}
        onChoose={(case_status) => choose({ case_status })}
        width={130}
      />
      <OwnerSelect value={search.owner} onChoose={(owner) => choose({ owner })} />
      <PartnerSelect
        label={say('partner')}
        value={search.partner_id ?? null}
        onChange={(partner_id) => choose({ partner_id: partner_id ?? undefined })}
        width={160}
      />
      <Choice
        label={say('age')}
        values={AGES}
        value={search.age}
        textOf={(value) => say('age_days', { days: value.replace('-', '–') })}
        onChoose={(age) => choose({ age })}
        width={130}
      />
      <Choice
        label={say('flag')}
        values={FLAGS}
        value={FLAGS.find((flag) => search[flag])}
        textOf={(value) => say(`flags.${value}`)}
        onChoose={(flag) => choose(flagsOf(flag))}
        width={140}
      />
      <MoreFilters search={search} onChoose={choose} />
    </Group>
  )
}

/** Only one flag at a time. */
const flagsOf = (chosen: Flag | undefined): Change =>
  Object.fromEntries(FLAGS.map((flag) => [flag, flag === chosen ? true : undefined]))

type ChoiceProps<T extends string> = {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T | undefined
  textOf(value: T): string
  onChoose(value: T | undefined): void
  readonly width: number
}

function Choice<T extends string>({ label, values, value, textOf, onChoose, width }: ChoiceProps<T>) {
  return (
    <Select
      placeholder={label}
      aria-label={label}
      data={values.map((one) => ({ value: one as string, label: textOf(one) }))}
      value={value ?? null}
      onChange={(chosen) => onChoose((chosen ?? undefined) as T | undefined)}
      clearable
      w={width}
    />
  )
}

type ChoicesProps<T extends string> = Omit<ChoiceProps<T>, 'value' | 'onChoose'> & {
  readonly value: string | undefined
  onChoose(value: string | undefined): void
}

/** Several at once. The field stays as small as it is: what was chosen stands below, where it can be removed. */
function Choices<T extends string>({ label, values, value, textOf, onChoose, width }: ChoicesProps<T>) {
  const say = useClaimsWords()
  const chosen = listed<T>(value)
  return (
    <MultiSelect
      placeholder={chosen.length > 0 ? say('chosen', { name: label, count: chosen.length }) : label}
      aria-label={label}
      data={values.map((one) => ({ value: one as string, label: textOf(one) }))}
      value={chosen}
      onChange={(all) => onChoose(values.filter((one) => all.includes(one)).join(',') || undefined)}
      renderPill={() => null}
      comboboxProps={{ width: 260, position: 'bottom-start' }}
      w={width}
    />
  )
}
