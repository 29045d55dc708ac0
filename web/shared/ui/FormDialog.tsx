import { Button, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useCommonWords } from '../i18n/common.ts'
import { Fault } from './Fault.tsx'

export type FormDialogProps = {
  readonly title: string
  readonly opened: boolean
  onClose(): void
  /** The consequence, and the fields. */
  readonly children: ReactNode
  readonly submit: string
  onSubmit(): void
  readonly change: { readonly isPending: boolean; readonly error: Error | null }
  /** Red, for what cannot be undone. */
  readonly is_final?: boolean
  readonly size?: string
}

/** A dialog that sends something. If the server refuses, it stays open and shows the fault. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened, onClose, children, submit, onSubmit, change, is_final = false, size = 'md' } = props
  const say = useCommonWords()
  // The second click of a double click comes before the button shows that the first one counts.
  const is_sent = useRef(false)
  useEffect(() => {
    is_sent.current = change.isPending
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (is_sent.current) return
    is_sent.current = true
    onSubmit()
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': say('action.close') }}
    >
      <form onSubmit={send}>
        <Stack gap="sm">
          {children}
          {change.error && <Fault error={change.error} />}
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={onClose}>
              {say('action.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending} {...(is_final ? { color: 'red.9' } : {})}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
