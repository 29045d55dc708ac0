import { Radio, Stack } from '@mantine/core'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { LAWS } from '../../../shared/api/vocabulary.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { effectsOf } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import type { ClaimFile } from './file.ts'
import { showClaim } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { useBlockWords } from './words.blocks.ts'

type Law = Schemas['TeamClaimPatch']['governing_law']

/** Puts a claim under a law, while no letter has named one to the debtor. */
export function LawDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const say = useActionWords()
  const block = useBlockWords()
  const { governing_law } = file
  const check = ({ law }: { law: Law | '' }): Record<string, string> => {
    if (law === '') return { law: block('law.choose') }
    return law === governing_law ? { law: block('law.unchanged') } : {}
  }
  return (
    <DeedDialog
      title={say('do.law')}
      submit={say('do.law')}
      onClose={onClose}
      values={{ law: (governing_law ?? '') as Law | '' }}
      check={check}
      send={(once, { law }) =>
        once.PATCH('/api/operator/claims/{id}', {
          params: { path: { id: file.id } },
          body: { governing_law: law as Law },
        })
      }
      changes={CLAIM_STEP}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={`${file.case_reference}: ${block('law.done')}`}
    >
      {(form) => (
        <>
          <Radio.Group label={block('law.label')} {...form.getInputProps('law')}>
            <Stack gap={6} my={4}>
              {LAWS.map((law, index) => (
                <Radio
                  key={law}
                  value={law}
                  label={block(`law.name.${law}`)}
                  {...(index === 0 ? { 'data-autofocus': true } : {})}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Consequences file={file} effects={effectsOf(file, 'law')} />
        </>
      )}
    </DeedDialog>
  )
}
