import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiFault } from '../../../shared/api/fault.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { LoginFault } from './LoginFault.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useLoginWords } from './words.ts'

type Given = { email: string; password: string; code: string }
type FieldsProps = { readonly given: Given; set(change: Partial<Given>): void }

export type Entered = Schemas['OperatorIdentity'] | undefined

type LoginFormProps = {
  /** Who has to log in; null for anybody. */
  readonly email: string | null
  readonly needs_code: boolean
  onNeedsCode(needs_code: boolean): void
  /** To log in as somebody else. */
  onOther(): void
  onEntered(identity: Entered): void
}

const asksForCode = (error: Error | null): boolean =>
  error instanceof ApiFault && ['TOTP_REQUIRED', 'PASSKEY_REQUIRED', 'TOTP_WRONG'].includes(error.code ?? '')
const isRefusal = (error: Error): boolean => error instanceof ApiFault && error.status === 401

/** Password, then the second factor where there is one; or a passkey. */
export function LoginForm({ email, needs_code, onNeedsCode, onOther, onEntered }: LoginFormProps) {
  const say = useLoginWords()
  const nothing: Given = { email: email ?? '', password: '', code: '' }
  const [given, setGiven] = useState(nothing)
  const login = useChange({
    // Nothing read before the login is cached.
    changes: [],
    quiet: true,
    no_retry: true,
    send: (once, { code, ...body }: Given) =>
      once.POST('/api/operator/session', { body: code ? { ...body, code } : body }),
    onDone: ({ data }) => onEntered(data?.data),
  })
  const set = (change: Partial<Given>) => setGiven({ ...given, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.mutate(given, {
      onError: (error) => onNeedsCode(asksForCode(error) || (needs_code && !isRefusal(error))),
    })
  }
  const startAnew = () => {
    setGiven(nothing)
    onNeedsCode(false)
    login.reset()
    onOther()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {login.error && <LoginFault error={login.error} />}
        {needs_code ? (
          <CodeField given={given} set={set} />
        ) : (
          <Credentials given={given} set={set} is_known={email !== null} />
        )}
        <Button type="submit" loading={login.isPending} fullWidth>
          {say(needs_code ? 'verify' : 'submit')}
        </Button>
        <PasskeyButton onEntered={onEntered} />
        {(needs_code || email !== null) && (
          <Button variant="subtle" size="xs" onClick={startAnew}>
            {say('other')}
          </Button>
        )}
      </Stack>
    </form>
  )
}

function Credentials({ given, set, is_known }: FieldsProps & { readonly is_known: boolean }) {
  const say = useLoginWords()
  return (
    <>
      <TextInput
        label={say('email')}
        type="email"
        autoComplete="username"
        {...LIMITS.Login.email}
        required
        withAsterisk={false}
        value={given.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
        readOnly={is_known}
        autoFocus={!is_known}
      />
      <PasswordInput
        label={say('password')}
        autoComplete="current-password"
        {...LIMITS.Login.password}
        required
        withAsterisk={false}
        value={given.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
        data-autofocus={is_known || undefined}
      />
    </>
  )
}

function CodeField({ given, set }: FieldsProps) {
  const say = useLoginWords()
  return (
    <TextInput
      label={say('code')}
      description={say('code_hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      {...LIMITS.Login.code}
      ff="monospace"
      value={given.code}
      onChange={(event) => set({ code: event.currentTarget.value })}
      autoFocus
    />
  )
}
