import { Button, Center, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiFault } from '../../../shared/api/fault.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import icon from '../../icon.svg'
import { DrillNotice } from '../../shell/DrillNotice.tsx'
import { LoginFault } from './LoginFault.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useEntered } from './use-entered.ts'
import { useLoginWords } from './words.ts'

type Given = { email: string; password: string; code: string }
type FieldsProps = { readonly given: Given; set(change: Partial<Given>): void }

const NOTHING: Given = { email: '', password: '', code: '' }
const asksForCode = (error: Error | null): boolean =>
  error instanceof ApiFault && ['TOTP_REQUIRED', 'PASSKEY_REQUIRED', 'TOTP_WRONG'].includes(error.code ?? '')
const isRefusal = (error: Error): boolean => error instanceof ApiFault && error.status === 401

export function LoginPage() {
  const say = useLoginWords()
  const [given, setGiven] = useState(NOTHING)
  const [needs_code, setNeedsCode] = useState(false)
  useDocumentTitle(`${say('title')} · Mahnwerk`)
  const login = useLogin((error) => setNeedsCode((before) => asksForCode(error) || (before && !isRefusal(error))))
  const set = (change: Partial<Given>) => setGiven({ ...given, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.mutate(given)
  }
  const startAnew = () => {
    setGiven(NOTHING)
    setNeedsCode(false)
    login.reset()
  }
  return (
    <Frame title={say(needs_code ? 'second' : 'title')} text={say(needs_code ? 'second_text' : 'subtitle')}>
      <form onSubmit={submit}>
        <Stack>
          {login.error && <LoginFault error={login.error} />}
          {needs_code ? <CodeField given={given} set={set} /> : <Credentials given={given} set={set} />}
          <Button type="submit" loading={login.isPending} fullWidth>
            {say(needs_code ? 'verify' : 'submit')}
          </Button>
          <PasskeyButton />
          {needs_code && (
            <Button variant="subtle" size="xs" onClick={startAnew}>
              {say('other')}
            </Button>
          )}
        </Stack>
      </form>
    </Frame>
  )
}

function useLogin(onRefused: (error: Error) => void) {
  return useChange({
    // Nothing read before the login is cached.
    changes: [],
    quiet: true,
    send: async ({ code, ...body }: Given) => {
      try {
        return await api.POST('/api/operator/session', { body: code ? { ...body, code } : body })
      } catch (error) {
        onRefused(error as Error)
        throw error
      }
    },
    onDone: useEntered(),
  })
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Center mih="100dvh" p="md" component="main" bg="var(--desk-ground)">
      <Stack w="100%" maw={400}>
        <DrillNotice />
        <Group gap="xs" justify="center">
          <img src={icon} alt="" width={28} height={28} />
          <Text fw={700} size="xl">
            Mahnwerk
          </Text>
        </Group>
        <Paper withBorder p="xl" shadow="sm">
          <Title order={1} size="h3">
            {title}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {text}
          </Text>
          {children}
        </Paper>
      </Stack>
    </Center>
  )
}

function Credentials({ given, set }: FieldsProps) {
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
        autoFocus
      />
      <PasswordInput
        label={say('password')}
        autoComplete="current-password"
        {...LIMITS.Login.password}
        required
        withAsterisk={false}
        value={given.password}
        onChange={(event) => set({ password: event.currentTarget.value })}
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
