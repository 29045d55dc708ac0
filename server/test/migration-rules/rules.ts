import { type Migration, marksOf, RULES_FROM, statementsOf, wordsOf } from '../../src/platform/db/migration-files.ts'
import { type Act, readSteps, type Step } from '../../src/platform/db/statement-facts.ts'

/** The rules of docs/migrations.md, by the names that exceptions call them. */
export const RULES = [
  ...['required-column', 'rewrite', 'checked-at-once', 'validated-at-once', 'null-unproven', 'older-version'],
  ...['index-at-once', 'rows-at-once', 'locks', 'session', 'unreadable', 'outside', 'backfill'],
] as const
type Rule = (typeof RULES)[number]

/** What breaks a rule on every table that is in use. */
const BROKEN: Partial<Record<Act, Rule>> = {
  add_column_required: 'required-column',
  add_column_rewriting: 'rewrite',
  change_type: 'rewrite',
  add_column_checked: 'checked-at-once',
  add_check: 'checked-at-once',
  add_reference: 'checked-at-once',
  add_column_unique: 'index-at-once',
  add_unique: 'index-at-once',
  create_index: 'index-at-once',
  drop_index: 'index-at-once',
  write_rows: 'rows-at-once',
  truncate: 'rows-at-once',
  lock_table: 'locks',
  maintain: 'locks',
  transaction: 'session',
  other: 'unreadable',
}
const ENDING: readonly Act[] = ['drop_column', 'drop_default', 'drop_table', 'drop_other', 'drop_trigger', 'rename']
const CONCURRENT: readonly Act[] = ['create_index_concurrently', 'drop_index_concurrently']
const OUTSIDE: readonly Act[] = [...CONCURRENT, 'validate']

/** What earlier migrations are known to have done, for the rules that look back. */
type Known = {
  /** Checks by table and name, with the column whose nulls they forbid. */
  readonly checks: Map<string, string>
  /** Columns without nulls, by table and name. */
  readonly proven: Set<string>
}

/** What is wrong with these migrations, from the first that the rules are for; a sentence each. */
export async function findFaults(migrations: readonly Migration[]): Promise<string[]> {
  const known: Known = { checks: new Map(), proven: new Set() }
  const faults: string[] = []
  for (const migration of migrations.filter(({ number }) => number >= RULES_FROM)) {
    const broken = [...(await judge(migration, known)), ...(await judgeBackfill(migration, migrations))]
    const { allowed } = marksOf(migration)
    const is_allowed = (rule: string) => allowed.some((exception) => exception.rule === rule)
    faults.push(
      ...broken.filter(({ rule }) => !is_allowed(rule)).map(({ rule, what }) => `${migration.name}: ${rule}: ${what}`),
      ...allowed
        .filter(({ rule }) => !broken.some((one) => one.rule === rule))
        .map(({ rule }) => `${migration.name}: it allows ${rule}, which is no rule or is not broken`),
    )
  }
  return faults
}

type Broken = { readonly rule: Rule; readonly what: string }

async function judge(migration: Migration, known: Known): Promise<Broken[]> {
  const steps = await readSteps(migration.text)
  const { is_outside, ends_older } = marksOf(migration)
  const made = new Set(steps.filter(({ act }) => act === 'create_table').map(({ table }) => table))
  const inUse = steps.filter(({ table }) => is_outside || table === null || !made.has(table))
  const broken = inUse.flatMap((step) => {
    const rule = ruleOf(step, { steps, known, is_outside, ends_older })
    learn(step, known)
    return rule ? [{ rule, what: `${step.act} ${[step.table, step.name].filter(Boolean).join('.')}` }] : []
  })
  const { parse } = await import('libpg-query')
  const is_cut_wrongly =
    is_outside && statementsOf(migration.text).length !== (await parse(migration.text)).stmts?.length
  return is_cut_wrongly
    ? [...broken, { rule: 'outside', what: 'each statement must end at the end of a line' }]
    : broken
}

type Judging = { steps: readonly Step[]; known: Known; is_outside: boolean; ends_older: string | null }

function ruleOf(step: Step, { steps, known, is_outside, ends_older }: Judging): Rule | undefined {
  const { act, table, name, is_repeatable } = step
  if (is_outside && !(OUTSIDE.includes(act) && is_repeatable)) return 'outside'
  if (!is_outside && CONCURRENT.includes(act)) return 'outside'
  if (act === 'set_not_null') return known.proven.has(`${table}.${name}`) ? undefined : 'null-unproven'
  if (act === 'validate' && !is_outside) {
    const is_of_this_file = steps.some(
      (other) => other.table === table && other.name === name && other.act !== 'validate',
    )
    return is_of_this_file ? 'validated-at-once' : undefined
  }
  const is_replaced = steps.some(
    (other) => other.act === 'create_trigger' && other.table === table && other.name === name,
  )
  if (ENDING.includes(act)) return ends_older !== null || is_replaced ? undefined : 'older-version'
  return BROKEN[act]
}

function learn({ act, table, name, proves }: Step, { checks, proven }: Known): void {
  if (act === 'add_check_later' && proves) checks.set(`${table}.${name}`, proves)
  const column = checks.get(`${table}.${name}`)
  if (act === 'validate' && column) proven.add(`${table}.${column}`)
}

async function judgeBackfill(migration: Migration, migrations: readonly Migration[]): Promise<Broken[]> {
  const broken = (what: string): Broken => ({ rule: 'backfill', what })
  const { after_backfills } = marksOf(migration)
  const unknown = after_backfills.filter(
    (name) => !migrations.some((other) => wordsOf(other) === name && other.backfill && other.number < migration.number),
  )
  const faults = unknown.map((name) => broken(`no migration before has a backfill ${name}`))
  if (migration.backfill === undefined) return faults
  const { parse } = await import('libpg-query')
  const { stmts = [] } = await parse(migration.backfill)
  const tree = JSON.stringify(stmts)
  if (stmts.length !== 1) faults.push(broken('a backfill is one statement'))
  if (!tree.includes('"ParamRef":{"number":1')) faults.push(broken('it must go on from the place $1'))
  if (!tree.includes('"limitCount":{"ParamRef":{"number":2')) faults.push(broken('it must take no more rows than $2'))
  return faults
}
