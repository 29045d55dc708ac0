import { Button, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { Once } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { usePrivacyWords } from './words.ts'

type NoteDeedProps = {
  readonly title: string
  readonly text?: string
  readonly label?: string
  readonly is_main?: boolean
  send(once: Once, note: string): Promise<unknown>
}

/** A button, and a dialog that asks why or how. */
export function NoteDeed({ title, text, label, is_main = false, send }: NoteDeedProps) {
  const say = usePrivacyWords()
  const [opened, dialog] = useDisclosure(false)
  const [note, setNote] = useState('')
  const change = useChange<string>({
    changes: ['privacy', 'work', 'claims'],
    quiet: true,
    send,
    done: say('saved'),
    onDone: dialog.close,
  })
  return (
    <>
      <Button variant={is_main ? 'filled' : 'default'} onClick={dialog.open}>
        {title}
      </Button>
      <FormDialog
        title={title}
        opened={opened}
        onClose={dialog.close}
        submit={title}
        onSubmit={() => change.mutate(note)}
        change={change}
      >
        {text && <Text size="sm">{text}</Text>}
        <Textarea
          label={label ?? say('reason')}
          required
          withAsterisk={false}
          data-autofocus
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </FormDialog>
    </>
  )
}
