import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../../shared/ui/ListTable.tsx'
import { linkTo, type Target, useGo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { auditQuery } from '../queries.ts'
import { Changes } from './Changes.tsx'
import { Filters, useFilter } from './Filters.tsx'
import { useAuditWords } from './words.ts'

type Entry = Schemas['AuditEntry']

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
      <Filters entries={query.data?.data ?? []} />
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

/** Where the subject of an entry can be looked at. */
function targetOf({ subject_kind, subject_id, subject_name }: Entry): Target | undefined {
  if (!subject_id) return undefined
  if (subject_kind === 'claim') return { to: paths.claim, params: { claim_id: subject_id } }
  if (subject_kind === 'debtor') return { to: paths.claims, search: { q: subject_name ?? undefined } }
  if (subject_kind === 'partner') return { to: paths.partner, params: { partner_id: subject_id } }
  if (subject_kind === 'customer') return { to: paths.customer, params: { customer_id: subject_id } }
  if (subject_kind === 'organization') return { to: paths.organization, params: { organization_id: subject_id } }
  if (subject_kind === 'privacy_request') return { to: paths.privacy_request, params: { request_id: subject_id } }
  if (subject_kind === 'operator') return { to: paths.team }
  if (subject_kind === 'privacy_request') return { to: paths.privacy_request, params: { request_id: subject_id } }
  if (subject_kind === 'token') return { to: paths.partners }
  if (subject_kind === 'legal_table') return { to: paths.settings, search: { tab: 'legal', table: subject_id } }
  if (subject_kind === 'mail') return { to: paths.mail, search: { mail: subject_id } }
  return undefined
}

const NAMED = ['operator', 'token', 'organization', 'partner', 'customer', 'claim', 'debtor', 'creditor_person']

/** Of a debtor all cases are meant. */
const filterOf = ({ subject_kind, subject_id }: Entry) =>
  subject_kind === 'debtor'
    ? { debtor: subject_id ?? undefined, subject: undefined }
    : { subject: subject_id ?? undefined, debtor: undefined }

function Subject({ entry }: { readonly entry: Entry }) {
  const say = useAuditWords()
  const choose = useFilter()
  const { subject_kind, subject_id, subject_name } = entry
  const is_gone = subject_name === null && NAMED.includes(subject_kind ?? '')
  const text =
    subject_name ?? (is_gone ? say('gone') : subject_kind === 'legal_table' ? subject_id : subject_id?.slice(-8))
  const target = is_gone ? undefined : targetOf(entry)
  if (!text || !subject_id) return null
  return (
    <Group gap={4} wrap="nowrap">
      {target ? (
        <Anchor renderRoot={linkTo(target)} size="sm">
          {text}
        </Anchor>
      ) : (
        <Text size="sm">{text}</Text>
      )}
      <Only label={say('only_about', { name: text })} onChoose={() => choose(filterOf(entry))} />
    </Group>
  )
}

type OnlyProps = { readonly label: string; onChoose(): void }

/** Shows only what else there is of the same. */
const Only = ({ label, onChoose }: OnlyProps) => (
  <ActionIcon size="sm" variant="subtle" color="gray" aria-label={label} title={label} onClick={onChoose}>
    <IconFilter size={13} aria-hidden />
  </ActionIcon>
)

function Actor({ entry: { actor_id, actor_name, actor_type } }: { readonly entry: Entry }) {
  const say = useAuditWords()
  const choose = useFilter()
  const name = actor_name ?? say(`actor.${actor_type}`)
  return (
    <Group gap={4} wrap="nowrap">
      {name}
      {actor_id && <Only label={say('only_by', { name })} onChoose={() => choose({ actor: actor_id })} />}
    </Group>
  )
}

function useColumns(): ListColumn<Entry>[] {
  const say = useAuditWords()
  const { instant } = useFormat()
  return [
    { accessor: 'at', title: say('column.at'), render: ({ at }) => instant(at) },
    {
      accessor: 'actor_name',
      title: say('column.actor'),
      render: (entry) => <Actor entry={entry} />,
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
