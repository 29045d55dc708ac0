import { Alert, Button, FileButton, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconArrowBackUp, IconDownload, IconUpload } from '@tabler/icons-react'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { show } from '../../../shared/api/changed.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { useMay } from '../../session.ts'
import { legalTablesQuery } from './queries.ts'
import { useTableTitle } from './table-title.ts'
import { useSettingsWords } from './words.ts'

type TableProps = { readonly table: Schemas['LegalTable'] }

/** Download, add a row, upload: how a table is kept up to date without a release. */
export function LegalTableActions({ table }: TableProps) {
  const say = useSettingsWords()
  const { instant } = useFormat()
  const may_change = useMay('organizations')
  const { changed_at, changed_by, problem } = table
  return (
    <>
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle />} mb="sm" title={say('upload.unfit')}>
          {problem}
        </Alert>
      )}
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          {changed_at && say('upload.by', { name: changed_by ?? '', time: instant(changed_at) })}
        </Text>
        <Group gap="xs">
          <DownloadButton table={table} />
          {may_change && <UploadButton table={table} />}
          {may_change && changed_at && <DropButton table={table} />}
        </Group>
      </Group>
    </>
  )
}

function DownloadButton({ table: { name, file } }: TableProps) {
  const common = useCommonWords()
  const download = useMutation({
    mutationFn: () => api.GET('/api/operator/legal-tables/{name}', { params: { path: { name } } }),
    onSuccess: ({ data }) => {
      const address = URL.createObjectURL(new Blob([JSON.stringify(data?.data, null, 2)], { type: 'application/json' }))
      Object.assign(document.createElement('a'), { href: address, download: file }).click()
      URL.revokeObjectURL(address)
    },
  })
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {common('action.download')}
    </Button>
  )
}

function showTable(queries: QueryClient, table: Schemas['LegalTable']): void {
  show(queries, legalTablesQuery(), (list) => ({
    ...list,
    data: list.data.map((one) => (one.name === table.name ? table : one)),
  }))
}

function UploadButton({ table }: TableProps) {
  const { name } = table
  const say = useSettingsWords()
  const titleOf = useTableTitle()
  const choose = async (file: File | null) => {
    if (!file) return
    const body = parse(await file.text())
    if (!body) return void notifications.show({ message: say('upload.not_json', { file: file.name }), color: 'red' })
    askFirst({
      title: `${say('upload.name')}: ${titleOf(table)}`,
      consequence: say('upload.text'),
      confirm: say('upload.name'),
      deed: {
        changes: ['legal', 'claims', 'court'],
        send: (once) => once.PUT('/api/operator/legal-tables/{name}', { params: { path: { name } }, body }),
        shows: (queries, { data }) => data && showTable(queries, data.data),
        done: say('upload.done'),
      },
    })
  }
  return (
    <FileButton accept="application/json,.json" onChange={(file) => void choose(file)}>
      {(props) => (
        <Button size="xs" leftSection={<IconUpload size={14} aria-hidden />} {...props}>
          {say('upload.name')}
        </Button>
      )}
    </FileButton>
  )
}

function DropButton({ table }: TableProps) {
  const { name } = table
  const say = useSettingsWords()
  const titleOf = useTableTitle()
  const drop = deedOf({
    changes: ['legal', 'claims', 'court'],
    send: (once) => once.DELETE('/api/operator/legal-tables/{name}', { params: { path: { name } } }),
    shows: (queries, { data }) => data && showTable(queries, data.data),
    done: say('upload.dropped'),
  })
  const ask = () =>
    askFirst({
      title: `${say('upload.drop')}: ${titleOf(table)}`,
      consequence: say('upload.drop_text'),
      confirm: say('upload.drop'),
      is_final: true,
      deed: drop,
    })
  return (
    <Button size="xs" variant="default" leftSection={<IconArrowBackUp size={14} aria-hidden />} onClick={ask}>
      {say('upload.drop')}
    </Button>
  )
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
