import 'dayjs/locale/de-at'
import { MonthPickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommonWords } from '../i18n/common.ts'
import { useFormat } from '../i18n/format.ts'

type MonthSelectProps = {
  readonly label: string
  /** YYYY-MM */
  readonly value: string | null
  onChange(month: string | null): void
  readonly clearable?: boolean
}

/** A calendar month to filter by. */
export function MonthSelect({ label, value, onChange, clearable = true }: MonthSelectProps) {
  const { i18n } = useTranslation()
  const common = useCommonWords()
  const { longMonth } = useFormat()
  return (
    <MonthPickerInput
      placeholder={label}
      // Voice control needs the visible text in the name.
      aria-label={value ? `${label}: ${longMonth(value)}` : label}
      value={value && `${value}-01`}
      onChange={(date) => onChange(date ? date.slice(0, 7) : null)}
      valueFormat="MMMM YYYY"
      locale={i18n.language === 'de' ? 'de-at' : 'en'}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': common('list.reset') }}
      leftSection={<IconCalendar size={15} aria-hidden />}
      w={190}
    />
  )
}
