import type { Problem } from '../../../kernel/errors.ts'
import { mayHaveLawyer } from '../../../law/court.ts'
import type { FormValues } from '../../../platform/http/plain-pages.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import { answerProblems, type CreditorAnswer, DecisionBody, type Estimate } from '../court/index.ts'
import type { DecisionWords } from './words.ts'

/** The parts of the form that something can be wrong with. */
export type DecisionFault = keyof DecisionWords['faults']

const checkBody = checkWhenAsked(DecisionBody, 'body')

const TEXTS = [
  'wunschanwalt_first_name',
  'wunschanwalt_last_name',
  'wunschanwalt_location',
  'wunschanwalt_email',
] as const

const UNCONFIRMED: Problem = { field: 'confirm', code: 'required', message: 'must be confirmed' }

/**
 * Without script a form sends all of its fields, whatever was chosen. Fields that do not belong to the choice are left
 * out, and blank ones count as not given.
 */
export function answerOf(
  values: FormValues,
  estimate: Estimate,
): { answer: CreditorAnswer; problems: readonly Problem[] } {
  const { decision, lawyer } = values
  const asks_lawyer = decision === 'sue' && mayHaveLawyer(estimate.lawyer) && lawyer !== undefined
  const wants_lawyer = asks_lawyer && lawyer !== 'none'
  const texts = TEXTS.flatMap((name) => (values[name]?.trim() ? [[name, values[name].trim()]] : []))
  const body = {
    ...(decision ? { decision } : {}),
    ...(wants_lawyer ? { wants_lawyer, lawyer_type: lawyer } : {}),
    ...(wants_lawyer && lawyer === 'wunschanwalt' ? Object.fromEntries(texts) : {}),
  }
  const answer = body as CreditorAnswer
  const facts = { ...estimate, collection_stage: 'dunning_action_recommended', is_decided: false }
  const unconfirmed = values.confirm === 'yes' ? [] : [UNCONFIRMED]
  return { answer, problems: [...checkBody(body), ...answerProblems(facts, answer), ...unconfirmed] }
}

/** Which parts of the form the problems belong to, each once. */
export function faultsOf(problems: readonly Problem[]): DecisionFault[] {
  const names = problems.map(({ field }): DecisionFault => {
    const own = ([...TEXTS, 'confirm'] as const).find((name) => name === field)
    if (own) return own
    return field === 'wants_lawyer' || field === 'lawyer_type' ? 'lawyer' : 'decision'
  })
  return [...new Set(names)]
}
