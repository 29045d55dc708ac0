import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { BlockedReason } from '../../../shared/i18n/obstacles.ts'
import { findAction } from './actions.ts'
import { ChosenDialog } from './ChosenDialog.tsx'
import { DebtorDialog } from './DebtorDialog.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import { type FileProps, useClaimSearch } from './file.ts'
import { isOwn, type Remedy, remediesOf } from './remedies.ts'
import { returnedLetter } from './returned.ts'
import { useActionWords } from './words.actions.ts'
import { useBlockWords } from './words.blocks.ts'
import { useClaimWords } from './words.ts'

/** Buttons for what ends a block, beside the text that says so. */
export function Remedies({ file, reason }: FileProps & { reason: BlockedReason }) {
  const say = useActionWords()
  const block = useBlockWords()
  const claim = useClaimWords()
  const [, show] = useClaimSearch()
  const [chosen, choose] = useState<Remedy | null>(null)
  const remedies = remediesOf(file, reason)
  const nameOf = (remedy: Remedy): string => {
    if (remedy === 'invoices') return claim('tab.invoices')
    if (remedy === 'debtor') return claim('mend')
    if (remedy === 'resend' || remedy === 'enquiry') return block(`returned.${remedy}`)
    // What is recorded already is changed.
    return remedy === 'situation' ? block('situation.change') : say(`do.${remedy}`)
  }
  const close = () => choose(null)
  const action = chosen && !isOwn(chosen) ? findAction(file, chosen) : undefined
  const letter_id = returnedLetter(file)?.id
  return (
    <>
      {remedies.length > 0 && (
        <Group gap="xs" mt={4}>
          {remedies.map((remedy) => (
            <Button
              key={remedy}
              size="xs"
              variant="default"
              onClick={() => (remedy === 'invoices' ? show({ tab: 'invoices' }) : choose(remedy))}
            >
              {nameOf(remedy)}
            </Button>
          ))}
        </Group>
      )}
      {chosen === 'debtor' && <DebtorDialog claim_id={file.id} debtor={file.debtor} onClose={close} />}
      {chosen === 'resend' && (
        <DebtorDialog claim_id={file.id} debtor={file.debtor} resends={letter_id} onClose={close} />
      )}
      {chosen === 'enquiry' && letter_id && <EnquiryDialog file={file} letter_id={letter_id} onClose={close} />}
      {action && <ChosenDialog file={file} action={action} onClose={close} />}
    </>
  )
}
