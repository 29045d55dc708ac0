import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx'
import { MailStatusBadge } from './MailStatusBadge.tsx'
import { mailQuery } from './queries.ts'
import { useMailWords } from './words.ts'

/** One mail beside the list, as it was written. */
export function MailDrawer({ id, onClose }: { id: string | undefined; onClose(): void }) {
  const say = useMailWords()
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} size="xl" title={say('detail')}>
      {id && <OneMail id={id} />}
    </SideDrawer>
  )
}

function OneMail({ id }: { id: string }) {
  const query = useQuery(mailQuery(id))
  return <Loaded query={query}>{({ data }) => <Written mail={data} />}</Loaded>
}

function Written({ mail }: { mail: Schemas['MailWithText'] }) {
  const say = useMailWords()
  const { instant } = useFormat()
  return (
    <Stack>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3} size="h4">
          {mail.subject}
        </Title>
        <MailStatusBadge status={mail.status} />
      </Group>
      {mail.status === 'kept' && (
        <Alert color="yellow" icon={<IconInfoCircle />}>
          <Text size="sm">{say('this_kept')}</Text>
        </Alert>
      )}
      <Facts
        facts={[
          [say('to'), mail.recipient],
          [say('created_at'), instant(mail.created_at)],
          [say('sent_at'), mail.sent_at && instant(mail.sent_at)],
          [say('attempts'), mail.attempts > 0 ? mail.attempts : null],
          [say('last_error'), mail.last_error],
        ]}
      />
      <Attachments mail={mail} />
      {mail.secrets !== 'none' && (
        <Text size="sm" c="dimmed" role="note">
          {say(`secrets.${mail.secrets}`)}
        </Text>
      )}
      <Paper withBorder p="md" component="section" aria-label={say('text')}>
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {mail.body_text}
        </Text>
      </Paper>
    </Stack>
  )
}

function Attachments({ mail: { id, attachments } }: { mail: Schemas['Mail'] }) {
  const say = useMailWords()
  const { number } = useFormat()
  if (attachments.length === 0) return null
  return (
    <Group gap="xs" role="group" aria-label={say('files')}>
      {attachments.map(({ number: at, filename, file_size }) => (
        <Button
          key={at}
          component="a"
          href={`/api/operator/mail/${id}/attachments/${at}`}
          download={filename}
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {filename} · {number(Math.ceil(file_size / 1024))} kB
        </Button>
      ))}
    </Group>
  )
}
