import { Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { paths } from '../../paths.ts'
import { useLoginWords } from './words.ts'

export function LoginPage() {
  const say = useLoginWords()
  const router = useRouter()
  const queries = useQueryClient()
  const { next } = useSearch({ from: paths.login })
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  useDocumentTitle(`${say('title')} · Mahnwerk`)
  const login = useChange({
    quiet: true,
    send: () => api.POST('/api/operator/session', { body: { email, password } }),
    onDone: () => {
      queries.clear()
      router.history.push(`/operator${next?.replace(/^\/operator/, '') ?? '/'}`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.mutate()
  }
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder p="xl" w="100%" maw={380} shadow="sm">
        <form onSubmit={submit}>
          <Stack>
            <div>
              <Title order={1} size="h3">
                {say('title')}
              </Title>
              <Text size="sm" c="dimmed">
                {say('subtitle')}
              </Text>
            </div>
            {login.error && <Fault error={login.error} />}
            <TextInput
              label={say('email')}
              type="email"
              autoComplete="username"
              required
              withAsterisk={false}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              data-autofocus
            />
            <PasswordInput
              label={say('password')}
              autoComplete="current-password"
              required
              withAsterisk={false}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Button type="submit" loading={login.isPending} fullWidth>
              {say('submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  )
}
