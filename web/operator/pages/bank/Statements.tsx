import { Button, Text } from '@mantine/core'
import { IconDownload, IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { statementsQuery } from './queries.ts'
import { useUploadWords } from './words.uploads.ts'

type Statement = Schemas['BankStatement']

/** The files of banks, newest first. */
export function Statements() {
  const say = useUploadWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/bank' })
  return (
    <ListTable
      label={say('list')}
      query={useQuery(statementsQuery(search))}
      columns={useColumns()}
      empty={<Empty icon={<IconFileInvoice />} title={say('empty')} text={say('empty_text')} />}
      onPage={(page) => go({ to: paths.bank, search: { ...search, page } })}
    />
  )
}

function useColumns(): ListColumn<Statement>[] {
  const say = useUploadWords()
  const { instant, day, number } = useFormat()
  const count = (accessor: keyof Statement & string, title: string, of: (row: Statement) => number) => ({
    ...{ accessor, title },
    textAlign: 'right' as const,
    render: (row: Statement) => number(of(row)),
  })
  return [
    { accessor: 'created_at', title: say('column.created_at'), render: (row) => instant(row.created_at) },
    { accessor: 'account_name', title: say('column.account'), width: 180 },
    {
      accessor: 'first_on',
      title: say('column.period'),
      render: ({ first_on, last_on }) => (first_on && last_on ? `${day(first_on)} – ${day(last_on)}` : '–'),
    },
    count('entries', say('column.entries'), (row) => row.entries),
    count('duplicates', say('column.duplicates'), (row) => row.duplicates),
    {
      accessor: 'unmatched',
      title: say('column.open'),
      textAlign: 'right',
      render: ({ suggested, unmatched, judged_at }) => (judged_at ? number(suggested + unmatched) : say('being_read')),
    },
    {
      accessor: 'uploaded_by_name',
      title: say('column.by'),
      width: 150,
      render: ({ uploaded_by_name }) => uploaded_by_name ?? say('by_folder'),
    },
    { accessor: 'file_name', title: say('column.file'), render: (row) => <FileLink row={row} /> },
  ]
}

/** The file holds what the lists leave out, so that only administrators get it. */
function FileLink({ row: { id, file_name } }: { readonly row: Statement }) {
  const say = useUploadWords()
  const is_admin = useIdentity().role === 'admin'
  if (!is_admin)
    return (
      <Text size="sm" title={say('admins')}>
        {file_name}
      </Text>
    )
  return (
    <Button
      component="a"
      size="compact-xs"
      variant="subtle"
      href={`/api/operator/bank-statements/${id}/file`}
      download={file_name}
      leftSection={<IconDownload size={13} aria-hidden />}
      aria-label={say('download', { name: file_name })}
    >
      {file_name}
    </Button>
  )
}
