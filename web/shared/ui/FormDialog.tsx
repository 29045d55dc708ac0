import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCommonWords } from '../i18n/common.ts'
import type { Change } from './change.tsx'
import { DeedForm } from './DeedForm.tsx'
import { useLoginWanted } from './held.ts'

export type FormDialogProps = {
  readonly title: string
  readonly opened: boolean
  onClose(): void
  /** The consequence, and the fields. */
  readonly children: ReactNode
  /** The deed by its name. */
  readonly submit: string
  onSubmit(): void
  readonly change: Change
  /** Red, for what cannot be undone. */
  readonly is_final?: boolean
  /** While something is still to be chosen. */
  readonly is_incomplete?: boolean
  readonly size?: string
}

/**
 * A dialog that sends something. If the server refuses, it stays open and shows the fault. Closing it cancels what is
 * under way.
 */
export function FormDialog({ title, opened, onClose, change, size = 'md', ...form }: FormDialogProps) {
  const say = useCommonWords()
  const is_login_open = useLoginWanted()
  const close = () => {
    change.cancel()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      // Escape in the login over it is not meant for the dialog.
      closeOnEscape={!is_login_open}
      closeButtonProps={{ 'aria-label': say('action.dismiss') }}
    >
      <DeedForm change={change} onCancel={close} {...form} />
    </Modal>
  )
}
