import { Button, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { FilterPill } from '../../../../shared/ui/FilterPill.tsx'
import { useGo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { membersQuery } from '../../team/queries.ts'
import { allOrganizationsQuery, auditFilter, filesQuery } from '../queries.ts'
import { AUDIT_GROUPS, AUDIT_LOGS, type SettingsSearch } from '../search.ts'
import { dayBefore } from './days.ts'
import { useAuditWords } from './words.ts'

type Change = { [Name in keyof SettingsSearch]: SettingsSearch[Name] | undefined }

/** Changes what is filtered, and goes back to the first page. */
export function useFilter() {
  const go = useGo()
  const search = useSearch({ from: '/shell/settings' })
  return (change: Change) =>
    go({ to: paths.settings, search: { ...search, ...change, page: undefined } as SettingsSearch }, { replace: true })
}

/** Who, what, whose and when. `entries` know the names of what was chosen by a link. */
export function Filters({ entries }: { readonly entries: readonly Schemas['AuditEntry'][] }) {
  const search = useSearch({ from: '/shell/settings' })
  const choose = useFilter()
  const say = useAuditWords()
  return (
    <Group gap="xs" align="end">
      <Select
        label={say('filter.log')}
        data={AUDIT_LOGS.map((value) => ({ value, label: say(`log.${value}`) }))}
        value={search.log ?? null}
        onChange={(value) => choose({ log: AUDIT_LOGS.find((one) => one === value) })}
        clearable
        w={150}
      />
      <Select
        label={say('filter.group')}
        data={AUDIT_GROUPS.map((value) => ({ value, label: say(`group.${value}`) }))}
        value={search.group ?? null}
        onChange={(value) => choose({ group: AUDIT_GROUPS.find((one) => one === value) })}
        searchable
        clearable
        w={190}
      />
      <Actor />
      <Debtor />
      <Organization />
      <Times />
      <Button
        component="a"
        variant="default"
        href={`/api/operator/audit.csv?${new URLSearchParams(auditFilter(search) as Record<string, string>)}`}
        leftSection={<IconDownload size={14} aria-hidden />}
      >
        {say('export')}
      </Button>
      <Chosen entries={entries} />
    </Group>
  )
}

function Actor() {
  const say = useAuditWords()
  const { actor } = useSearch({ from: '/shell/settings' })
  const choose = useFilter()
  const { data } = useQuery(membersQuery({}))
  const members = data?.data ?? []
  return (
    <Select
      label={say('filter.actor')}
      data={members.map(({ id, name }) => ({ value: id, label: name }))}
      value={members.some(({ id }) => id === actor) ? (actor ?? null) : null}
      onChange={(value) => choose({ actor: value ?? undefined })}
      searchable
      clearable
      w={190}
    />
  )
}

/** Found by what people know: the name, or the reference of a case. */
function Debtor() {
  const say = useAuditWords()
  const choose = useFilter()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const { data } = useQuery(filesQuery(q))
  const found = q.length > 1 ? (data?.data ?? []) : []
  const options = new Map(
    found.map(({ debtor_id, debtor_name, case_reference }) => [debtor_id, `${debtor_name} (${case_reference})`]),
  )
  return (
    <Select
      label={say('filter.debtor')}
      placeholder={say('filter.debtor_hint')}
      data={[...options].map(([value, label]) => ({ value, label }))}
      filter={({ options: all }) => all}
      value={null}
      onChange={(value) => {
        setTyped('')
        choose({ debtor: value ?? undefined, subject: undefined })
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={q.length > 1 ? say('filter.nobody') : say('filter.type')}
      w={230}
    />
  )
}

function Organization() {
  const say = useAuditWords()
  const { organization } = useSearch({ from: '/shell/settings' })
  const choose = useFilter()
  const { data } = useQuery(allOrganizationsQuery())
  return (
    <Select
      label={say('filter.organization')}
      data={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={organization ?? null}
      onChange={(value) => choose({ organization: value ?? undefined })}
      searchable
      clearable
      w={190}
    />
  )
}

const SPANS = [7, 30] as const

function Times() {
  const say = useAuditWords()
  const { from, to } = useSearch({ from: '/shell/settings' })
  const choose = useFilter()
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={say(`filter.${name}`)}
          value={(name === 'from' ? from : to) ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ [name]: value || undefined })}
        />
      ))}
      {SPANS.map((days) => (
        <Button
          key={days}
          variant={from === dayBefore(days) && !to ? 'light' : 'default'}
          onClick={() => choose({ from: dayBefore(days), to: undefined })}
        >
          {say('filter.last_days', { count: days })}
        </Button>
      ))}
    </>
  )
}

/** What no field shows: a debtor, a thing, or somebody who is not of the team. */
function Chosen({ entries }: { readonly entries: readonly Schemas['AuditEntry'][] }) {
  const say = useAuditWords()
  const { actor, debtor, subject } = useSearch({ from: '/shell/settings' })
  const choose = useFilter()
  const { data } = useQuery(membersQuery({}))
  const nameOf = (id: string) =>
    entries.find(({ subject_id, subject_name }) => subject_id === id && subject_name)?.subject_name
  const is_member = data === undefined || data.data.some(({ id }) => id === actor)
  const by = entries.find(({ actor_id }) => actor_id === actor)?.actor_name
  return (
    <>
      {actor && !is_member && (
        <FilterPill
          name={say('filter.actor')}
          value={by ?? actor.slice(-8)}
          onRemove={() => choose({ actor: undefined })}
        />
      )}
      {debtor && (
        <FilterPill
          name={say('filter.debtor')}
          value={nameOf(debtor) ?? entries[0]?.subject_name ?? debtor.slice(-8)}
          onRemove={() => choose({ debtor: undefined })}
        />
      )}
      {subject && (
        <FilterPill
          name={say('filter.subject')}
          value={nameOf(subject) ?? subject.slice(-8)}
          onRemove={() => choose({ subject: undefined })}
        />
      )}
    </>
  )
}
