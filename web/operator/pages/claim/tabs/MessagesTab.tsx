import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { IconMessage2, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { debtorName, type FileProps } from '../file.ts'
import { isByTeam, isWaiting, type Message, mayBeLeft } from '../messages.ts'
import { messagesQuery } from '../queries.ts'
import { useMessageWords } from '../words.messages.ts'
import { useClaimWords } from '../words.ts'
import { AnswerForm } from './AnswerForm.tsx'
import classes from './messages.module.css'
import { ShareButton } from './ShareButton.tsx'

/** What the debtor and the team wrote to each other, oldest first, and the field to answer. */
export function MessagesTab({ file }: FileProps) {
  const query = useQuery(messagesQuery(file.id))
  return (
    <Loaded query={query}>
      {({ data }) => (
        <Stack gap="md" maw={960}>
          <Conversation file={file} messages={data} />
          {/* What is being written to one debtor must not be shown in the file of another. */}
          <AnswerForm
            key={file.id}
            file={file}
            may_be_left={mayBeLeft(data, file)}
            read_until={data.at(-1)?.created_at}
          />
        </Stack>
      )}
    </Loaded>
  )
}

function Conversation({ file, messages }: FileProps & { messages: readonly Message[] }) {
  const say = useMessageWords()
  const tab = useClaimWords()
  if (messages.length === 0) return <Empty icon={<IconMessage2 />} title={say('empty')} text={say('empty_text')} />
  return (
    <ol className={classes.list} aria-label={tab('tab.messages')}>
      {messages.map((message) => (
        <li key={message.id} className={`${classes.message} ${isByTeam(message) ? classes.team : ''}`}>
          <Paper withBorder p="sm" className={classes.paper ?? ''}>
            <Head file={file} message={message} />
            {message.text && (
              <Text size="sm" mt={4} className={classes.text ?? ''}>
                {message.text}
              </Text>
            )}
            <Files files={message.files} />
          </Paper>
        </li>
      ))}
    </ol>
  )
}

/** Who wrote it and when, what is disputed, and whether it waits. */
function Head({ file, message }: FileProps & { message: Message }) {
  const say = useMessageWords()
  const { instant } = useFormat()
  const { author_name, reason, created_at } = message
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {isByTeam(message) ? (author_name ?? say('team')) : debtorName(file.debtor)}
      </Text>
      <Text size="xs" c="dimmed">
        {instant(created_at)}
      </Text>
      {reason && <Badge color="orange">{say('disputes', { reason: say(`reason.${reason}`) })}</Badge>}
      {isWaiting(message) && <Badge color="blue">{say('waits')}</Badge>}
    </Group>
  )
}

function Files({ files }: Pick<Message, 'files'>) {
  const { fileSize } = useFormat()
  return files.map((document) => (
    <Group key={document.id} gap="xs" mt={6}>
      <IconPaperclip size={15} aria-hidden />
      <Anchor size="sm" href={`/api/operator/documents/${document.id}/download`} download>
        {document.original_filename}
      </Anchor>
      <Text size="xs" c="dimmed">
        {fileSize(document.file_size)}
      </Text>
      <ShareButton document={document} />
    </Group>
  ))
}
