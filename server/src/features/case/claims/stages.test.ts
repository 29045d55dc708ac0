import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { STAGES_DRAWING, STAGES_PAGE, stagesDrawing, stagesPage } from '../../../app/write-stages.ts'
import { STAGES, type Stage } from './rules.ts'
import { handMoveProblem, MOVES, mayMove, movesFrom, OWN_CALL } from './stages.ts'

const at = (collection_stage: Stage, more: object = {}) => ({
  collection_stage,
  claim_type: 'standard' as const,
  stage_before_closure: null,
  case_status: 'open' as const,
  ...more,
})

/** Word for word the table that was decided, so that a change of the code shows as a change of the promise. */
const DECIDED: Record<string, Stage[]> = {
  new: ['in_processing', 'closed'],
  in_processing: ['first_demand_letter', 'installment_payment', 'closed'],
  first_demand_letter: ['second_demand_letter', 'installment_payment', 'closed'],
  second_demand_letter: ['third_demand_letter', 'installment_payment', 'closed'],
  third_demand_letter: ['dunning_action_recommended', 'installment_payment', 'closed'],
  installment_payment: ['installment_cancelled', 'closed'],
  installment_cancelled: ['installment_payment', 'dunning_action_recommended', 'closed'],
  dunning_action_recommended: ['installment_payment', 'dunning_action_filed', 'closed'],
  dunning_action_filed: ['exekutionsantrag_recommended', 'closed'],
  exekutionsantrag_recommended: ['closed'],
  warten_auf_zinstermin: ['closed'],
  manuelle_pruefung: ['closed'],
  mzr_aufhebungserklaerung_sent: ['closed'],
  mzr_klage_recommended: ['closed'],
  closed: [],
}

test('what follows what is the table that was decided', () => {
  for (const stage of STAGES) assert.deepEqual(movesFrom(at(stage)), DECIDED[stage], stage)
})

test('four stages and five moves belong to tenancy claims alone', () => {
  const tenancy = (stage: Stage) =>
    movesFrom(at(stage, { claim_type: 'tenancy' })).filter((to) => !DECIDED[stage]?.includes(to))
  for (const stage of ['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const) {
    assert.deepEqual(tenancy(stage), ['warten_auf_zinstermin'])
  }
  assert.deepEqual(tenancy('warten_auf_zinstermin'), ['manuelle_pruefung'])
  assert.deepEqual(tenancy('manuelle_pruefung'), ['mzr_aufhebungserklaerung_sent'])
  assert.deepEqual(tenancy('mzr_aufhebungserklaerung_sent'), ['mzr_klage_recommended'])
  assert.deepEqual(tenancy('new'), [])
})

test('a closed claim goes back where it came from, and nowhere else', () => {
  const closed = at('closed', { stage_before_closure: 'third_demand_letter', case_status: 'closed' })
  assert.deepEqual(movesFrom(closed), ['third_demand_letter'])
  assert.ok(!mayMove(closed, 'new'))
})

test('every stage can be reached, and every move leads on', () => {
  const reached = new Set<Stage>(['new', 'closed', ...MOVES.map(({ to }) => to)])
  assert.deepEqual([...reached].sort(), [...STAGES].sort())
})

test('a move by hand that has a call of its own is refused with its name', () => {
  assert.match(handMoveProblem(at('in_processing'), 'installment_payment')?.message ?? '', /installment-plan/)
  assert.match(handMoveProblem(at('dunning_action_recommended'), 'dunning_action_filed')?.message ?? '', /filing/)
  assert.match(handMoveProblem(at('dunning_action_filed'), 'exekutionsantrag_recommended')?.message ?? '', /title/)
  assert.match(handMoveProblem(at('new'), 'closed')?.message ?? '', /call close/)
  assert.match(handMoveProblem(at('new'), 'dunning_action_filed')?.message ?? '', /call filing/, 'at every stage')
  assert.deepEqual(Object.keys(OWN_CALL).length, 4)
})

test('a move outside of the table is refused with the allowed ones', () => {
  assert.deepEqual(handMoveProblem(at('new'), 'third_demand_letter'), {
    code: 'not_at_stage',
    message: 'A claim at new cannot move to third_demand_letter; allowed are: in_processing, closed',
  })
  assert.match(
    handMoveProblem(at('in_processing', { case_status: 'disputed' }), 'first_demand_letter')?.message ?? '',
    /disputed/,
  )
})

test('the page about stages and its drawing are made from the table', async () => {
  assert.equal(await readFile(STAGES_DRAWING, 'utf8'), await stagesDrawing(), 'run npm run stages')
  assert.equal(await readFile(STAGES_PAGE, 'utf8'), stagesPage(), 'run npm run stages')
})
