import { NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { usePartnersWords } from './words.ts'

/** The rate as people say it: in per cent. */
export type PartnerValues = { name: string; email: string; percent: number | string }

export const rateOf = ({ percent }: PartnerValues): number => Math.round(Number(percent) * 100) / 10_000
export const percentOf = (commission_rate: number): number => Math.round(commission_rate * 10_000) / 100

type PartnerFieldsProps = { readonly form: UseFormReturnType<PartnerValues>; readonly disabled?: boolean }

export function PartnerFields({ form, disabled = false }: PartnerFieldsProps) {
  const say = usePartnersWords()
  const { i18n } = useTranslation()
  return (
    <>
      <TextInput
        label={say('name')}
        required
        maxLength={255}
        disabled={disabled}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={say('email')}
        type="email"
        required
        maxLength={255}
        disabled={disabled}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NumberInput
        label={say('rate')}
        description={say('rate_note')}
        required
        min={0}
        max={100}
        step={1}
        decimalScale={2}
        decimalSeparator={i18n.language === 'de' ? ',' : '.'}
        suffix=" %"
        maw={260}
        disabled={disabled}
        key={form.key('percent')}
        {...form.getInputProps('percent')}
      />
    </>
  )
}
