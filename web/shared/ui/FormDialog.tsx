import { Button, Group, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
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
  const send = (event: FormEvent) => {
    event.preventDefault()
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
