import { Alert, Badge, Button, Checkbox, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { peopleQuery } from './queries.ts'
import { RecordRequest } from './RecordRequest.tsx'
import { type PrivacyRecord, RecordLines } from './RequestBits.tsx'
import { QUERY_MAX } from './search.ts'
import { usePrivacyWords } from './words.ts'

type Person = components['schemas']['LikelyPerson']
const keyOf = ({ kind, id }: PrivacyRecord): string => `${kind} ${id}`

/** Searches when asked to, not while somebody types: every search is logged. */
export function PeopleSearch() {
  const say = usePrivacyWords()
  const go = useGo()
  const { q = '', request } = useSearch({ from: '/shell/privacy' })
  const [typed, setTyped] = useState(q)
  const query = useQuery(peopleQuery(q))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({
      to: paths.privacy,
      search: { tab: 'people', ...(typed.trim() ? { q: typed.trim() } : {}), ...(request ? { request } : {}) },
    })
  }
  return (
    <Stack gap="md">
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput
            flex="1 1 16rem"
            label={say('search_label')}
            value={typed}
            maxLength={QUERY_MAX}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
            {say('search')}
          </Button>
        </Group>
      </form>
      <Alert color="blue" variant="light">
        {say('search_hint')}
      </Alert>
      {q !== '' && <Loaded query={query}>{({ data }) => <Found key={q} {...data} request_id={request} />}</Loaded>}
    </Stack>
  )
}

type FoundProps = { readonly people: Person[]; readonly is_cut: boolean; readonly request_id: string | undefined }

function Found({ people, is_cut, request_id }: FoundProps) {
  const say = usePrivacyWords()
  const [picked, setPicked] = useState<readonly PrivacyRecord[]>([])
  const [recording, record] = useDisclosure(false)
  const toggle = (one: PrivacyRecord) =>
    setPicked((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one]))
  if (people.length === 0) return <Empty title={say('nobody')} text={say('nobody_text')} />
  return (
    <Stack gap="sm" role="region" aria-label={say('tabs.people')}>
      {is_cut && <Alert color="yellow">{say('cut')}</Alert>}
      {people.map((person) => (
        <PersonGroup
          key={keyOf(person.records[0] as PrivacyRecord)}
          person={person}
          picked={picked}
          onToggle={toggle}
        />
      ))}
      {picked.length > 0 && (
        <Group>
          {request_id ? (
            <PickFor request_id={request_id} picked={picked} />
          ) : (
            <Button onClick={record.open}>{say('request_for', { count: picked.length })}</Button>
          )}
        </Group>
      )}
      {recording && <RecordRequest subjects={picked} onClose={record.close} />}
    </Stack>
  )
}

/** Adds the picked records to a request that is there already. */
function PickFor({ request_id, picked }: { request_id: string; picked: readonly PrivacyRecord[] }) {
  const say = usePrivacyWords()
  const go = useGo()
  const pick = useChange({
    changes: ['privacy'],
    send: async (once) => {
      for (const { kind, id } of picked)
        await once.POST('/api/operator/privacy/requests/{id}/subjects', {
          params: { path: { id: request_id } },
          body: { kind, id },
        })
    },
    done: say('saved'),
    onDone: () => go({ to: paths.privacy_request, params: { request_id } }),
  })
  return (
    <Button loading={pick.isPending} onClick={() => pick.mutate()}>
      {say('pick_for', { count: picked.length })}
    </Button>
  )
}

type PersonGroupProps = {
  readonly person: Person
  readonly picked: readonly PrivacyRecord[]
  onToggle(record: PrivacyRecord): void
}

function PersonGroup({ person: { alike_in, records }, picked, onToggle }: PersonGroupProps) {
  const say = usePrivacyWords()
  const fields = alike_in.filter((field) => field !== 'joined').map((field) => say(`alike.${field}`))
  const reasons = [
    ...(alike_in.includes('joined') ? [say('alike.joined')] : []),
    ...(fields.length > 0 ? [say('alike_in', { fields: fields.join(', ') })] : []),
  ].join('; ')
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h6" mb="xs">
        {records.length > 1 ? say('likely', { reasons }) : say('single')}
      </Title>
      <Stack gap="sm">
        {records.map((record) => (
          <Group key={keyOf(record)} align="flex-start" wrap="nowrap">
            <Checkbox
              mt={2}
              aria-label={say('pick', { name: record.name })}
              checked={picked.includes(record)}
              onChange={() => onToggle(record)}
            />
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Group gap="xs">
                <Text fw={600}>{record.name}</Text>
                <Badge variant="light">{say(`subject.${record.kind}`)}</Badge>
                {record.restricted_at && (
                  <Badge variant="light" color="orange">
                    {say('restricted')}
                  </Badge>
                )}
              </Group>
              <RecordLines record={record} />
              <Text size="sm">
                {say('matched')}: {record.matched.map((one) => say(`matches.${one as 'name'}`)).join(', ')}
              </Text>
            </div>
          </Group>
        ))}
      </Stack>
    </Paper>
  )
}
