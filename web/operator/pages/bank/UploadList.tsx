import { ActionIcon, Alert, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlugConnectedX, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ApiFault, type FieldProblem } from '../../../shared/api/fault.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { i18next } from '../../../shared/i18n/language.ts'
import { faultText, refusalText } from '../../../shared/i18n/refusals/refusals.ts'
import { FaultText } from '../../../shared/ui/Fault.tsx'
import { newestStatementQuery } from './queries.ts'
import type { Imported, Upload } from './uploads.ts'
import type { Uploads } from './use-uploads.ts'
import { REFUSED, type Refused, useUploadWords } from './words.uploads.ts'

/** The files on their way, and what came of them. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const say = useUploadWords()
  if (uploads.uploads.length === 0) return null
  return (
    <Paper withBorder p="sm" component="section" aria-label={say('files')}>
      <Stack gap="sm">
        {uploads.uploads.map((upload) => (
          <Line key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </Stack>
    </Paper>
  )
}

type LineProps = { readonly upload: Upload; readonly uploads: Uploads }

function Line({ upload, uploads }: LineProps) {
  const say = useUploadWords()
  const { fileSize } = useFormat()
  const { name, size } = upload.file
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          {name}{' '}
          <Text span size="sm" c="dimmed" fw={400}>
            {fileSize(size)}
          </Text>
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say(isRunning(upload) ? 'cancel' : 'dismiss', { name })}
          onClick={() => uploads.remove(upload)}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <Progressing upload={upload} />
      <Outcome upload={upload} onAgain={() => uploads.again(upload)} />
    </div>
  )
}

const isRunning = ({ stage }: Upload): boolean => stage === 'waiting' || stage === 'sending' || stage === 'judging'

function Progressing({ upload }: { readonly upload: Upload }) {
  const say = useUploadWords()
  const { percent } = useFormat()
  if (!isRunning(upload)) return null
  if (upload.stage === 'judging') return <Judging name={upload.file.name} />
  return upload.stage === 'sending' ? (
    <Bar share={upload.sent} text={say('sending', { percent: percent(upload.sent) })} />
  ) : (
    <Bar share={0} text={say('waiting')} />
  )
}

/** The file has arrived. How far it is read and assigned says the list of statements, once it is stored. */
function Judging({ name }: { readonly name: string }) {
  const say = useUploadWords()
  const { number } = useFormat()
  const newest = useQuery(newestStatementQuery()).data?.data[0]
  if (!newest || newest.file_name !== name || newest.judged_at !== null)
    return <Bar share={null} text={say('judging')} />
  const fresh = newest.entries - newest.duplicates
  const done = fresh - newest.unread
  return (
    <Bar share={done / Math.max(1, fresh)} text={say('judging_of', { done: number(done), total: number(fresh) })} />
  )
}

/** `share` is null while nobody knows how much is left. */
function Bar({ share, text }: { readonly share: number | null; readonly text: string }) {
  const say = useUploadWords()
  return (
    <>
      <Progress.Root size="sm" mt={4}>
        <Progress.Section
          value={100 * (share ?? 1)}
          striped={share === null}
          animated={share === null}
          aria-label={say('progress')}
          aria-valuetext={text}
        />
      </Progress.Root>
      <Text size="sm" role="status">
        {text}
      </Text>
    </>
  )
}

function Outcome({ upload, onAgain }: { readonly upload: Upload; onAgain(): void }) {
  const say = useUploadWords()
  const textOf = useResultText()
  if (upload.stage === 'done' && upload.result)
    return (
      <Group gap={6} role="status" wrap="nowrap" align="flex-start">
        <IconCircleCheck
          size={17}
          color="var(--mantine-color-teal-7)"
          aria-hidden
          style={{ flex: 'none', marginTop: 2 }}
        />
        <Text size="sm">{textOf(upload.result)}</Text>
      </Group>
    )
  if (upload.stage === 'refused')
    return (
      <Alert color="red" role="alert" icon={<IconAlertTriangle />} title={say('refused')} mt={4}>
        <Refusal error={upload.error} />
      </Alert>
    )
  if (upload.stage !== 'lost') return null
  return (
    <Alert color="yellow" role="alert" icon={<IconPlugConnectedX />} title={say('lost')} mt={4}>
      {upload.error instanceof ApiFault && <FaultText error={upload.error} />}
      <Text size="sm">{say('lost_text')}</Text>
      <Button size="xs" mt="xs" onClick={onAgain}>
        {say('again')}
      </Button>
    </Alert>
  )
}

function useResultText(): (result: Imported) => string {
  const say = useUploadWords()
  return ({ entries, booked, suggested, unmatched, duplicates }) => {
    if (entries === 0) return say('result.empty')
    if (entries === duplicates) return say('result.known_all', { count: entries })
    return `${[
      say('result.booked', { count: booked }),
      say('result.suggested', { count: suggested }),
      say('result.unmatched', { count: unmatched }),
      ...(duplicates > 0 ? [say('result.known', { count: duplicates })] : []),
    ].join(', ')}.`
  }
}

/** Why a file was refused, in the reader's language, with the place in the file as its format names it. */
function Refusal({ error }: { readonly error: unknown }) {
  const say = useUploadWords()
  if (!(error instanceof ApiFault)) return null
  if (error.details.length === 0) {
    const known = REFUSED.find((code) => code === error.reason)
    return <Text size="sm">{known ? say(`why.${known}`) : faultText(error, i18next.language)}</Text>
  }
  return error.details.map((problem) => (
    <Text key={`${problem.field} ${problem.code}`} size="sm">
      <Problem {...problem} />
    </Text>
  ))
}

function Problem({ code, values }: FieldProblem) {
  const say = useUploadWords()
  const known: Refused | undefined = REFUSED.find((one) => one === code)
  const { line, place } = values ?? {}
  return [
    line && say('line', { line }),
    place && place !== 'file' && say('field', { field: place }),
    known ? say(`why.${known}`) : refusalText({ code, values }, i18next.language),
  ]
    .filter(Boolean)
    .join(' ')
}
