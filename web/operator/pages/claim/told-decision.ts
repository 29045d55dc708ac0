import type { Schemas } from '../../../shared/api/operator.ts'

type Body = Schemas['ToldDecisionBody']
export type ToldWay = Body['way']

export const TOLD_WAYS = ['phone', 'letter', 'email', 'in_person'] as const satisfies readonly ToldWay[]
export const LAWYERS = ['none', 'svc_network', 'wunschanwalt'] as const

export type ToldValues = {
  readonly decision: Body['decision'] | null
  readonly lawyer: (typeof LAWYERS)[number] | null
  readonly wunschanwalt_first_name: string
  readonly wunschanwalt_last_name: string
  readonly wunschanwalt_location: string
  readonly wunschanwalt_email: string
  readonly way: ToldWay | null
  readonly told_on: string
  readonly told_time: string
  readonly told_by: string
  readonly told_to: string
  readonly note: string
  /** What is in writing. */
  readonly proof: File | null
}

/** A talk leaves no paper: who spoke with whom and when is the proof. */
export const isTalk = (way: ToldWay | null): boolean => way === 'phone' || way === 'in_person'

type Estimate = Pick<Schemas['LawsuitEstimate'], 'lawyer'>

/** Whom the creditor may want for suing; nobody is asked where no lawyer is possible. */
export function lawyersOf({ lawyer }: Estimate): readonly (typeof LAWYERS)[number][] {
  if (lawyer === null || lawyer === 'lawyer_not_allowed') return []
  return lawyer === 'lawyer_required' ? LAWYERS.filter((one) => one !== 'none') : LAWYERS
}

/** What is still to be said before anything is sent, by field. */
export function toldGaps(values: ToldValues, estimate: Estimate): ('decision' | 'lawyer' | 'way' | 'proof')[] {
  const asks_lawyer = values.decision === 'sue' && lawyersOf(estimate).length > 0
  return [
    ...(values.decision === null ? (['decision'] as const) : []),
    ...(asks_lawyer && values.lawyer === null ? (['lawyer'] as const) : []),
    ...(values.way === null ? (['way'] as const) : []),
    ...(values.way !== null && !isTalk(values.way) && values.proof === null ? (['proof'] as const) : []),
  ]
}

/** As it is sent, with the document that the proof has become. */
export function toldBody(values: ToldValues, document_id: string | undefined): Body {
  const { decision, lawyer, way, told_on, note } = values
  if (decision === null || way === null) throw new Error('the form asks for the decision and the way')
  const { wunschanwalt_first_name, wunschanwalt_last_name, wunschanwalt_location, wunschanwalt_email } = values
  const own = {
    ...{ wunschanwalt_first_name, wunschanwalt_last_name, wunschanwalt_location },
    ...(wunschanwalt_email.trim() ? { wunschanwalt_email: wunschanwalt_email.trim() } : {}),
  }
  const wished =
    lawyer === null || lawyer === 'none'
      ? {}
      : { wants_lawyer: true, lawyer_type: lawyer, ...(lawyer === 'wunschanwalt' ? own : {}) }
  return {
    ...{ decision, way, told_on, told_by: values.told_by },
    ...(decision === 'sue' ? wished : {}),
    ...(isTalk(way) ? { told_time: values.told_time, told_to: values.told_to } : {}),
    ...(note.trim() ? { note: note.trim() } : {}),
    ...(document_id === undefined ? {} : { document_id }),
  }
}
