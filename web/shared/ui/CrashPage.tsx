import { Button, Center, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { away, ServerAway } from '../api/connection.ts'
import { ApiFault } from '../api/fault.ts'
import { useCommonWords } from '../i18n/common.ts'
import { Fault } from './Fault.tsx'

/** Browsers say in words of their own that nobody answered, so what the last request found counts. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ServerAway || (error instanceof TypeError && away.read())

/** Shown when a page cannot be: distinguishes faults of the server, of the connection, and of the page. */
export function CrashPage({ error }: { error: unknown }) {
  const say = useCommonWords()
  const why = isUnanswered(error) ? 'away' : 'crashed'
  return (
    <Center py="xl">
      <Paper withBorder p="xl" maw={560} component="section">
        <Stack>
          <Title order={1} size="h4">
            {say(`error.${why}_title`)}
          </Title>
          {error instanceof ApiFault ? <Fault error={error} /> : <Text role="alert">{say(`error.${why}`)}</Text>}
          <Group>
            <Button onClick={() => window.location.reload()}>{say('error.reload')}</Button>
            <Button variant="default" component="a" href="/operator/">
              {say('error.start')}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </Center>
  )
}
