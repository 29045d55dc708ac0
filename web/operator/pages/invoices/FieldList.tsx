import { ActionIcon, Badge, Box, Group, Paper, Text, Title, Tooltip, UnstyledButton } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FieldInput } from './FieldInput.tsx'
import { type Field, stateOf, waitingOf } from './field-check.ts'
import { KIND_OF, useFieldText } from './field-text.ts'
import classes from './invoices.module.css'
import type { FieldCheck } from './use-field-check.ts'
import { useInvoicesWords } from './words.ts'

/** All fields, one below another; Tab and arrow keys move between them. */
export function FieldList({ extraction, check }: { extraction: Schemas['Extraction']; check: FieldCheck }) {
  const say = useInvoicesWords()
  const left = waitingOf(extraction).length
  return (
    <Paper withBorder component="section" aria-label={say('fields')}>
      <Group justify="space-between" px="md" py="xs" className={classes.head ?? ''}>
        <Title order={2} size="h5">
          {say('fields')}
        </Title>
        <Text size="sm" c="dimmed">
          {left === 0 ? say('all_checked') : say('left', { count: left })}
        </Text>
      </Group>
      <ul className={classes.fields}>
        {extraction.fields.map((field) => (
          <li key={field.field} className={clsx(classes.field, check.current === field.field && classes.current)}>
            {check.editing === field.field ? (
              <FieldInput field={field} check={check} />
            ) : (
              <FieldRow field={field} check={check} />
            )}
          </li>
        ))}
      </ul>
    </Paper>
  )
}

function FieldRow({ field, check }: { field: Field; check: FieldCheck }) {
  const is_current = check.current === field.field
  const button = useRef<HTMLButtonElement>(null)
  // The current field has the keyboard focus.
  useEffect(() => {
    if (is_current && check.editing === undefined) button.current?.focus({ preventScroll: true })
  }, [is_current, check.editing])
  // The focused element may have gone with the previous invoice. Then take the focus, which nothing else has.
  useEffect(() => {
    const is_free = document.activeElement === document.body
    if (is_free && is_current && check.editing === undefined) button.current?.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // A key that is held down is for the field before, which it has settled.
    if (!event.repeat) check.confirm(field.field)
  }
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <UnstyledButton
        ref={button}
        className={classes.choice ?? ''}
        aria-current={is_current}
        aria-keyshortcuts="Enter e"
        onFocus={() => check.choose(field.field)}
        onClick={() => check.choose(field.field)}
        onDoubleClick={() => check.edit(field.field)}
        onKeyDown={onKeyDown}
      >
        <FieldFacts field={field} />
      </UnstyledButton>
      <RowButtons field={field} check={check} />
    </Group>
  )
}

function FieldFacts({ field: { field, value, reading, source, confidence, ...state } }: { field: Field }) {
  const say = useInvoicesWords()
  const textOf = useFieldText()
  const { percent } = useFormat()
  const origin = source ?? reading?.source ?? null
  const certainty = confidence ?? reading?.confidence ?? null
  const is_read = KIND_OF[field] === 'amount' && reading !== null && reading.source === origin
  const differs = reading?.value != null && reading.value !== value
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text span size="xs" c="dimmed" fw={600}>
          {say(`field.${field}`)}
        </Text>
        {(value !== null || state.needs_check || state.accepted_at) && (
          <StateBadge needs_check={state.needs_check} accepted_at={state.accepted_at} />
        )}
      </Group>
      <Text span size="md" fw={600} className={classes.value ?? ''}>
        {value === null ? <span className={classes.none}>{say('none')}</span> : textOf(field, value)}
      </Text>
      {differs && reading?.value != null && (
        <Text span size="sm" className={classes.line ?? ''}>
          {say(value === null ? 'proposal' : 'read_as', { value: textOf(field, reading.value) })}
        </Text>
      )}
      <Text span size="xs" c="dimmed" className={classes.line ?? ''}>
        {origin === null ? say('not_found') : say(`source.${origin}`)}
        {origin !== null && certainty !== null && ` · ${say('sure', { percent: percent(certainty) })}`}
        {is_read && ` · ${say(`proof.${reading.proof ?? 'none'}`)}`}
      </Text>
    </>
  )
}

function StateBadge(state: Pick<Field, 'needs_check' | 'accepted_at'>) {
  const say = useInvoicesWords()
  const { color, word } = stateOf(state)
  return (
    <Badge component="span" color={color} size="sm">
      {say(`state.${word}`)}
    </Badge>
  )
}

/** For the mouse; on the keyboard, Enter and e on the field itself do the same. */
function RowButtons({ field: { field, value, reading }, check }: { field: Field; check: FieldCheck }) {
  const say = useInvoicesWords()
  const textOf = useFieldText()
  const name = say(`field.${field}`)
  const claimed = field === 'invoice_amount_gross' && value === null ? reading?.value : null
  const accept =
    claimed == null
      ? say('accept', { field: name })
      : say('accept_claim', { field: name, value: textOf(field, claimed) })
  return (
    <Box className={classes.buttons ?? ''}>
      <Tooltip label={accept}>
        <ActionIcon
          variant="light"
          tabIndex={-1}
          aria-label={accept}
          disabled={check.isBusy(field)}
          onClick={() => check.confirm(field)}
        >
          <IconCheck size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={say('correct', { field: name })}>
        <ActionIcon
          variant="default"
          tabIndex={-1}
          aria-label={say('correct', { field: name })}
          onClick={() => check.edit(field)}
        >
          <IconPencil size={16} />
        </ActionIcon>
      </Tooltip>
    </Box>
  )
}
