import { Alert, Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconKey } from '@tabler/icons-react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { useAccountWords } from './words.ts'

type Passwords = { current_password: string; new_password: string; again: string }

const NOTHING: Passwords = { current_password: '', new_password: '', again: '' }

export function PasswordPanel() {
  const say = useAccountWords()
  const { password_is_initial } = useIdentity()
  return (
    <Panel title={say('password.title')} text={say('password.text')}>
      <Stack gap="sm">
        {password_is_initial && (
          <Alert color="orange" icon={<IconKey />} py="xs">
            {say('password.initial')}
          </Alert>
        )}
        <PasswordForm />
      </Stack>
    </Panel>
  )
}

function PasswordForm() {
  const say = useAccountWords()
  const form = useForm({
    initialValues: NOTHING,
    validate: { again: (again, { new_password }) => (again === new_password ? null : say('password.differs')) },
  })
  const change = useChange({
    changes: [],
    quiet: true,
    send: (once, { current_password, new_password }: Passwords) =>
      once.POST('/api/operator/session/password', { body: { current_password, new_password } }),
    // This session has ended with all the others, so it can read nothing more.
    onDone: () => window.location.assign(`/operator${paths.login}`),
  })
  const errors = fieldErrors(change.error)
  const field = (name: keyof Passwords) => ({
    label: say(`password.${name}`),
    required: true,
    withAsterisk: false,
    ...LIMITS.PasswordChange[name === 'again' ? 'new_password' : name],
    ...form.getInputProps(name),
    error: form.errors[name] ?? errors[name],
  })
  return (
    <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack gap="sm">
        {change.error && Object.keys(errors).length === 0 && <Fault error={change.error} />}
        <PasswordInput autoComplete="current-password" {...field('current_password')} />
        <PasswordInput autoComplete="new-password" description={say('password.rule')} {...field('new_password')} />
        <PasswordInput autoComplete="new-password" {...field('again')} />
        <Button type="submit" w="fit-content" loading={change.isPending}>
          {say('password.submit')}
        </Button>
      </Stack>
    </form>
  )
}
