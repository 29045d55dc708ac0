import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { LIMITS } from '../../../../shared/api/limits.generated.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useChange } from '../../../../shared/ui/change.tsx'
import { Fault } from '../../../../shared/ui/Fault.tsx'
import { useHeldPage } from '../../../../shared/ui/held.ts'
import { useSeen } from '../../work/changes.ts'
import type { FileProps } from '../file.ts'
import { hasMail, workKeyOf } from '../messages.ts'
import { showMessage } from '../shown.ts'
import { useMessageWords } from '../words.messages.ts'

/** What was begun, by claim: people look something up in another tab while they write. */
const drafts = new Map<string, string>()

type AnswerFormProps = FileProps & {
  /** Whether the team may say that no answer is needed. */
  readonly may_be_left: boolean
  /** When the last message on the screen was written; what comes after it was not read. */
  readonly read_until: string | undefined
}

export function AnswerForm({ file, may_be_left, read_until }: AnswerFormProps) {
  const say = useMessageWords()
  const { number } = useFormat()
  const [text, setText] = useState(drafts.get(file.id) ?? '')
  useHeldPage(text !== '')
  const write = (written: string) => {
    drafts.set(file.id, written)
    setText(written)
  }
  const answer = useChange({
    changes: ['claims', 'work', 'mail'],
    send: (once) =>
      once.POST('/api/operator/claims/{id}/messages', {
        params: { path: { id: file.id } },
        body: { text: text.trim(), ...(read_until ? { until: read_until } : {}) },
      }),
    shows: (queries, { data }) => data && showMessage(queries, file.id, data.data),
    done: say('sent'),
    onDone: () => write(''),
    quiet: true,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    answer.mutate()
  }
  const limit = LIMITS.DebtorAnswer.text
  return (
    <Paper withBorder p="md" component="form" onSubmit={send}>
      <Stack gap="xs">
        <Textarea
          label={say('answer')}
          description={say(hasMail(file.debtor) ? 'mail' : 'no_mail')}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          disabled={answer.isPending}
          {...limit}
          autosize
          minRows={4}
          maxRows={16}
        />
        {answer.error && <Fault error={answer.error} />}
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {say('length', { count: number(text.length), limit: number(limit.maxLength) })}
          </Text>
          <Group gap="xs">
            {may_be_left && <LeaveButton file={file} read_until={read_until} />}
            <Button type="submit" size="xs" loading={answer.isPending} disabled={text.trim() === ''}>
              {say('send')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Paper>
  )
}

function LeaveButton({ file, read_until }: Omit<AnswerFormProps, 'may_be_left'>) {
  const say = useMessageWords()
  const seen = useSeen()
  return (
    <Button
      size="xs"
      variant="default"
      loading={seen.isPending}
      onClick={() => seen.mutate({ key: workKeyOf(file), until: read_until })}
    >
      {say('leave')}
    </Button>
  )
}
