import { buffer } from 'node:stream/consumers'
import { SYSTEM } from '../../../kernel/caller.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import type { Pickup } from '../../../platform/pickup/pickup.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { pickupNames, takeAway } from './pickup-withdrawal.ts'
import { listForPickup, type PickupLetter, setHandedOver } from './queries.ts'
import { countFetched } from './sending.ts'

const EVERY_S = 60
const PORTION = 200

/**
 * Puts letters where a print provider fetches them, and counts those that it has acknowledged as sent. A letter is put
 * there again until that is noted, under the same names, so that a crash in between sends nothing twice.
 */
export const handLettersOver: RecurringJob = {
  name: 'letters.hand_over',
  hand: 'wall',
  every_s: EVERY_S,
  async run(deps) {
    const { pickup } = deps
    if (!pickup) return
    await walk(
      deps,
      (after) => listForPickup(deps.db, after, PORTION),
      (letter) => handOver(deps, pickup, letter),
    )
  },
}

async function handOver(deps: Deps, pickup: Pickup, letter: PickupLetter): Promise<void> {
  const names = pickupNames(letter.id)
  if (letter.handed_over_at === null) {
    const pdf = await buffer((await deps.storage.get(letter.blob_key)).stream)
    await pickup.put(names.letter, pdf)
    await pickup.put(names.manifest, Buffer.from(`${JSON.stringify(manifestOf(letter, pdf))}\n`))
    const noted = await transact(deps, SYSTEM, ({ tx, now }) => setHandedOver(tx, letter.id, now))
    // It became void meanwhile, was posted by hand, or is printed by the team.
    if (noted === 0) await takeAway(pickup, letter.id)
    return
  }
  if (await pickup.has(names.word)) await transact(deps, SYSTEM, (work) => countFetched(work, letter))
}

const manifestOf = ({ id, recipient, case_reference, kind, language, letter_date }: PickupLetter, pdf: Buffer) => ({
  id,
  file: pickupNames(id).letter,
  addressee: recipient,
  pages: pagesOf(pdf),
  format: 'A4',
  reference: case_reference,
  kind,
  language,
  date: letter_date,
})

/** Our own typesetter writes one plain object for each page. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s{0,9}\/Page\b(?!s)/g)?.length ?? 1
