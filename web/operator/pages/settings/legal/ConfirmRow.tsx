import { Button, Text } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useChange } from '../../../../shared/ui/change.tsx'
import { FormDialog } from '../../../../shared/ui/FormDialog.tsx'
import { useSettingsWords } from '../words.ts'
import type { Entry } from './figures.ts'
import { RowFigures } from './RowFigures.tsx'
import { useLegalWords } from './words.ts'

type ConfirmProps = {
  readonly name: Schemas['LegalTable']['name']
  readonly row: Schemas['LegalTableRow']
  readonly figures: Entry | undefined
}

/** Confirms the figures of a row. If they were to change by now, it also asks for the next such day. */
export function ConfirmRow({ name, row, figures }: ConfirmProps) {
  const say = useSettingsWords()
  const legal = useLegalWords()
  const { day } = useFormat()
  const { i18n } = useTranslation()
  const [is_open, setOpen] = useState(false)
  const [next_change, setNextChange] = useState<string | null>(null)
  const { list, valid_from } = row
  const is_late = row.warnings.includes('rate_may_have_changed')
  const confirm = useChange({
    changes: ['legal', 'claims', 'court', 'work'],
    quiet: true,
    send: (once) =>
      once.POST('/api/operator/legal-tables/{name}/confirm', {
        params: { path: { name } },
        body: { list, valid_from, ...(is_late ? { next_change } : {}) },
      }),
    done: say('confirm.done'),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button size="compact-xs" variant="light" onClick={() => setOpen(true)}>
        {say('confirm.name')}
      </Button>
      <FormDialog
        title={say('confirm.title', { list, day: day(valid_from) })}
        opened={is_open}
        onClose={() => setOpen(false)}
        submit={say('confirm.name')}
        onSubmit={() => confirm.mutate()}
        change={confirm}
        is_incomplete={is_late && next_change === null}
      >
        {figures && <RowFigures row={figures} label={legal('figures')} />}
        <Text size="sm">{say('confirm.text')}</Text>
        {is_late && (
          <DatePickerInput
            label={say('confirm.next_change')}
            description={say('confirm.next_change_note')}
            required
            locale={i18n.language === 'de' ? 'de-at' : 'en'}
            valueFormat="DD.MM.YYYY"
            value={next_change}
            onChange={setNextChange}
          />
        )}
      </FormDialog>
    </>
  )
}
