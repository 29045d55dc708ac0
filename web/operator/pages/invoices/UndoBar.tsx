import { Button, Group, Kbd, Paper, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { FieldName } from './field-check.ts'
import { useFieldText } from './field-text.ts'
import { type StepMemory, type TakenStep, useUndo } from './use-undo.ts'
import { useInvoicesWords } from './words.ts'

type UndoBarProps = { readonly taken: TakenStep | undefined; readonly onStep: StepMemory['onStep'] }

/** The last step in words, one click or one key from being undone. */
export function UndoBar({ taken, onStep }: UndoBarProps) {
  const say = useInvoicesWords()
  const textOf = useFieldText()
  const { run, is_busy } = useUndo(taken, onStep)
  if (!taken) return null
  const { original_filename: file, step } = taken
  const shown = (field: FieldName, value: string | number | null) =>
    value === null ? say('none') : textOf(field, value)
  const words = {
    file,
    field: say(`field.${step.field}`),
    before: shown(step.field, step.before),
    after: shown(step.field, step.after),
  }
  return (
    <Paper withBorder px="md" py={6} component="section" aria-label={say('undo.label')}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{say(step.before === step.after ? 'undo.accepted' : 'undo.changed', words)}</Text>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          rightSection={<Kbd size="xs">u</Kbd>}
          aria-keyshortcuts="u"
          loading={is_busy}
          onClick={run}
        >
          {say('undo.name')}
        </Button>
      </Group>
    </Paper>
  )
}
