import { Anchor, Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { LIMITS } from '../../../../shared/api/limits.generated.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useChange } from '../../../../shared/ui/change.tsx'
import { askFirst, deedOf } from '../../../../shared/ui/confirm.tsx'
import { Fault } from '../../../../shared/ui/Fault.tsx'
import { useHeldPage } from '../../../../shared/ui/held.ts'
import { Panel } from '../../../../shared/ui/Panel.tsx'
import type { Question } from '../creditor.ts'
import type { FileProps } from '../file.ts'
import { useCreditorWords } from '../words.creditor.ts'
import classes from './messages.module.css'

export function QuestionsPanel({ file, questions }: FileProps & { questions: readonly Question[] }) {
  const say = useCreditorWords()
  return (
    <Panel title={say('questions')} text={say('questions_text')}>
      <Stack gap="md">
        {questions.length === 0 && (
          <Text size="sm" c="dimmed">
            {say('no_question')}
          </Text>
        )}
        {questions.map((question) => (
          <OneQuestion key={question.id} question={question} />
        ))}
        {file.case_status === 'closed' ? (
          <Text size="sm" c="dimmed">
            {say('closed')}
          </Text>
        ) : (
          <AskForm file={file} />
        )}
      </Stack>
    </Panel>
  )
}

function OneQuestion({ question }: { question: Question }) {
  const say = useCreditorWords()
  const { instant, fileSize } = useFormat()
  const { text, asked_at, answer, answered_at, answered_by, files } = question
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          {say('asked_at', { time: instant(asked_at) })}
        </Text>
        {answered_at === null && <Badge color="blue">{say('unanswered')}</Badge>}
        {answered_at === null && <TakeBackButton question={question} />}
      </Group>
      <Text size="sm" fw={600} className={classes.text ?? ''}>
        {text}
      </Text>
      {answered_at && (
        <>
          <Text size="xs" c="dimmed">
            {say('answered_by', { name: answered_by ?? '', time: instant(answered_at) })}
          </Text>
          {answer && (
            <Text size="sm" className={classes.text ?? ''}>
              {answer}
            </Text>
          )}
        </>
      )}
      {files.map((document) => (
        <Group key={document.id} gap="xs">
          <IconPaperclip size={15} aria-hidden />
          <Anchor size="sm" href={`/api/operator/documents/${document.id}/download`} download>
            {document.original_filename}
          </Anchor>
          <Text size="xs" c="dimmed">
            {fileSize(document.file_size)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}

function TakeBackButton({ question: { id: question_id, claim_id: id } }: { question: Question }) {
  const say = useCreditorWords()
  const takeBack = deedOf({
    changes: ['claims'],
    send: (once) =>
      once.DELETE('/api/operator/claims/{id}/questions/{question_id}', { params: { path: { id, question_id } } }),
    done: say('taken_back'),
  })
  const ask = () =>
    askFirst({
      title: say('take_back_title'),
      consequence: say('take_back_text'),
      confirm: say('take_back'),
      deed: takeBack,
    })
  return (
    <Button size="compact-xs" variant="subtle" onClick={ask}>
      {say('take_back')}
    </Button>
  )
}

/** What was begun, by claim: people look something up in another tab while they write. */
const drafts = new Map<string, string>()

function AskForm({ file }: FileProps) {
  const say = useCreditorWords()
  const { number } = useFormat()
  const [text, setText] = useState(drafts.get(file.id) ?? '')
  useHeldPage(text !== '')
  const write = (written: string) => {
    drafts.set(file.id, written)
    setText(written)
  }
  const ask = useChange({
    changes: ['claims', 'mail'],
    send: (once) =>
      once.POST('/api/operator/claims/{id}/questions', {
        params: { path: { id: file.id } },
        body: { text: text.trim() },
      }),
    done: say('asked'),
    onDone: () => write(''),
    quiet: true,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  const limit = LIMITS.CreditorQuestionText.text
  return (
    <form onSubmit={send}>
      <Stack gap="xs">
        <Textarea
          label={say('question')}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          disabled={ask.isPending}
          {...limit}
          autosize
          minRows={3}
          maxRows={12}
        />
        {ask.error && <Fault error={ask.error} />}
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {say('length', { count: number(text.length), limit: number(limit.maxLength) })}
          </Text>
          <Button type="submit" size="xs" loading={ask.isPending} disabled={text.trim() === ''}>
            {say('ask')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
