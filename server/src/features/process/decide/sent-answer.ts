import { carryOut } from '../../../audiences/pages/sent-form.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { FormValues } from '../../../platform/http/plain-pages.ts'
import type { Deps, Work } from '../../../platform/work.ts'
import type { CreditorAnswer, Estimate } from '../court/index.ts'
import { answerOf, faultsOf } from './form.ts'
import type { SentForm } from './page.ts'

type Sender<C extends Caller> = Parameters<typeof carryOut<C>>[1]

/**
 * Carries the form out once, however often it is sent. Undefined when that is done; else what was typed and what is wrong
 * with it, which is nothing where somebody else decided first or the link has ended.
 */
export async function sendAnswer<C extends Caller>(
  deps: Deps,
  sender: Sender<C>,
  estimate: Estimate,
  act: (work: Work<C>, answer: CreditorAnswer) => Promise<unknown>,
): Promise<SentForm | undefined> {
  const values = (sender.request.body ?? {}) as FormValues
  try {
    await carryOut(deps, sender, async (work) => {
      const { answer, problems } = answerOf(values, estimate)
      if (problems.length > 0) throw invalid(...problems)
      await act(work, answer)
      return 'decided'
    })
    deps.jobs.poke()
    return undefined
  } catch (error) {
    if (error instanceof AppError && (error.kind === 'invalid' || error.code === 'link_used'))
      return { values, faults: faultsOf(error.problems) }
    throw error
  }
}
