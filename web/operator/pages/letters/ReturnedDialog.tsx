import { Autocomplete, Text } from '@mantine/core'
import { useState } from 'react'
import { known } from '../../../shared/api/changed.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { letterQuery } from './queries.ts'
import { useLettersWords } from './words.ts'

const REASONS = ['moved', 'unknown', 'refused', 'not_collected', 'deceased'] as const

export function ReturnedDialog({ letter, onClose }: { letter: Schemas['Letter']; onClose(): void }) {
  const say = useLettersWords()
  const [reason, setReason] = useState('')
  const change = useChange({
    changes: ['letters', 'claims', 'work', 'overview'],
    answers: ({ data }) => known(letterQuery(letter.id), data),
    send: () =>
      api.POST('/api/operator/letters/{id}/returned', { params: { path: { id: letter.id } }, body: { reason } }),
    done: say('returned.done'),
    onDone: onClose,
    quiet: true,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={say('returned.title')}
      submit={say('returned.action')}
      onSubmit={() => change.mutate()}
      change={change}
      is_final
    >
      <Text size="sm">{say('returned.consequence', { name: letter.debtor_name })}</Text>
      <Autocomplete
        label={say('returned.reason')}
        description={say('returned.reason_hint')}
        data={REASONS.map((name) => say(`returned.reasons.${name}`))}
        value={reason}
        onChange={setReason}
        error={fieldErrors(change.error).reason}
        {...LIMITS.LetterReturned.reason}
        required
        data-autofocus
      />
    </FormDialog>
  )
}
