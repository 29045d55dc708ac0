import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { showItem } from './changes.ts'
import 'dayjs/locale/de-at'
import { Radio, Stack, Text, Textarea } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { morningOf, snoozeDays } from './snooze-days.ts'
import type { Item } from './target.ts'
import { useWorkWords } from './words.ts'

type SnoozeDialogProps = { readonly item: Item; readonly as_of: string; onClose(): void }

/** Until when, and why. Enter alone snoozes until tomorrow. */
export function SnoozeDialog({ item, as_of, onClose }: SnoozeDialogProps) {
  const say = useWorkWords()
  const { tomorrow, next_week } = snoozeDays(as_of)
  const [choice, choose] = useState<string>('tomorrow')
  const [day, setDay] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const chosen = choice === 'date' ? day : choice === 'tomorrow' ? tomorrow : next_week
  const change = useChange({
    changes: ['work'],
    send: (once, until: string) =>
      once.PUT('/api/operator/work/{key}/snooze', {
        params: { path: { key: item.key } },
        body: { until, ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    shows: (queries, { data }) => data && showItem(queries, data.data),
    done: say('snooze_done'),
    onDone: onClose,
    quiet: true,
  })
  return (
    <FormDialog
      title={say('snooze_title')}
      opened
      onClose={onClose}
      submit={say('snooze_do')}
      onSubmit={() => chosen && change.mutate(morningOf(chosen))}
      change={change}
    >
      <Text size="sm">{say('snooze_text')}</Text>
      <Choices as_of={as_of} choice={choice} onChoose={choose} />
      {choice === 'date' && <Day value={day} first={tomorrow} onChange={setDay} />}
      <Textarea
        label={say('note')}
        placeholder={say('note_hint')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        {...LIMITS.WorkSnooze.note}
        autosize
        minRows={2}
      />
    </FormDialog>
  )
}

type ChoicesProps = { readonly as_of: string; readonly choice: string; onChoose(choice: string): void }

function Choices({ as_of, choice, onChoose }: ChoicesProps) {
  const say = useWorkWords()
  const { day } = useFormat()
  const { tomorrow, next_week } = snoozeDays(as_of)
  return (
    <Radio.Group label={say('until')} value={choice} onChange={onChoose}>
      <Stack gap={6} mt={4}>
        <Radio value="tomorrow" label={say('tomorrow', { day: day(tomorrow) })} data-autofocus />
        {/* On a Sunday, next week begins tomorrow. */}
        {next_week !== tomorrow && <Radio value="next_week" label={say('next_week', { day: day(next_week) })} />}
        <Radio value="date" label={say('date')} />
      </Stack>
    </Radio.Group>
  )
}

type DayProps = { readonly value: string | null; readonly first: string; onChange(day: string | null): void }

function Day({ value, first, onChange }: DayProps) {
  const say = useWorkWords()
  const { i18n } = useTranslation()
  return (
    <DatePickerInput
      label={say('day')}
      locale={i18n.language === 'de' ? 'de-at' : 'en'}
      valueFormat="DD.MM.YYYY"
      minDate={first}
      defaultDate={first}
      value={value}
      onChange={onChange}
      required
    />
  )
}
