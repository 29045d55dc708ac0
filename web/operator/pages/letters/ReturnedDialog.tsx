import { Autocomplete, Text } from '@mantine/core'
import { known } from '../../../shared/api/changed.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { letterQuery } from './queries.ts'
import { useWhichLetter } from './which-letter.ts'
import { useLettersWords } from './words.ts'

const REASONS = ['moved', 'unknown', 'refused', 'not_collected', 'deceased'] as const

export function ReturnedDialog({ letter, onClose }: { letter: Schemas['Letter']; onClose(): void }) {
  const say = useLettersWords()
  const which = useWhichLetter()
  return (
    <DeedDialog
      title={say('returned.title')}
      submit={say('returned.action')}
      onClose={onClose}
      is_final
      values={{ reason: '' }}
      send={(once, body) =>
        once.POST('/api/operator/letters/{id}/returned', { params: { path: { id: letter.id } }, body })
      }
      changes={['letters', 'claims', 'work', 'overview']}
      answers={({ data }) => known(letterQuery(letter.id), data)}
      done={say('returned.done')}
    >
      {(form) => (
        <>
          <Text size="sm">{`${which(letter)} ${say('returned.consequence')}`}</Text>
          <Autocomplete
            label={say('returned.reason')}
            description={say('returned.reason_hint')}
            data={REASONS.map((name) => say(`returned.reasons.${name}`))}
            {...form.getInputProps('reason')}
            {...LIMITS.LetterReturned.reason}
            required
            data-autofocus
          />
        </>
      )}
    </DeedDialog>
  )
}
