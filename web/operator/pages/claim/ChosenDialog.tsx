import { CourtDialog, type CourtStep } from '../court/CourtDialog.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { ActionName, AllowedAction } from './actions.ts'
import type { ClaimFile } from './file.ts'
import { LawDialog } from './LawDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { SituationDialog } from './SituationDialog.tsx'
import { UnblockDialog } from './UnblockDialog.tsx'

const COURT_STEPS: Readonly<Partial<Record<ActionName, CourtStep>>> = {
  filing: 'filing',
  title: 'court_title',
  'court-message': 'message',
}

type ChosenDialogProps = { readonly file: ClaimFile; readonly action: AllowedAction; onClose(): void }

/** The dialog of an action that somebody has chosen. Those without fields of their own share one. */
export function ChosenDialog({ file, action, onClose }: ChosenDialogProps) {
  const step = COURT_STEPS[action.action]
  if (step) return <CourtDialog file={file} step={step} onClose={onClose} />
  switch (action.action) {
    case 'payment':
      return <PaymentDialog file={file} onClose={onClose} />
    case 'installment-plan':
      return <PlanDialog file={file} onClose={onClose} />
    case 'unblock':
      return <UnblockDialog file={file} onClose={onClose} />
    case 'law':
      return <LawDialog file={file} onClose={onClose} />
    case 'situation':
      return <SituationDialog file={file} onClose={onClose} />
    default:
      return <ActionDialog file={file} action={action} onClose={onClose} />
  }
}
