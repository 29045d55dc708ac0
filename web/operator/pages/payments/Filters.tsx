import { useGo } from '../../links.tsx'
import 'dayjs/locale/de-at'
import { Group, Select } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { paths } from '../../paths.ts'
import { OrganizationSelect } from '../partners/OrganizationSelect.tsx'
import { PartnerSelect } from '../partners/PartnerSelect.tsx'
import { PAYMENT_STATUSES, type PaymentsSearch } from './search.ts'
import { usePaymentsWords } from './words.ts'

type Change = Partial<PaymentsSearch>

export function Filters() {
  const say = usePaymentsWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/payments' })
  const choose = (change: Change) =>
    go({ to: paths.payments, search: { ...search, ...change, page: undefined } }, { replace: true })
  return (
    <Group gap="xs">
      <Days key={`${search.from} ${search.to}`} search={search} onChoose={choose} />
      <Select
        placeholder={say('status')}
        aria-label={say('status')}
        data={PAYMENT_STATUSES.map((value) => ({ value, label: say(`statuses.${value}`) }))}
        value={search.status ?? null}
        onChange={(value) => choose({ status: value ?? undefined })}
        clearable
        w={150}
      />
      <OrganizationSelect
        placeholder={say('organization')}
        aria-label={say('organization')}
        value={search.organization_id ?? null}
        onChange={(value) => choose({ organization_id: value ?? undefined })}
        clearable
        w={220}
      />
      <PartnerSelect
        label={say('partner')}
        value={search.partner_id ?? null}
        onChange={(partner_id) => choose({ partner_id: partner_id ?? undefined })}
        width={200}
      />
    </Group>
  )
}

type DaysProps = { readonly search: PaymentsSearch; onChoose(change: Change): void }

/** A range of days. It applies only once both ends are chosen. */
function Days({ search, onChoose }: DaysProps) {
  const say = usePaymentsWords()
  const common = useCommonWords()
  const { i18n } = useTranslation()
  const [span, setSpan] = useState<[string | null, string | null]>([search.from ?? null, search.to ?? null])
  return (
    <DatePickerInput
      type="range"
      placeholder={say('days')}
      aria-label={say('days')}
      locale={i18n.language === 'de' ? 'de-at' : 'en'}
      valueFormat="DD.MM.YYYY"
      value={span}
      onChange={([from, to]) => {
        setSpan([from, to])
        if ((from === null) === (to === null)) onChoose({ from: from ?? undefined, to: to ?? undefined })
      }}
      allowSingleDateInRange
      clearable
      clearButtonProps={{ 'aria-label': common('list.reset') }}
      w={230}
    />
  )
}
