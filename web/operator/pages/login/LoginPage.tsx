import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import icon from '../../icon.svg'
import { DrillNotice } from '../../shell/DrillNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useEntered } from './use-entered.ts'
import { useLoginWords } from './words.ts'

export function LoginPage() {
  const say = useLoginWords()
  const [needs_code, setNeedsCode] = useState(false)
  const enter = useEntered()
  useDocumentTitle(`${say('title')} · Mahnwerk`)
  return (
    <Frame title={say(needs_code ? 'second' : 'title')} text={say(needs_code ? 'second_text' : 'subtitle')}>
      <LoginForm
        email={null}
        needs_code={needs_code}
        onNeedsCode={setNeedsCode}
        onOther={() => undefined}
        onEntered={enter}
      />
    </Frame>
  )
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
