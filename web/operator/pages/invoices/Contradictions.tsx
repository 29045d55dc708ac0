import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { choicesOf, contradictedOf, type Extraction, type Field, isReading } from './field-check.ts'
import { useFieldText } from './field-text.ts'
import type { FieldCheck } from './use-field-check.ts'
import { useContradictionWords } from './words.contradictions.ts'
import { useInvoicesWords } from './words.ts'

/** What contradicts the file, each with both values and a click for either. */
export function Contradictions({ extraction, check }: { extraction: Extraction; check: FieldCheck }) {
  const tell = useContradictionWords()
  const fields = contradictedOf(extraction)
  if (isReading(extraction) || fields.length === 0) return null
  return (
    <Alert color="orange" title={tell('title')} icon={<IconArrowsDiff />}>
      <Stack gap="sm">
        {fields.map((field) => (
          <OneField key={field.field} field={field} check={check} />
        ))}
      </Stack>
    </Alert>
  )
}

function OneField({ field, check }: { field: Field; check: FieldCheck }) {
  const say = useInvoicesWords()
  const tell = useContradictionWords()
  const textOf = useFieldText()
  const { field: name, contradictions } = field
  const text = (value: string | number | null) => (value === null ? say('none') : textOf(name, value))
  const { keep, take } = choicesOf(field)
  const label = say(`field.${name}`)
  const kept = keep === null ? tell('right') : tell('keep', { value: text(keep) })
  return (
    <Stack gap={6}>
      {contradictions.map(({ kind, said, read }) => (
        <Text key={kind} size="sm">
          {tell(kind, { field: label, said: text(said), read: text(read) })}
        </Text>
      ))}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={check.isBusy(name)}
          aria-label={`${label}: ${kept}`}
          onClick={() => check.confirm(name)}
        >
          {kept}
        </Button>
        {take.map((value) => (
          <Button
            key={value}
            size="xs"
            disabled={check.isBusy(name)}
            aria-label={`${label}: ${tell('take', { value: text(value) })}`}
            onClick={() => check.correct.mutate({ field: name, value })}
          >
            {tell('take', { value: text(value) })}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
