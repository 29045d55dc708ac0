import { Grid, NumberInput, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useOrganizationFormOf } from './organization-form.ts'
import { useSettingsWords } from './words.ts'

const FIELDS = LIMITS.OrganizationPatch

/** A field, with what it does and when it takes effect. */
export function Setting({ children, what, from }: { children: ReactNode; what: string; from: string }) {
  const say = useSettingsWords()
  return (
    <Grid gap="md" align="center">
      <Grid.Col span={{ base: 12, sm: 4 }}>{children}</Grid.Col>
      <Grid.Col span={{ base: 12, sm: 8 }}>
        <Text size="sm">{what}</Text>
        <Text size="xs" c="dimmed">
          <b>{say('holds')}</b> {from}
        </Text>
      </Grid.Col>
    </Grid>
  )
}

export function NamePanel() {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  return (
    <Panel title={say('panel.general')}>
      <Stack>
        <Setting what={say('what.name')} from={say('from.name')}>
          <TextInput
            label={say('field.name')}
            required
            withAsterisk={false}
            {...FIELDS.name}
            {...form.getInputProps('name')}
          />
        </Setting>
        <Setting what={say('what.isolate_partners')} from={say('from.isolate_partners')}>
          <Switch
            label={say('field.isolate_partners')}
            {...form.getInputProps('isolate_partners', { type: 'checkbox' })}
          />
        </Setting>
        <Setting what={say('what.partners_may_forward_links')} from={say('from.partners_may_forward_links')}>
          <Switch
            label={say('field.partners_may_forward_links')}
            {...form.getInputProps('partners_may_forward_links', { type: 'checkbox' })}
          />
        </Setting>
      </Stack>
    </Panel>
  )
}

export function WorkflowPanel() {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  const days = (name: 'letter_interval_days' | 'installment_grace_days' | 'letter_deadline_days') => ({
    label: say(`field.${name}`),
    suffix: ` ${say('day_unit')}`,
    allowDecimal: false,
    allowNegative: false,
    required: true,
    withAsterisk: false,
    ...FIELDS[name],
    ...form.getInputProps(name),
  })
  return (
    <Panel title={say('panel.workflow')}>
      <Stack>
        <Setting what={say('what.letter_interval_days')} from={say('from.letter_interval_days')}>
          <NumberInput {...days('letter_interval_days')} />
        </Setting>
        <Setting what={say('what.installment_grace_days')} from={say('from.installment_grace_days')}>
          <NumberInput {...days('installment_grace_days')} />
        </Setting>
        <Setting what={say('what.letter_deadline_days')} from={say('from.letter_deadline_days')}>
          <NumberInput {...days('letter_deadline_days')} required={false} placeholder={say('usual')} />
        </Setting>
        <Setting what={say('what.letter_dispatch')} from={say('from.letter_dispatch')}>
          <Select
            label={say('field.letter_dispatch')}
            data={(['default', 'automatic', 'by_hand'] as const).map((value) => ({
              value,
              label: say(`dispatch.${value}`),
            }))}
            allowDeselect={false}
            {...form.getInputProps('letter_dispatch')}
          />
        </Setting>
        <Setting what={say('what.closes_at')} from={say('from.closes_at')}>
          <Select
            label={say('field.closes_at')}
            data={(['total', 'balance'] as const).map((value) => ({ value, label: say(`closing.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('closes_at')}
          />
        </Setting>
        <Setting what={say('what.creditors_submit')} from={say('from.creditors_submit')}>
          <Switch
            label={say('field.creditors_submit')}
            {...form.getInputProps('creditors_submit', { type: 'checkbox' })}
          />
        </Setting>
        <Setting what={say('what.installment_self_service')} from={say('from.installment_self_service')}>
          <Switch
            label={say('field.installment_self_service')}
            {...form.getInputProps('installment_self_service', { type: 'checkbox' })}
          />
        </Setting>
        <Setting what={say('what.installment_max_months')} from={say('from.installment_max_months')}>
          <NumberInput
            label={say('field.installment_max_months')}
            allowDecimal={false}
            allowNegative={false}
            required
            withAsterisk={false}
            {...FIELDS.installment_max_months}
            {...form.getInputProps('installment_max_months')}
          />
        </Setting>
        <Setting what={say('what.installment_min_amount')} from={say('from.installment_min_amount')}>
          <MoneyInput
            label={say('field.installment_min_amount')}
            required
            withAsterisk={false}
            {...FIELDS.installment_min_amount}
            {...form.getInputProps('installment_min_amount')}
          />
        </Setting>
        <Setting what={say('what.mail_letters')} from={say('from.mail_letters')}>
          <Switch label={say('field.mail_letters')} {...form.getInputProps('mail_letters', { type: 'checkbox' })} />
        </Setting>
      </Stack>
    </Panel>
  )
}

export function FeesPanel() {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  const is_german = useTranslation().i18n.language === 'de'
  const rate = form.getInputProps('success_fee_percent')
  return (
    <Panel title={say('panel.fees')}>
      <Stack>
        <Setting what={say('what.success_fee_rate')} from={say('from.success_fee_rate')}>
          <NumberInput
            label={say('field.success_fee_rate')}
            suffix=" %"
            decimalScale={2}
            decimalSeparator={is_german ? ',' : '.'}
            allowedDecimalSeparators={[',', '.']}
            allowNegative={false}
            max={FIELDS.success_fee_rate.max * 100}
            required
            withAsterisk={false}
            {...rate}
            error={rate.error ?? form.errors.success_fee_rate}
          />
        </Setting>
        <Setting what={say('what.filing_fee')} from={say('from.filing_fee')}>
          <MoneyInput
            label={say('field.filing_fee')}
            {...FIELDS.filing_fee}
            required
            withAsterisk={false}
            {...form.getInputProps('filing_fee')}
          />
        </Setting>
        <Setting what={say('what.settlement_day')} from={say('from.settlement_day')}>
          <NumberInput
            label={say('field.settlement_day')}
            placeholder={say('by_hand')}
            allowDecimal={false}
            allowNegative={false}
            {...FIELDS.settlement_day}
            {...form.getInputProps('settlement_day')}
          />
        </Setting>
      </Stack>
    </Panel>
  )
}
