import { Button, Container, Stack, Text } from '@mantine/core'
import { ApiFault } from '../api/fault.ts'
import { useCommonWords } from '../i18n/common.ts'
import { Fault } from './Fault.tsx'

/** Shown when a page cannot be: distinguishes faults of the server from faults of the page. */
export function CrashPage({ error }: { error: unknown }) {
  const say = useCommonWords()
  return (
    <Container size="sm" py="xl">
      <Stack>
        {error instanceof ApiFault ? <Fault error={error} /> : <Text role="alert">{say('error.crashed')}</Text>}
        <Button w="fit-content" onClick={() => window.location.reload()}>
          {say('error.reload')}
        </Button>
      </Stack>
    </Container>
  )
}
