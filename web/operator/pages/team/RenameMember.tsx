import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import type { Member } from './member.ts'
import { showMember } from './use-member-deeds.ts'
import { useTeamWords } from './words.ts'

export function RenameMember({ member, onClose }: { member: Member; onClose(): void }) {
  const say = useTeamWords()
  const common = useCommonWords()
  const [name, setName] = useState(member.name)
  const rename = useChange({
    changes: ['team', 'session', 'work'],
    send: (once) => once.PATCH('/api/operator/users/{id}', { params: { path: { id: member.id } }, body: { name } }),
    shows: (queries, { data }) => data && showMember(queries, data.data),
    quiet: true,
    done: common('action.saved'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={say('rename')}
      opened
      onClose={onClose}
      submit={say('rename')}
      onSubmit={() => rename.mutate()}
      change={rename}
    >
      <TextInput
        label={say('name')}
        required
        withAsterisk={false}
        {...LIMITS.OperatorPatch.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={fieldErrors(rename.error).name}
        data-autofocus
      />
    </FormDialog>
  )
}
