import { Badge, Button, Group, Stack, Text, Timeline } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session.ts'
import { Trail } from '../Trail.tsx'
import { IdentityDeed } from './IdentityDeed.tsx'
import { NoteDeed } from './NoteDeed.tsx'
import { requestQuery } from './queries.ts'
import { DueDay, isOpen, type RequestFile } from './RequestBits.tsx'
import { SubjectPanel } from './SubjectPanel.tsx'
import { QUERY_MAX } from './search.ts'
import { usePrivacyWords } from './words.ts'

export function RequestPage() {
  const say = usePrivacyWords()
  const { request_id } = useParams({ from: '/shell/privacy/requests/$request_id' })
  const query = useQuery(requestQuery(request_id))
  const request = query.data?.data
  return (
    <Page
      trail={<Trail to={{ to: paths.privacy }}>{say('back')}</Trail>}
      title={request ? `${say('request', { number: request.number })}: ${request.person_name}` : say('title')}
      subtitle={request && say(`kinds.${request.kind}`)}
      actions={request && <Ends request={request} />}
    >
      <Loaded query={query}>{({ data }) => <Request request={data} />}</Loaded>
    </Page>
  )
}

function Ends({ request }: { request: RequestFile }) {
  const say = usePrivacyWords()
  const is_admin = useMay('users')
  if (!isOpen(request) || !is_admin) return null
  const params = { path: { id: request.id } }
  return (
    <>
      {request.state === 'open' && (
        <NoteDeed
          title={say('extend')}
          text={say('extend_text')}
          send={(once, reason) => once.POST('/api/operator/privacy/requests/{id}/extend', { params, body: { reason } })}
        />
      )}
      <NoteDeed
        title={say('refuse')}
        text={say('refuse_text')}
        send={(once, reason) => once.POST('/api/operator/privacy/requests/{id}/refuse', { params, body: { reason } })}
      />
      <NoteDeed
        title={say('answer')}
        label={say('answer_note')}
        is_main
        send={(once, note) => once.POST('/api/operator/privacy/requests/{id}/answer', { params, body: { note } })}
      />
    </>
  )
}

function Request({ request }: { request: RequestFile }) {
  const say = usePrivacyWords()
  const format = useFormat()
  const is_open = isOpen(request)
  return (
    <Stack gap="md">
      <Panel title={say('facts')}>
        <Facts
          facts={[
            [
              say('state'),
              <Badge key="state" variant="light">
                {say(`states.${request.state}`)}
              </Badge>,
            ],
            [say('received_on'), `${format.day(request.received_on)}, ${say(`channels.${request.channel}`)}`],
            [say('due_on'), <DueDay key="due" request={request} />],
            [say('contact'), request.contact],
            [say('language'), say(`languages.${request.language}`)],
            [say('note'), request.note],
            [say('extended_reason'), request.extended_reason],
            [say('outcome'), request.outcome],
          ]}
        />
      </Panel>
      <Panel
        title={say('identity')}
        text={say('identity_text')}
        actions={is_open && <IdentityDeed request_id={request.id} />}
      >
        <Text size="sm">
          {request.identity_method && request.identity_checked_at
            ? `${say(`methods.${request.identity_method}`)}, ${format.instant(request.identity_checked_at)}: ${request.identity_note}`
            : say('identity_missing')}
        </Text>
      </Panel>
      <Panel
        title={say('records')}
        text={say('records_text')}
        actions={
          is_open && (
            <Button
              variant="default"
              renderRoot={linkTo({
                to: paths.privacy,
                search: { tab: 'people', q: request.person_name.slice(0, QUERY_MAX), request: request.id },
              })}
            >
              {say('add_records')}
            </Button>
          )
        }
      >
        <Stack gap="sm">
          {request.subjects.length === 0 && <Text size="sm">{say('no_records')}</Text>}
          {request.subjects.map((subject) => (
            <SubjectPanel key={`${subject.kind} ${subject.id}`} request={request} subject={subject} />
          ))}
        </Stack>
      </Panel>
      {request.recipients.length > 0 && <Recipients request={request} />}
      <Panel title={say('steps')}>
        <Timeline bulletSize={12} lineWidth={2}>
          {request.steps.map((step) => (
            <Timeline.Item key={step.id} title={say(`step.${step.action}`)}>
              <Text size="sm" c="dimmed">
                {format.instant(step.at)}, {step.actor_name}
              </Text>
            </Timeline.Item>
          ))}
        </Timeline>
      </Panel>
    </Stack>
  )
}

function Recipients({ request }: { request: RequestFile }) {
  const say = usePrivacyWords()
  const format = useFormat()
  return (
    <Panel title={say('recipients')} text={say('recipients_text')}>
      <Stack gap="xs">
        {request.recipients.map(({ id, kind, name, cause, case_references, told_at, told_note }) => (
          <Group key={id} justify="space-between">
            <Text size="sm">
              {say(`causes.${cause}`)}: {say(`recipient.${kind}`)} {name} ({case_references})
              {told_at && `, ${format.instant(told_at)}: ${told_note}`}
            </Text>
            {!told_at && isOpen(request) && (
              <NoteDeed
                title={say('told')}
                label={say('told_note')}
                send={(once, note) =>
                  once.POST('/api/operator/privacy/requests/{id}/recipients/{recipient_id}/told', {
                    params: { path: { id: request.id, recipient_id: id } },
                    body: { note },
                  })
                }
              />
            )}
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}
