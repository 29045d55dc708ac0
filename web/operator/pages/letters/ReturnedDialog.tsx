import { Autocomplete, Text } from '@mantine/core'
import { useState } from 'react'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { useLettersWords } from './words.ts'

const REASONS = ['moved', 'unknown', 'refused', 'not_collected', 'deceased'] as const
const REASON_MAX = 500

export function ReturnedDialog({ letter, onClose }: { letter: Schemas['Letter']; onClose(): void }) {
  const say = useLettersWords()
  const [reason, setReason] = useState('')
  const change = useChange({
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
        maxLength={REASON_MAX}
        required
        data-autofocus
      />
    </FormDialog>
  )
}
