import '@mantine/dropzone/styles.css'
import {
  COLUMNS_MAX,
  type ColumnName,
  definitionOf,
  exampleFile,
  fileFaultText,
  LINES_MAX,
  TABLE_BYTES_MAX,
  templateFile,
} from '@mahnwerk/claim-table'
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconAlertTriangle, IconDownload, IconInfoCircle, IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { ColumnsHelp } from './ColumnsHelp.tsx'
import { saveFile } from './download.ts'
import { type ChosenFile, readChosen } from './file.ts'
import { useTableLanguage } from './use-language.ts'
import { useImportWords } from './words.ts'

type FilePanelProps = { readonly file: ChosenFile | null; onChoose(file: ChosenFile | null): void }

export function FilePanel({ file, onChoose }: FilePanelProps) {
  const say = useImportWords()
  const [is_reading, setReading] = useState(false)
  const [has_several, setSeveral] = useState(false)
  const read = async (chosen: File) => {
    setSeveral(false)
    setReading(true)
    // The page shows that it reads before a large table keeps it busy.
    await new Promise((shown) => setTimeout(shown, 30))
    try {
      onChoose(await readChosen(chosen))
    } finally {
      setReading(false)
    }
  }
  return (
    <Panel title={say('file')} text={say('file_text')} actions={<Downloads />}>
      <Stack gap="sm">
        <Dropzone
          onDrop={([dropped]) => dropped && void read(dropped)}
          onReject={() => setSeveral(true)}
          loading={is_reading}
          multiple={false}
          p="md"
          inputProps={{ 'aria-label': say('choose') }}
        >
          <Group gap="sm" justify="center" wrap="nowrap">
            <IconTableImport size={26} aria-hidden />
            <div>
              <Text size="sm">{say('drop')}</Text>
              <Text size="xs" c="dimmed">
                {say('drop_hint')}
              </Text>
            </div>
          </Group>
        </Dropzone>
        <Text size="sm" role="status">
          {is_reading ? say('reading') : <Chosen file={file} />}
        </Text>
        {has_several && (
          <Alert color="yellow" icon={<IconAlertTriangle />} role="alert">
            {say('one_file')}
          </Alert>
        )}
        {file && !is_reading && <FileNotes file={file} />}
        <ColumnsHelp />
      </Stack>
    </Panel>
  )
}

function Chosen({ file }: { file: ChosenFile | null }) {
  const say = useImportWords()
  const { fileSize } = useFormat()
  return file && <>{say('chosen', { name: file.name, size: fileSize(file.size) })}</>
}

function Downloads() {
  const say = useImportWords()
  const language = useTableLanguage()
  const icon = <IconDownload size={14} aria-hidden />
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={icon}
        onClick={() => saveFile(say('template_name'), templateFile(language))}
      >
        {say('template')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={icon}
        onClick={() => saveFile(say('example_name'), exampleFile(language))}
      >
        {say('example')}
      </Button>
    </Group>
  )
}

const LIMITS = { bytes_max: TABLE_BYTES_MAX, lines_max: LINES_MAX, columns_max: COLUMNS_MAX }

/** What is to be said of the file as a whole. */
function FileNotes({ file }: { file: ChosenFile }) {
  const say = useImportWords()
  const language = useTableLanguage()
  if ('fault' in file) {
    const text = file.fault === 'unreadable' ? say('unreadable') : fileFaultText(file.fault, language, LIMITS)
    return (
      <Alert color="red" icon={<IconAlertTriangle />} title={say('file_fault')} role="alert">
        {text}
      </Alert>
    )
  }
  const { unknown, missing } = file.table.head
  const nameOf = (column: ColumnName) => `„${definitionOf(column)[language]}“ (${column})`
  return (
    <>
      {missing.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle />} title={say('missing')} role="alert">
          {say('missing_text')}
          <List size="sm">
            {missing.map((some) => (
              <List.Item key={some.join()}>{some.map(nameOf).join(say('or'))}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle />} title={say('unknown', { count: unknown.length })} role="alert">
          {say('unknown_text', { names: unknown.join(', ') })}
        </Alert>
      )}
    </>
  )
}
