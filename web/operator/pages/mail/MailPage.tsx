import { Alert, Anchor, Group, Select, Text } from '@mantine/core'
import { IconInfoCircle, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { useTotal } from '../../../shared/ui/total.ts'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { NothingFound } from '../NothingFound.tsx'
import { MailDrawer } from './MailDrawer.tsx'
import { MailStatusBadge } from './MailStatusBadge.tsx'
import { keptMailsQuery, mailsQuery } from './queries.ts'
import { MAIL_STATUSES, type MailSearch } from './search.ts'
import { useMailWords } from './words.ts'

const FROM = '/shell/mail'
export function MailPage() {
  const say = useMailWords()
  const go = useGo()
  const { mail, ...search } = useSearch({ from: FROM })
  const query = useQuery(mailsQuery(search))
  const total = query.data?.total ?? 0
  const shown = useTotal()(query.data)
  return (
    <Page title={say('title')} subtitle={query.data && say('count', { count: total }).replace(String(total), shown)}>
      <KeptNote />
      <Filters />
      <ListTable
        label={say('title')}
        query={query}
        columns={useColumns(search)}
        empty={<NothingFound page={{ to: paths.mail }} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.mail, search: { ...search, page } })}
        onOpen={({ id }) => go({ to: paths.mail, search: { ...search, mail: id } })}
      />
      <MailDrawer id={mail} onClose={() => go({ to: paths.mail, search })} />
    </Page>
  )
}

/** People who wait for a reply must know that their mail never went out. */
function KeptNote() {
  const say = useMailWords()
  const kept = useQuery(keptMailsQuery())
  const count = kept.data?.total ?? 0
  if (count === 0) return null
  return (
    <Alert color="yellow" icon={<IconInfoCircle />} title={say('kept_title')}>
      <Text size="sm">
        {say('kept_text', { count })} {say('kept_hint')}
      </Text>
    </Alert>
  )
}

function Filters() {
  const say = useMailWords()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const choose = (change: Partial<MailSearch>) =>
    go({ to: paths.mail, search: { ...search, ...change, page: undefined } }, { replace: true })
  return (
    <Group gap="xs">
      <SearchField value={search.q} placeholder={say('q')} onSearch={(q) => choose({ q })} />
      <Select
        placeholder={say('status_filter')}
        aria-label={say('status_filter')}
        data={MAIL_STATUSES.map((value) => ({ value, label: say(`status.${value}`) }))}
        value={search.status ?? null}
        onChange={(value) => choose({ status: value ?? undefined })}
        clearable
        w={170}
      />
    </Group>
  )
}

function useColumns(search: MailSearch): ListColumn<Schemas['Mail']>[] {
  const say = useMailWords()
  const { instant } = useFormat()
  return [
    {
      accessor: 'subject',
      title: say('column.subject'),
      width: 420,
      render: ({ id, subject }) => (
        <Anchor renderRoot={linkTo({ to: paths.mail, search: { ...search, mail: id } })} size="sm">
          {subject}
        </Anchor>
      ),
    },
    { accessor: 'recipient', title: say('column.recipient'), width: 260 },
    {
      accessor: 'status',
      title: say('column.status'),
      render: ({ status }) => <MailStatusBadge status={status} />,
    },
    {
      accessor: 'attachments',
      title: say('column.files'),
      render: ({ attachments }) =>
        attachments.length > 0 && (
          <Group gap={4} wrap="nowrap">
            <IconPaperclip size={14} aria-hidden />
            {attachments.length}
          </Group>
        ),
    },
    {
      accessor: 'created_at',
      title: say('column.created'),
      textAlign: 'right',
      render: ({ created_at }) => instant(created_at),
    },
  ]
}
