import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCalendarTime,
  IconHandStop,
  IconLock,
  IconMessage2Exclamation,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useLettersWords } from '../letters/words.ts'
import { type FileProps, todayOf, useClaimSearch } from './file.ts'
import { awaitedPromise } from './promise.ts'
import { Remedies } from './Remedies.tsx'
import { returnedLetter, runningEnquiry } from './returned.ts'
import { useBlockWords } from './words.blocks.ts'
import { useClaimWords } from './words.ts'

/** What keeps this claim from going on, and how to fix it. */
export function Flags({ file }: FileProps) {
  const say = useClaimWords()
  const { day } = useFormat()
  const { stuck_reason, is_held, case_status, blocked_reason } = file
  const is_disputed = case_status === 'disputed'
  const promise = awaitedPromise(file)
  const has_requests = case_status !== 'closed' && file.open_creditor_requests > 0
  const is_restricted = file.debtor.restricted_at !== null
  // The flags of a hold, of a promise and of what the creditor said tell more than the block's name.
  const is_blocked =
    blocked_reason !== null && !(blocked_reason === 'held' && (is_held || promise || has_requests || is_restricted))
  const is_stopped = stuck_reason !== null || blocked_reason !== null || is_held || is_disputed
  if (!is_stopped && !has_requests && !is_restricted) return null
  return (
    <Stack gap="xs">
      {stuck_reason !== null && (
        <Flag color="red" icon={<IconAlertTriangle />} title={say('flag.stuck')}>
          <Text size="sm">{say(`stuck.${stuck_reason}`)}</Text>
        </Flag>
      )}
      {is_blocked && <BlockFlag file={file} />}
      {is_restricted && (
        <Flag color="orange" icon={<IconLock />} title={say('flag.restricted')}>
          <Text size="sm">{say('flag.restricted_text')}</Text>
        </Flag>
      )}
      {is_held && (
        <Flag color="yellow" icon={<IconHandStop />} title={say('flag.held')}>
          <Text size="sm">{say('flag.held_text')}</Text>
          {blocked_reason === 'held' && <End file={file} />}
          <Remedies file={file} reason="held" />
        </Flag>
      )}
      {has_requests && <RequestsFlag />}
      {promise && (
        <Flag color="blue" icon={<IconCalendarTime />} title={say('flag.promise', { day: day(promise.date) })}>
          <Text size="sm">{say('flag.promise_text')}</Text>
        </Flag>
      )}
      {is_disputed && (
        <Flag color="orange" icon={<IconMessage2Exclamation />} title={say('flag.disputed')}>
          <Text size="sm">{say('flag.disputed_text')}</Text>
        </Flag>
      )}
    </Stack>
  )
}

/** What the creditor said holds the claim until the team has decided. */
function RequestsFlag() {
  const say = useClaimWords()
  const [, show] = useClaimSearch()
  return (
    <Flag color="orange" icon={<IconHandStop />} title={say('flag.requests')}>
      <Text size="sm">{say('flag.requests_text')}</Text>
      <Group mt={4}>
        <Button size="xs" variant="default" onClick={() => show({ tab: 'creditor' })}>
          {say('flag.requests_show')}
        </Button>
      </Group>
    </Flag>
  )
}

/** What blocks a claim, until when, what ends it, and what the team can do about it. */
function BlockFlag({ file }: FileProps) {
  const say = useBlockWords()
  const { blocked_reason: reason } = file
  if (reason === null) return null
  return (
    <Flag color="orange" icon={<IconLock />} title={say('title', { reason: say(`name.${reason}`) })}>
      {reason === 'address_unknown' ? <Returned file={file} /> : <Text size="sm">{say(`what.${reason}`)}</Text>}
      <End file={file}>{say(`ends.${reason}`)}</End>
      <Remedies file={file} reason={reason} />
    </Flag>
  )
}

/** The letter that came back, and what is being done about it. */
function Returned({ file }: FileProps) {
  const say = useBlockWords()
  const kindOf = useLettersWords()
  const { day } = useFormat()
  const letter = returnedLetter(file)
  const enquiry = runningEnquiry(file.activity, todayOf(file))
  if (!letter?.returned_at) return <Text size="sm">{say('what.address_unknown')}</Text>
  const { kind, letter_date, returned_at, returned_reason: reason } = letter
  const told = { letter: kindOf(`kind.${kind}`), date: day(letter_date), day: day(returned_at) }
  return (
    <>
      <Text size="sm">
        <b>{reason ? say('returned.letter_because', { ...told, reason }) : say('returned.letter', told)}</b>{' '}
        {say('returned.proposal')}
      </Text>
      {enquiry && (
        <Text size="sm">
          {enquiry.note
            ? say('returned.enquired_note', { day: day(enquiry.until), note: enquiry.note })
            : say('returned.enquired', { day: day(enquiry.until) })}
        </Text>
      )}
    </>
  )
}

function End({ file, children }: FileProps & { children?: string }) {
  const say = useBlockWords()
  const { day } = useFormat()
  const { blocked_until } = file
  return (
    <Text size="sm">
      <b>{blocked_until ? say('until', { day: day(blocked_until) }) : say('no_end')}</b> {children}
    </Text>
  )
}

type FlagProps = { color: string; icon: ReactNode; title: string; children: ReactNode }

const Flag = ({ color, icon, title, children }: FlagProps) => (
  <Alert color={color} icon={icon} title={title} py="xs">
    <Stack gap={4}>{children}</Stack>
  </Alert>
)
