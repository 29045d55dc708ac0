import { Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useCommonWords } from '../i18n/common.ts'
import type { Change } from './change.tsx'
import { Fault } from './Fault.tsx'
import { useFirstFocus } from './first-focus.ts'
import { useHeldPage } from './held.ts'

export type DeedFormProps = {
  /** The consequence, and the fields. */
  readonly children: ReactNode
  /** The deed by its name. */
  readonly submit: string
  onSubmit(): void
  onCancel(): void
  readonly change: Change
  /** Red, for what cannot be undone. */
  readonly is_final?: boolean
  /** While something is still to be chosen. */
  readonly is_incomplete?: boolean
}

/** Nobody has read a question by then: the key was meant for what was there before. */
const READING_MS = 400

/** The inside of a dialog that sends something: fields, what went wrong, and the two ways out. */
export function DeedForm(props: DeedFormProps) {
  const { children, submit, onSubmit, onCancel, change, is_final = false, is_incomplete = false } = props
  const say = useCommonWords()
  const form = useFirstFocus(is_final)
  const opened_at = useRef(performance.now())
  useHeldPage(true)
  useCancelWhenGone(change)
  // The second press of two comes before the button shows that the first one counts.
  const is_sent = useRef(false)
  useEffect(() => {
    is_sent.current = change.isPending
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    // A dialog can be opened from within a form of the page.
    event.stopPropagation()
    if (is_sent.current || is_incomplete) return
    is_sent.current = true
    onSubmit()
  }
  const isUnread = () => performance.now() - opened_at.current < READING_MS
  const ignoreUnread = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isUnread()) event.preventDefault()
  }
  /** In a text of several lines, Enter begins the next one. */
  const sendFromText = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isUnread()) event.currentTarget.requestSubmit()
  }
  return (
    <form onSubmit={send} onKeyDown={sendFromText} ref={form} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap="sm">
        {children}
        <Outcome change={change} />
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onCancel} data-way="cancel">
            {say('action.cancel')}
          </Button>
          <Button
            type="submit"
            data-way="deed"
            loading={change.isPending}
            disabled={is_incomplete}
            onKeyDown={ignoreUnread}
            {...(is_final ? { color: 'red.9' } : {})}
          >
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A dialog that goes away with its page is cancelled as well. */
function useCancelWhenGone(change: Change): void {
  const last = useRef(change)
  useEffect(() => {
    last.current = change
  })
  useEffect(
    () => () => {
      if (last.current.isBusy()) last.current.cancel()
    },
    [],
  )
}

function Outcome({ change: { error, is_retrying, isPending } }: { change: Change }) {
  const say = useCommonWords()
  if (isPending)
    return is_retrying ? (
      <Text size="sm" role="status">
        {say('error.retrying')}
      </Text>
    ) : null
  return error && <Fault error={error} />
}
