import { Alert, Button, Group, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ApiFault } from '../api/fault.ts'
import { useCommonWords } from '../i18n/common.ts'
import { i18next } from '../i18n/language.ts'
import { faultText, problemTexts } from '../i18n/refusals/refusals.ts'

/** What went wrong, which field, and the request id to quote when asking about it. */
export function FaultText({ error }: { error: unknown }) {
  const say = useCommonWords()
  if (!(error instanceof ApiFault)) return <Text size="sm">{say('error.network')}</Text>
  if (error.status === 401) return <Text size="sm">{say('error.session')}</Text>
  return (
    <>
      <Text size="sm">{faultText(error, i18next.language)}</Text>
      {error.details.length > 0 && (
        <List size="sm" mt={4}>
          {problemTexts(error, i18next.language).map(({ field, name, text }) => (
            <List.Item key={`${field} ${text}`}>
              <b>{name}</b>: {text}
            </List.Item>
          ))}
        </List>
      )}
      {error.request_id && (
        <Text size="xs" c="dimmed" mt={4} ff="monospace">
          {say('error.request', { id: error.request_id })}
        </Text>
      )}
    </>
  )
}

export function Fault({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const say = useCommonWords()
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={say('error.title')}>
      <FaultText error={error} />
      {onRetry && (
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={onRetry}>
            {say('error.retry')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
