import { SYSTEM } from '../../../kernel/caller.ts'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import type { Pickup } from '../../../platform/pickup/pickup.ts'
import { transact } from '../../../platform/work.ts'
import { recordActivity, takeClaim } from '../../case/claims/index.ts'
import type { LetterKind } from './rules.ts'

/** As a print provider finds a letter. The manifest tells that the letter is whole. */
export const pickupNames = (letter_id: string) => ({
  letter: `${letter_id}.pdf`,
  manifest: `${letter_id}.json`,
  word: `${letter_id}.ack`,
})

/** The manifest first: without it the provider leaves the letter alone. */
export async function takeAway(pickup: Pickup, letter_id: string): Promise<void> {
  const { manifest, letter } = pickupNames(letter_id)
  await pickup.remove(manifest)
  await pickup.remove(letter)
}

/**
 * Takes a letter back from where a print provider fetches it. If the provider was faster, the log of the claim says so.
 */
export const withdrawLetter: QueuedJob<{ letter_id: string; claim_id: string; kind: LetterKind }> = {
  name: 'letters.withdraw',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600],
  async run(deps, { letter_id, claim_id, kind }) {
    const { pickup } = deps
    if (!pickup) return
    const { letter, word } = pickupNames(letter_id)
    const is_fetched = (await pickup.has(word)) || !(await pickup.has(letter))
    await takeAway(pickup, letter_id)
    if (!is_fetched) return
    await transact(deps, SYSTEM, async (work) => {
      const claim = await takeClaim(work, claim_id)
      recordActivity(work, claim, { action: 'letter.fetched_before', details: { letter_id, kind } })
    })
  },
}
