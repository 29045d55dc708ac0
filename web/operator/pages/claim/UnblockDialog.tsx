import { Fieldset, Group, Stack, TextInput } from '@mantine/core'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { NoteField } from './ActionDialog.tsx'
import { AddressFields } from './AddressFields.tsx'
import { effectsOf } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import type { ClaimFile } from './file.ts'
import { showClaim } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { useBlockWords } from './words.blocks.ts'

const NOBODY: Schemas['Representative'] = { name: '', address: { street: '', zip: '', city: '', country: 'AT' } }
const FIELDS = LIMITS.ClaimUnblocking.representative

/** Lifts a block that does not end by itself. A minor needs somebody to whom letters can go. */
export function UnblockDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const say = useActionWords()
  const block = useBlockWords()
  const is_minor = file.blocked_reason === 'minor'
  return (
    <DeedDialog
      title={say('do.unblock')}
      submit={say('do.unblock')}
      onClose={onClose}
      size={is_minor ? 'lg' : 'md'}
      values={{ note: '', representative: file.debtor.representative ?? NOBODY }}
      check={({ note }): Record<string, string> => (note.trim() ? {} : { note: block('note_required') })}
      send={(once, { note, representative }) =>
        once.POST('/api/operator/claims/{id}/unblock', {
          params: { path: { id: file.id } },
          body: { note: note.trim(), ...(is_minor ? { representative } : {}) },
        })
      }
      changes={CLAIM_STEP}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={`${file.case_reference}: ${block('unblock.done')}`}
    >
      {(form) => (
        <>
          <Consequences file={file} effects={effectsOf(file, 'unblock')} />
          {is_minor && (
            <Fieldset legend={block('unblock.representative')} p="sm">
              <Stack gap="xs">
                <TextInput
                  label={block('unblock.name')}
                  required
                  data-autofocus
                  {...FIELDS.name}
                  {...form.getInputProps('representative.name')}
                />
                <Group gap="xs" align="flex-start">
                  <AddressFields
                    limits={FIELDS.address}
                    field={(part) => form.getInputProps(`representative.address.${part}`)}
                  />
                </Group>
              </Stack>
            </Fieldset>
          )}
          <NoteField required {...(is_minor ? {} : { 'data-autofocus': true })} {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}
