import { Alert, Button, FileButton, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconArrowBackUp, IconDownload, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiFault } from '../../../../shared/api/fault.ts'
import { api, type Schemas } from '../../../../shared/api/operator.ts'
import { useCommonWords } from '../../../../shared/i18n/common.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Fault } from '../../../../shared/ui/Fault.tsx'
import { useMay } from '../../../session.ts'
import { useSettingsWords } from '../words.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useProblemText } from './figure-text.ts'
import { useProposal } from './use-proposal.ts'
import { Versions } from './Versions.tsx'
import { useLegalWords } from './words.ts'

type TableProps = { readonly table: Schemas['LegalTable'] }

/** Download, add a row, compare, upload: how a table is kept up to date without a release. */
export function LegalTableActions({ table, children }: TableProps & { readonly children: ReactNode }) {
  const say = useSettingsWords()
  const { instant } = useFormat()
  const may_change = useMay('organizations')
  const problemText = useProblemText()
  const { compared, propose, forget, is_busy, error } = useProposal(table.name)
  const { changed_at, changed_by, fault } = table
  return (
    <>
      {fault && (
        <Alert color="red" icon={<IconAlertTriangle />} mb="sm" title={say('upload.unfit')}>
          {problemText(fault)}
        </Alert>
      )}
      {error && <Refused error={error} />}
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          {changed_at && say('upload.by', { name: changed_by ?? '', time: instant(changed_at) })}
        </Text>
        <Group gap="xs">
          <DownloadButton table={table} />
          {may_change && (
            <UploadButton is_busy={is_busy} onContent={(content) => propose({ kind: 'replace', content })} />
          )}
          {may_change && changed_at && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconArrowBackUp size={14} aria-hidden />}
              loading={is_busy}
              onClick={() => propose({ kind: 'drop' })}
            >
              {say('upload.drop')}
            </Button>
          )}
        </Group>
      </Group>
      {children}
      <Versions name={table.name} may_change={may_change} onPropose={propose} />
      {compared && <ChangeDialog table={table} compared={compared} onClose={forget} />}
    </>
  )
}

/** A file that does not fit is refused with the place and the reason, in the reader's language. */
function Refused({ error }: { error: Error }) {
  const say = useLegalWords()
  const problemText = useProblemText()
  if (!(error instanceof ApiFault) || error.details.length === 0) return <Fault error={error} />
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} mb="sm" title={say('problem.title')}>
      {error.details.map((detail) => (
        <Text key={detail.field} size="sm">
          {problemText({ field: detail.field, code: detail.code ?? '' })}
        </Text>
      ))}
    </Alert>
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

type UploadProps = { readonly is_busy: boolean; onContent(content: Record<string, unknown>): void }

function UploadButton({ is_busy, onContent }: UploadProps) {
  const say = useSettingsWords()
  const choose = async (file: File | null) => {
    if (!file) return
    const content = parse(await file.text())
    if (content) onContent(content)
    else notifications.show({ message: say('upload.not_json', { file: file.name }), color: 'red' })
  }
  return (
    <FileButton accept="application/json,.json" onChange={(file) => void choose(file)}>
      {(props) => (
        <Button size="xs" leftSection={<IconUpload size={14} aria-hidden />} loading={is_busy} {...props}>
          {say('upload.name')}
        </Button>
      )}
    </FileButton>
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
