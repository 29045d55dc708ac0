import { Alert, Fieldset, Grid, Stack, Switch, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useOrganizationFormOf } from './organization-form.ts'
import type { LetterheadLine } from './organization-values.ts'
import { useSettingsWords } from './words.ts'

const FIELDS = LIMITS.OrganizationPatch.letterhead

type Field = readonly [name: LetterheadLine, width: number, is_required?: boolean]

const SENDER: readonly Field[] = [
  ['company_name', 6, true],
  ['street', 6, true],
  ['zip', 2, true],
  ['city', 4, true],
  ['country', 2, true],
  ['phone', 4],
  ['email', 6, true],
  ['website', 6],
]
const BANK: readonly Field[] = [
  ['iban', 5, true],
  ['bic', 3],
  ['bank_name', 4],
]
const REGISTER: readonly Field[] = [
  ['register_number', 4],
  ['register_court', 4],
  ['uid', 4],
  ['license', 12],
]

/** What appears on every letter of the organisation. */
export function LetterheadPanel() {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  const { has_letterhead } = form.values
  const toggle = (
    <Switch label={say('has_letterhead')} {...form.getInputProps('has_letterhead', { type: 'checkbox' })} />
  )
  return (
    <Panel title={say('panel.letterhead')} text={say('letterhead_text')} actions={toggle}>
      {has_letterhead ? (
        <Stack>
          <Lines legend={say('group.sender')} fields={SENDER} />
          <Lines legend={say('group.bank')} fields={BANK} />
          <Lines legend={say('group.register')} fields={REGISTER} />
          <Authority />
        </Stack>
      ) : (
        <Alert color="orange" icon={<IconAlertTriangle />} py="xs">
          {say('no_letterhead')}
        </Alert>
      )}
    </Panel>
  )
}

function Frame({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset legend={legend} variant="unstyled" fw={600}>
      <Grid gap="xs" mt={4}>
        {children}
      </Grid>
    </Fieldset>
  )
}

function Lines({ legend, fields }: { legend: string; fields: readonly Field[] }) {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  return (
    <Frame legend={legend}>
      {fields.map(([name, width, is_required = false]) => (
        <Grid.Col key={name} span={{ base: 12, sm: width }}>
          <TextInput
            label={say(`letterhead.${name}`)}
            required={is_required}
            withAsterisk={is_required}
            {...FIELDS[name]}
            {...form.getInputProps(`letterhead.${name}`)}
          />
        </Grid.Col>
      ))}
    </Frame>
  )
}

function Authority() {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  return (
    <Frame legend={say('group.authority')}>
      {(['name', 'address', 'email'] as const).map((name) => (
        <Grid.Col key={name} span={{ base: 12, sm: 4 }}>
          <TextInput
            label={say(`authority.${name}`)}
            {...FIELDS.supervisory_authority[name]}
            {...form.getInputProps(`letterhead.supervisory_authority.${name}`)}
          />
        </Grid.Col>
      ))}
    </Frame>
  )
}
