import { Anchor, Badge, Drawer, Group, Stack, Text } from '@mantine/core'
import { IconMail, IconPaperclip } from '@tabler/icons-react'
import { operator, type Schemas } from '../../../../shared/api/operator.ts'
import { useCommonWords } from '../../../../shared/i18n/common.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { type FileProps, useClaimSearch } from '../file.ts'
import { usePaperWords } from '../words.papers.ts'
import { useClaimWords } from '../words.ts'

type Mail = Schemas['ClaimMail']

export function MailsTab({ file }: FileProps) {
  const say = usePaperWords()
  const tab = useClaimWords()
  const common = useCommonWords()
  const [{ open }, choose] = useClaimSearch()
  const shown = file.mails.find(({ id }) => id === open)
  const show = ({ id }: Mail) => choose({ open: id })
  return (
    <>
      <PartTable
        label={tab('tab.mails')}
        records={file.mails}
        columns={useColumns(show)}
        onOpen={show}
        empty={<Empty icon={<IconMail />} title={say('mail.empty')} text={say('mail.empty_text')} />}
      />
      {shown && (
        <Drawer
          opened
          onClose={() => choose({ open: undefined })}
          position="right"
          size="lg"
          title={shown.subject}
          closeButtonProps={{ 'aria-label': common('action.close') }}
        >
          <MailText id={shown.id} />
        </Drawer>
      )}
    </>
  )
}

function useColumns(onShow: (mail: Mail) => void): ListColumn<Mail>[] {
  const say = usePaperWords()
  const { instant } = useFormat()
  return [
    { accessor: 'created_at', title: say('mail.at'), render: ({ created_at }) => instant(created_at) },
    { accessor: 'recipient', title: say('mail.recipient') },
    {
      accessor: 'subject',
      title: say('mail.subject'),
      render: (row) => (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onShow(row)}>
          {row.subject}
        </Anchor>
      ),
    },
    { accessor: 'status', title: say('mail.status'), render: ({ status }) => <MailBadge status={status} /> },
    { accessor: 'sent_at', title: say('mail.sent'), render: ({ sent_at }) => (sent_at ? instant(sent_at) : '–') },
  ]
}

const COLORS: Readonly<Record<Mail['status'], string>> = { kept: 'gray', queued: 'blue', sent: 'teal', failed: 'red' }

function MailBadge({ status }: { status: Mail['status'] }) {
  const say = usePaperWords()
  return (
    <Badge variant="light" color={COLORS[status]} tt="none" miw="max-content">
      {say(`mail.state.${status}`)}
    </Badge>
  )
}

function MailText({ id }: { id: string }) {
  const query = operator.useQuery('get', '/api/operator/mail/{id}', { params: { path: { id } } })
  return (
    <Loaded query={query}>
      {({ data: { recipient, status, body_text, attachments, last_error } }) => (
        <Stack gap="sm">
          <Group gap="xs">
            <MailBadge status={status} />
            <Text size="sm">{recipient}</Text>
          </Group>
          {last_error && (
            <Text size="sm" c="var(--mantine-color-error)">
              {last_error}
            </Text>
          )}
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {body_text}
          </Text>
          {attachments.map(({ number, filename }) => (
            <Anchor key={number} size="sm" href={`/api/operator/mail/${id}/attachments/${number}`} download>
              <IconPaperclip size={14} aria-hidden /> {filename}
            </Anchor>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
