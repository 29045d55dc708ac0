import { Button, Fieldset, Grid, Group, Stack, Text, TextInput } from '@mantine/core'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useOrganizationFormOf } from './organization-form.ts'
import { type AdviceLine, NO_ADVICE } from './organization-values.ts'
import { useSettingsWords } from './words.ts'

const { max: PLACES_MAX, ...FIELDS } = LIMITS.OrganizationPatch.debt_advice

const LINES: readonly (readonly [name: AdviceLine, width: number, is_required?: boolean])[] = [
  ['name', 8, true],
  ['country', 4, true],
  ['address', 12],
  ['phone', 4],
  ['website', 8],
]

/** Where debtors get advice that is independent of us. */
export function DebtAdvicePanel() {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  const places = form.values.debt_advice
  return (
    <Panel title={say('panel.advice')} text={say('advice_text')}>
      <Stack>
        {places.length === 0 && <Text size="sm">{say('advice_none')}</Text>}
        {places.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing but its position.
          <Place key={index} index={index} />
        ))}
        <Group>
          <Button
            variant="default"
            disabled={places.length >= PLACES_MAX}
            onClick={() => form.insertListItem('debt_advice', NO_ADVICE)}
          >
            {say('advice_add')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}

function Place({ index }: { index: number }) {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  return (
    <Fieldset legend={say('advice_place', { number: index + 1 })}>
      <Grid gap="xs">
        {LINES.map(([name, width, is_required = false]) => (
          <Grid.Col key={name} span={{ base: 12, sm: width }}>
            <TextInput
              label={say(`advice.${name}`)}
              required={is_required}
              withAsterisk={false}
              {...FIELDS[name]}
              {...form.getInputProps(`debt_advice.${index}.${name}`)}
            />
          </Grid.Col>
        ))}
      </Grid>
      <Button variant="subtle" mt="xs" onClick={() => form.removeListItem('debt_advice', index)}>
        {say('advice_remove')}
      </Button>
    </Fieldset>
  )
}
