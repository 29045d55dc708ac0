import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { STAGES_DRAWING, STAGES_PAGE, stagesDrawing, stagesPage } from '../../../app/write-stages.ts'
import {
  closureByPayment,
  followedBy,
  handMoveProblem,
  LETTER_KINDS,
  letterFor,
  letterNumber,
  mayMove,
  movesFrom,
  ownCallOf,
  STAGE_ROWS,
  STAGES,
  type Stage,
  stageLetter,
  stagesWhere,
} from './stages.ts'

const SCHEMA = new URL('../../../../migrations/schema.snapshot.txt', import.meta.url)

const at = (collection_stage: Stage, more: object = {}) => ({
  collection_stage,
  claim_type: 'standard' as const,
  governing_law: 'AT',
  stage_before_closure: null,
  case_status: 'open' as const,
  ...more,
})

/** Word for word the table that was decided, so that a change of the code shows as a change of the promise. */
const DECIDED: Record<Stage, Stage[]> = {
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
    movesFrom(at(stage, { claim_type: 'tenancy' })).filter((to) => !DECIDED[stage].includes(to))
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
  const reached = new Set<Stage>([
    'new',
    'closed',
    ...STAGES.flatMap((stage) => STAGE_ROWS[stage].next.map(({ to }) => to)),
  ])
  assert.deepEqual([...reached].sort(), [...STAGES].sort())
})

test('a move by hand that has a call of its own is refused with its name', () => {
  assert.match(handMoveProblem(at('in_processing'), 'installment_payment')?.message ?? '', /installment-plan/)
  assert.match(handMoveProblem(at('dunning_action_recommended'), 'dunning_action_filed')?.message ?? '', /filing/)
  assert.match(handMoveProblem(at('dunning_action_filed'), 'exekutionsantrag_recommended')?.message ?? '', /title/)
  assert.match(handMoveProblem(at('new'), 'closed')?.message ?? '', /call close/)
  assert.match(handMoveProblem(at('new'), 'dunning_action_filed')?.message ?? '', /call filing/, 'at every stage')
})

test('four stages are entered by a call of their own', () => {
  const calls = STAGES.flatMap((stage) => (ownCallOf(stage) ? [[stage, ownCallOf(stage)]] : []))
  assert.deepEqual(Object.fromEntries(calls), {
    installment_payment: 'installment-plan',
    dunning_action_filed: 'filing',
    exekutionsantrag_recommended: 'title',
    closed: 'close',
  })
})

test('letters belong to the stages that send or owe them, and demands are numbered from one', () => {
  const letters = stagesWhere(({ entry }) => entry.by === 'letter').map((stage) => {
    const kind = letterFor(stage)
    assert.ok(kind)
    return [stage, kind, letterNumber(kind)]
  })
  assert.deepEqual(letters.at(0), ['first_demand_letter', 'first_demand_letter', 1])
  assert.deepEqual(letters.at(-1), ['mzr_aufhebungserklaerung_sent', 'mzr_aufhebungserklaerung', null])
  assert.deepEqual(
    letters.slice(0, -1).map(([, , number]) => number),
    letters.slice(0, -1).map((_, index) => index + 1),
  )
  assert.deepEqual(
    LETTER_KINDS,
    STAGES.flatMap((stage) => stageLetter(stage) ?? []),
  )
  assert.deepEqual(
    LETTER_KINDS.filter((kind) => !letters.some(([, sent]) => sent === kind)),
    ['installment_reminder'],
  )
  assert.deepEqual(
    [stageLetter('installment_cancelled'), letterNumber('installment_reminder')],
    ['installment_reminder', null],
  )
  assert.equal(letterFor('installment_cancelled'), undefined, 'no move waits for it')
  assert.equal(letterFor('closed'), undefined)
})

test('a trigger leads from a stage to one other stage, or nowhere', () => {
  assert.equal(followedBy('in_processing', 'timer'), 'first_demand_letter')
  assert.equal(followedBy('first_demand_letter', 'rent'), 'warten_auf_zinstermin')
  assert.equal(followedBy('installment_cancelled', 'payment'), 'installment_payment')
  assert.equal(followedBy('dunning_action_recommended', 'timer'), null)
  assert.equal(followedBy('in_processing', 'rent'), null)
})

test('the workflow goes its way by timers alone', () => {
  const way: Partial<Record<Stage, Stage | null>> = {
    new: 'in_processing',
    in_processing: 'first_demand_letter',
    first_demand_letter: 'second_demand_letter',
    second_demand_letter: 'third_demand_letter',
    third_demand_letter: 'dunning_action_recommended',
    installment_payment: 'installment_cancelled',
    installment_cancelled: 'dunning_action_recommended',
    warten_auf_zinstermin: 'manuelle_pruefung',
    mzr_aufhebungserklaerung_sent: 'mzr_klage_recommended',
  }
  for (const stage of STAGES) assert.equal(followedBy(stage, 'timer'), way[stage] ?? null, stage)
})

test('every timer leads somewhere, and only a timer does without a hand', () => {
  const timed = stagesWhere(({ timer }) => timer !== 'none')
  assert.deepEqual(
    STAGES.filter((stage) => followedBy(stage, 'timer') !== null),
    timed,
  )
  for (const stage of stagesWhere(({ timer }) => timer === 'none'))
    assert.notEqual(STAGE_ROWS[stage].waits_for, 'somebody', `${stage} says whom it waits for`)
})

test('while a plan runs, payment in full closes by the plan', () => {
  const by_plan = STAGES.filter((collection_stage) => closureByPayment({ collection_stage }) === 'installment_plan')
  assert.deepEqual(by_plan, ['installment_payment'])
})

test('collection has not begun at two stages', () => {
  assert.deepEqual(
    stagesWhere(({ is_pending }) => is_pending),
    ['new', 'in_processing'],
  )
})

test('the database knows the same stages and letters, and its index those of the court desk', async () => {
  const snapshot = await readFile(SCHEMA, 'utf8')
  const wordsIn = (text = ''): string[] => [...text.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word as string)
  const wordsOf = (name: string): string[] => wordsIn(snapshot.split('\n').find((one) => one.includes(name)))
  /** A rule of a function that checks rows begins with `when` and ends with its name. */
  const wordsOfRule = (name: string): string[] =>
    wordsIn(snapshot.split(` then '${name}'`)[0]?.split('when not').at(-1))
  assert.deepEqual(wordsOfRule('claims_collection_stage_check'), STAGES, 'add a migration')
  assert.deepEqual(wordsOfRule('letters_kind_check'), LETTER_KINDS, 'add a migration')
  const indexed = new Set(wordsOf('claim_positions_desk_idx'))
  const at_desk = stagesWhere(({ desk }) => desk !== null)
  assert.deepEqual(
    at_desk.filter((stage) => !indexed.has(stage)),
    [],
    'add a migration',
  )
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
