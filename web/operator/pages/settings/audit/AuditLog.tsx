import { Anchor, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../../shared/ui/ListTable.tsx'
import { linkTo, type Target, useGo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { auditQuery } from '../queries.ts'
import { AUDIT_GROUPS, AUDIT_LOGS, type SettingsSearch } from '../search.ts'
import { useAuditWords } from './words.ts'

type Entry = Schemas['AuditEntry']
type Change = { readonly field: string; readonly from?: unknown; readonly to?: unknown }

/** Who administered what, and who looked at whose data. */
export function AuditLog() {
  const say = useAuditWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/settings' })
  const query = useQuery(auditQuery(search))
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {say('text')}
      </Text>
      <Filters />
      <ListTable
        label={say('label')}
        query={query}
        columns={useColumns()}
        empty={<Empty title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.settings, search: { ...search, page } })}
      />
    </Stack>
  )
}

function Filters() {
  const say = useAuditWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/settings' })
  const choose = (change: Partial<SettingsSearch>) =>
    go({ to: paths.settings, search: { ...search, ...change, page: undefined } }, { replace: true })
  const { log, group, from, to } = search
  const chosen = Object.entries({ log, group, from, to }).filter(([, value]) => value) as [string, string][]
  return (
    <Group gap="xs" align="end">
      <Select
        label={say('filter.log')}
        data={AUDIT_LOGS.map((value) => ({ value, label: say(`log.${value}`) }))}
        value={log ?? null}
        onChange={(value) => choose({ log: AUDIT_LOGS.find((one) => one === value) })}
        clearable
        w={170}
      />
      <Select
        label={say('filter.group')}
        data={AUDIT_GROUPS.map((value) => ({ value, label: say(`group.${value}`) }))}
        value={group ?? null}
        onChange={(value) => choose({ group: AUDIT_GROUPS.find((one) => one === value) })}
        clearable
        w={200}
      />
      <TextInput
        type="date"
        label={say('filter.from')}
        value={from ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ from: value || undefined })}
      />
      <TextInput
        type="date"
        label={say('filter.to')}
        value={to ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ to: value || undefined })}
      />
      <Button
        component="a"
        variant="default"
        href={`/api/operator/audit.csv?${new URLSearchParams(chosen)}`}
        leftSection={<IconDownload size={14} aria-hidden />}
      >
        {say('export')}
      </Button>
    </Group>
  )
}

/** Where the subject of an entry can be looked at. */
function targetOf({ subject_kind, subject_id }: Entry): Target | undefined {
  if (!subject_id) return undefined
  if (subject_kind === 'claim') return { to: paths.claim, params: { claim_id: subject_id } }
  if (subject_kind === 'partner') return { to: paths.partner, params: { partner_id: subject_id } }
  if (subject_kind === 'customer') return { to: paths.customer, params: { customer_id: subject_id } }
  if (subject_kind === 'organization') return { to: paths.organization, params: { organization_id: subject_id } }
  if (subject_kind === 'privacy_request') return { to: paths.privacy_request, params: { request_id: subject_id } }
  if (subject_kind === 'operator') return { to: paths.team }
  if (subject_kind === 'mail') return { to: paths.mail, search: { mail: subject_id } }
  return undefined
}

const NAMED = ['operator', 'token', 'organization', 'partner', 'customer', 'claim']

function Subject({ entry }: { readonly entry: Entry }) {
  const say = useAuditWords()
  const { subject_kind, subject_id, subject_name } = entry
  const is_gone = subject_name === null && NAMED.includes(subject_kind ?? '')
  const text =
    subject_name ?? (is_gone ? say('gone') : subject_kind === 'legal_table' ? subject_id : subject_id?.slice(-8))
  const target = is_gone ? undefined : targetOf(entry)
  if (!text) return null
  return target ? (
    <Anchor renderRoot={linkTo(target)} size="sm">
      {text}
    </Anchor>
  ) : (
    <Text size="sm">{text}</Text>
  )
}

/** Old and new value of each setting, in plain words. */
function Changes({ entry: { details } }: { readonly entry: Entry }) {
  const say = useAuditWords()
  const { changes } = details as { changes?: readonly Change[] }
  const shown = (value: unknown): string => {
    if (value === null || value === undefined) return '–'
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return changes?.map(({ field, ...values }) => (
    <Text key={field} size="sm" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {field}: {'to' in values ? `${shown(values.from)} → ${shown(values.to)}` : say('changed')}
    </Text>
  ))
}

function useColumns(): ListColumn<Entry>[] {
  const say = useAuditWords()
  const { instant } = useFormat()
  return [
    { accessor: 'at', title: say('column.at'), render: ({ at }) => instant(at) },
    {
      accessor: 'actor_name',
      title: say('column.actor'),
      render: ({ actor_name, actor_type }) => actor_name ?? say(`actor.${actor_type}`),
    },
    {
      accessor: 'action',
      title: say('column.action'),
      render: ({ action }) => say(`action.${action}` as Parameters<typeof say>[0]),
    },
    { accessor: 'subject_id', title: say('column.subject'), render: (entry) => <Subject entry={entry} /> },
    { accessor: 'details', title: say('column.change'), width: 340, render: (entry) => <Changes entry={entry} /> },
  ]
}
