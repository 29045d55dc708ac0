import 'dayjs/locale/de-at'
import { Text, Textarea } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { showItem } from '../work/changes.ts'
import { morningOf, snoozeDays } from '../work/snooze-days.ts'
import { type FileProps, todayOf } from './file.ts'
import { returnedKey } from './returned.ts'
import { useBlockWords } from './words.blocks.ts'

/** Somebody was asked for the address of a debtor: the returned letter comes back to the work queue on that day. */
export function EnquiryDialog({ file, letter_id, onClose }: FileProps & { letter_id: string; onClose(): void }) {
  const say = useBlockWords()
  const { i18n } = useTranslation()
  const { tomorrow, next_week } = snoozeDays(`${todayOf(file)}T12:00:00Z`)
  return (
    <DeedDialog
      title={say('returned.enquiry')}
      submit={say('returned.enquiry')}
      onClose={onClose}
      values={{ note: '', until: next_week }}
      send={(once, { note, until }) =>
        once.PUT('/api/operator/work/{key}/snooze', {
          params: { path: { key: returnedKey(letter_id) } },
          body: { until: morningOf(until), note: note.trim() },
        })
      }
      changes={['work', 'claims']}
      shows={(queries, { data }) => data && showItem(queries, data.data)}
      done={say('returned.enquiry_done')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('returned.enquiry_hint')}</Text>
          <Textarea
            label={say('returned.enquiry_note')}
            {...form.getInputProps('note')}
            {...LIMITS.WorkSnooze.note}
            required
            autosize
            minRows={2}
          />
          <DatePickerInput
            label={say('returned.enquiry_until')}
            locale={i18n.language === 'de' ? 'de-at' : 'en'}
            valueFormat="DD.MM.YYYY"
            minDate={tomorrow}
            {...form.getInputProps('until')}
            required
          />
        </>
      )}
    </DeedDialog>
  )
}
