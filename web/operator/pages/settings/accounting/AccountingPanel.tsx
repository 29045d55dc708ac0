import { Fieldset, Grid, NumberInput, Select, Stack, Switch, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '../../../../shared/api/limits.generated.ts'
import { Panel } from '../../../../shared/ui/Panel.tsx'
import { useOrganizationFormOf } from '../organization-form.ts'
import { BOOKED_AS, CHARTS } from './values.ts'
import { useAccountingWords } from './words.ts'

const FIELDS = LIMITS.OrganizationPatch.accounting
const WHOLE = { allowDecimal: false, allowNegative: false } as const
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** How the accountant books what is exported. */
export function AccountingPanel() {
  const say = useAccountingWords()
  const form = useOrganizationFormOf()
  const toggle = <Switch label={say('has')} {...form.getInputProps('has_accounting', { type: 'checkbox' })} />
  return (
    <Panel title={say('title')} text={say('text')} actions={toggle}>
      {form.values.has_accounting ? (
        <Stack>
          <Books />
          <Numbers />
        </Stack>
      ) : (
        <Text size="sm" c="dimmed">
          {say('none')}
        </Text>
      )}
    </Panel>
  )
}

function Books() {
  const say = useAccountingWords()
  const form = useOrganizationFormOf()
  const { language } = useTranslation().i18n
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const number = (name: 'consultant_number' | 'client_number' | 'account_length' | 'creditors_from') => ({
    label: say(name),
    ...WHOLE,
    ...FIELDS[name],
    ...form.getInputProps(`accounting.${name}`),
  })
  return (
    <Fieldset legend={say('books')} variant="unstyled" fw={600}>
      <Grid gap="xs" mt={4}>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <NumberInput {...number('consultant_number')} required withAsterisk={false} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <NumberInput {...number('client_number')} required withAsterisk={false} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <Select
            label={say('fiscal_year_start')}
            data={MONTHS.map((month) => ({
              value: `${String(month).padStart(2, '0')}-01`,
              label: monthName.format(Date.UTC(2026, month - 1)),
            }))}
            allowDeselect={false}
            {...form.getInputProps('accounting.fiscal_year_start')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <Select
            label={say('chart')}
            data={CHARTS.map((value) => ({ value, label: say(`charts.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('accounting.chart')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <NumberInput {...number('account_length')} required withAsterisk={false} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <NumberInput {...number('creditors_from')} placeholder={say('shared')} />
        </Grid.Col>
      </Grid>
    </Fieldset>
  )
}

function Numbers() {
  const say = useAccountingWords()
  const form = useOrganizationFormOf()
  return (
    <Fieldset legend={say('numbers')} variant="unstyled" fw={600}>
      <Grid gap="xs" mt={4}>
        {BOOKED_AS.map((name) => (
          <Grid.Col key={name} span={{ base: 6, sm: 4 }}>
            <NumberInput
              label={say(`account.${name}`)}
              placeholder={say('usual')}
              {...WHOLE}
              {...FIELDS.accounts[name]}
              {...form.getInputProps(`accounting.accounts.${name}`)}
            />
          </Grid.Col>
        ))}
      </Grid>
    </Fieldset>
  )
}
