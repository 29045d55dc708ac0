import { Anchor } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { MailDrawer } from '../../mail/MailDrawer.tsx'
import { MailStatusBadge } from '../../mail/MailStatusBadge.tsx'
import { type FileProps, useClaimSearch } from '../file.ts'
import { usePaperWords } from '../words.papers.ts'
import { useClaimWords } from '../words.ts'
import { Archived, isArchived } from './Archived.tsx'

type Mail = Schemas['ClaimMail']

export function MailsTab({ file }: FileProps) {
  const say = usePaperWords()
  const tab = useClaimWords()
  const [{ open }, choose] = useClaimSearch()
  const show = ({ id }: Mail) => choose({ open: id })
  return (
    <>
      <PartTable
        label={tab('tab.mails')}
        records={file.mails}
        columns={useColumns(show)}
        onOpen={show}
        empty={
          isArchived(file, 'mails') ? (
            <Archived file={file} part="mails" />
          ) : (
            <Empty icon={<IconMail />} title={say('mail.empty')} text={say('mail.empty_text')} />
          )
        }
      />
      {file.mails.length > 0 && <Archived file={file} part="mails" />}
      <MailDrawer id={open} onClose={() => choose({ open: undefined })} />
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
    { accessor: 'status', title: say('mail.status'), render: ({ status }) => <MailStatusBadge status={status} /> },
    { accessor: 'sent_at', title: say('mail.sent'), render: ({ sent_at }) => (sent_at ? instant(sent_at) : '–') },
  ]
}
