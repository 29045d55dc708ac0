import { showDocument } from '../shown.ts'
import '@mantine/dropzone/styles.css'
import { Anchor, Badge, Button, Group, Select, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useChange } from '../../../../shared/ui/change.tsx'
import { askFirst, deedOf } from '../../../../shared/ui/confirm.tsx'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import type { FileProps } from '../file.ts'
import { usePaperWords } from '../words.papers.ts'
import { useClaimWords } from '../words.ts'
import { EInvoicePart } from './EInvoicePart.tsx'
import { ShareButton } from './ShareButton.tsx'

type Document = Schemas['TeamDocument']
type DocumentType = Document['document_type']

export function DocumentsTab({ file }: FileProps) {
  const say = usePaperWords()
  const tab = useClaimWords()
  return (
    <Stack gap="sm">
      <Upload claim_id={file.id} />
      <PartTable
        label={tab('tab.documents')}
        records={file.documents}
        columns={useColumns(file)}
        empty={<Empty icon={<IconFileText />} title={say('document.empty')} text={say('document.empty_text')} />}
      />
    </Stack>
  )
}

const TYPES = Object.keys({
  general: true,
  correspondence: true,
  contract: true,
  invoice: true,
  legal: true,
  additional_document: true,
} satisfies Record<DocumentType, true>) as DocumentType[]

function Upload({ claim_id }: { claim_id: string }) {
  const say = usePaperWords()
  const [type, setType] = useState<DocumentType>('general')
  const upload = useChange({
    changes: ['claims'],
    send: (once, file: File) => {
      const body = new FormData()
      body.append('documentType', type)
      body.append('file', file)
      // The generated type expects fields, but the client sends a form as it is.
      return once.POST('/api/operator/claims/{id}/documents', {
        params: { path: { id: claim_id } },
        body: body as never,
      })
    },
    shows: (queries, { data }) => data && showDocument(queries, data.data),
    done: (answer) => say('document.uploaded', { name: answer.data?.data.original_filename ?? '' }),
  })
  return (
    <Group gap="sm" align="stretch">
      <Select
        label={say('document.type')}
        data={TYPES.map((value) => ({ value, label: say(`document_type.${value}`) }))}
        value={type}
        onChange={(value) => value && setType(value as DocumentType)}
        allowDeselect={false}
        w={180}
      />
      <Dropzone
        onDrop={([file]) => file && upload.mutate(file)}
        loading={upload.isPending}
        multiple={false}
        p="xs"
        flex={1}
        inputProps={{ 'aria-label': say('document.choose') }}
      >
        <Group gap="sm" justify="center" wrap="nowrap">
          <IconUpload size={22} aria-hidden />
          <div>
            <Text size="sm">{say('document.drop')}</Text>
            <Text size="xs" c="dimmed">
              {say('document.drop_hint')}
            </Text>
          </div>
        </Group>
      </Dropzone>
    </Group>
  )
}

function useColumns(file: FileProps['file']): ListColumn<Document>[] {
  const say = usePaperWords()
  const { instant, fileSize } = useFormat()
  return [
    {
      accessor: 'original_filename',
      title: say('document.name'),
      render: (row) => (
        <>
          <Group gap="xs">
            <Anchor size="sm" href={`/api/operator/documents/${row.id}/download`} download>
              {row.original_filename}
            </Anchor>
            {row.visibility === 'partner_only' && (
              <Badge size="sm" color="yellow">
                {say('document.partner_only')}
              </Badge>
            )}
            <ShareButton document={row} />
          </Group>
          <Text size="xs" c="dimmed">
            {row.retained ? say('document.retained') : row.description}
          </Text>
          <EInvoicePart document={row} file={file} />
        </>
      ),
    },
    {
      accessor: 'document_type',
      title: say('document.type'),
      render: (row) => say(`document_type.${row.document_type}`),
    },
    {
      accessor: 'file_size',
      title: say('document.size'),
      textAlign: 'right',
      render: (row) => fileSize(row.file_size),
    },
    { accessor: 'uploaded_via', title: say('document.from'), render: (row) => say(`document.via.${row.uploaded_via}`) },
    { accessor: 'created_at', title: say('document.added'), render: (row) => instant(row.created_at) },
    { accessor: 'released_at', title: say('document.portal'), render: (row) => <Portal document={row} /> },
  ]
}

/** Whether the debtor sees it, and the button to change that. */
function Portal({ document }: { document: Document }) {
  const say = usePaperWords()
  const { day } = useFormat()
  const params = { path: { id: document.id } }
  const release = deedOf({
    changes: ['claims'],
    send: (once) => once.POST('/api/operator/documents/{id}/release', { params }),
    shows: (queries, { data }) => data && showDocument(queries, data.data),
    done: say('document.released_done'),
  })
  const takeBack = useChange({
    changes: ['claims'],
    send: (once) => once.DELETE('/api/operator/documents/{id}/release', { params }),
    shows: (queries, { data }) => data && showDocument(queries, data.data),
    done: say('document.taken_back'),
  })
  const ask = () =>
    askFirst({
      title: say('document.release_title'),
      consequence: say('document.release_text', { name: document.original_filename }),
      confirm: say('document.release'),
      deed: release,
    })
  if (document.retained) return null
  // What debtors sent they see where they wrote it.
  if (document.uploaded_via === 'debtor') return <Badge color="gray">{say('document.of_debtor')}</Badge>
  return (
    <Group gap="xs" wrap="nowrap">
      <Badge color={document.released_at ? 'teal' : 'gray'}>
        {document.released_at
          ? say('document.released', { day: day(document.released_at) })
          : say('document.not_released')}
      </Badge>
      {document.released_at ? (
        <Button size="compact-xs" variant="subtle" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {say('document.take_back')}
        </Button>
      ) : (
        <Button size="compact-xs" variant="subtle" onClick={ask}>
          {say('document.release')}
        </Button>
      )}
    </Group>
  )
}
