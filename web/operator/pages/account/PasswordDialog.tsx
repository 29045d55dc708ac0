import { PasswordInput, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Change } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { useAccountWords } from './words.ts'

type PasswordDialogProps = {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly is_final?: boolean
  readonly change: Change & { mutate(current_password: string): void }
  onClose(): void
  /** What else is asked for. */
  readonly children?: ReactNode
}

/** Everything about the second factor asks for the password first. */
export function PasswordDialog({ title, text, submit, is_final, change, onClose, children }: PasswordDialogProps) {
  const say = useAccountWords()
  const [password, setPassword] = useState('')
  return (
    <FormDialog
      title={title}
      opened
      onClose={onClose}
      submit={submit}
      onSubmit={() => change.mutate(password)}
      change={change}
      is_final={is_final ?? false}
    >
      <Text size="sm">{text}</Text>
      {children}
      <PasswordInput
        label={say('password.current_password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        {...LIMITS.PasswordProof.current_password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={fieldErrors(change.error).current_password}
        data-autofocus
      />
    </FormDialog>
  )
}
