import { Grid, NumberInput, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { ADDRESS_FIELDS, type PartnerValues, percentOf } from './rate.ts'
import { usePartnersWords } from './words.ts'

type PartnerFieldsProps = { readonly form: UseFormReturnType<PartnerValues>; readonly disabled?: boolean }

export function PartnerFields({ form, disabled = false }: PartnerFieldsProps) {
  const say = usePartnersWords()
  const { i18n } = useTranslation()
  return (
    <>
      <TextInput
        label={say('name')}
        required
        {...LIMITS.PartnerCreate.name}
        disabled={disabled}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={say('email')}
        type="email"
        required
        {...LIMITS.PartnerCreate.email}
        disabled={disabled}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NumberInput
        label={say('rate')}
        description={say('rate_note')}
        required
        min={percentOf(LIMITS.PartnerCreate.commission_rate.min)}
        max={percentOf(LIMITS.PartnerCreate.commission_rate.max)}
        step={1}
        decimalScale={2}
        decimalSeparator={i18n.language === 'de' ? ',' : '.'}
        suffix=" %"
        maw={260}
        disabled={disabled}
        key={form.key('percent')}
        {...form.getInputProps('percent')}
      />
      <Text size="sm" c="dimmed">
        {say('credit_note')}
      </Text>
      <Grid>
        {ADDRESS_FIELDS.map((field) => (
          <Grid.Col key={field} span={{ base: 12, sm: field === 'street' || field === 'city' ? 8 : 4 }}>
            <TextInput
              label={say(`address.${field}`)}
              disabled={disabled}
              key={form.key(field)}
              {...form.getInputProps(field)}
            />
          </Grid.Col>
        ))}
      </Grid>
      <TextInput
        label={say('uid')}
        {...LIMITS.PartnerCreate.uid}
        maw={260}
        disabled={disabled}
        key={form.key('uid')}
        {...form.getInputProps('uid')}
      />
    </>
  )
}
