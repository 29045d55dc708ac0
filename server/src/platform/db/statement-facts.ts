import type { AlterTableCmd, ColumnDef, Constraint, DropStmt, Node, RangeVar } from 'libpg-query'

/** The lock on a table, and how long the work under it takes: with the rows (scan, build, rewrite, rows) or not. */
export type Lock = 'RowExclusive' | 'ShareUpdateExclusive' | 'Share' | 'ShareRowExclusive' | 'AccessExclusive'
export type Effort = 'instant' | 'scan' | 'build' | 'rewrite' | 'rows'

type Facts = { readonly says: string; readonly lock: Lock | null; readonly effort: Effort }
const facts = (says: string, lock: Lock | null = null, effort: Effort = 'instant'): Facts => ({ says, lock, effort })

/** All that a statement of a migration can do to a table that is in use. */
export const ACTS = {
  define: facts('define something beside the tables'),
  create_table: facts('create the table'),
  refer: facts('let another table refer to it', 'ShareRowExclusive'),
  add_column: facts('add a column', 'AccessExclusive'),
  add_column_required: facts('add a column that needs a value, without a default', 'AccessExclusive'),
  add_column_rewriting: facts('add a column with a value of its own for each row', 'AccessExclusive', 'rewrite'),
  add_column_checked: facts('add a column with a check', 'AccessExclusive', 'scan'),
  add_column_unique: facts('add a unique column', 'AccessExclusive', 'build'),
  add_check: facts('add a constraint and check all rows', 'AccessExclusive', 'scan'),
  add_check_later: facts('add a constraint for new rows', 'AccessExclusive'),
  add_reference: facts('add a foreign key and check all rows', 'ShareRowExclusive', 'scan'),
  add_reference_later: facts('add a foreign key for new rows', 'ShareRowExclusive'),
  add_unique: facts('add a unique constraint and build its index', 'AccessExclusive', 'build'),
  add_unique_of_index: facts('make a constraint of a unique index', 'AccessExclusive'),
  validate: facts('check all rows against a constraint', 'ShareUpdateExclusive', 'scan'),
  set_not_null: facts('forbid nulls in a column', 'AccessExclusive', 'scan'),
  loosen: facts('change a default, or drop a constraint', 'AccessExclusive'),
  drop_default: facts('drop a default', 'AccessExclusive'),
  tune: facts('change a setting', 'ShareUpdateExclusive'),
  change_type: facts('change the type of a column', 'AccessExclusive', 'rewrite'),
  drop_column: facts('drop a column', 'AccessExclusive'),
  drop_table: facts('drop the table', 'AccessExclusive'),
  drop_trigger: facts('drop a trigger', 'AccessExclusive'),
  drop_other: facts('drop something beside the tables'),
  rename: facts('rename something', 'AccessExclusive'),
  create_index: facts('build an index', 'Share', 'build'),
  create_index_concurrently: facts('build an index concurrently', 'ShareUpdateExclusive', 'build'),
  drop_index: facts('drop an index', 'AccessExclusive'),
  drop_index_concurrently: facts('drop an index concurrently', 'ShareUpdateExclusive'),
  create_trigger: facts('add a trigger', 'ShareRowExclusive'),
  insert_values: facts('insert rows', 'RowExclusive'),
  write_rows: facts('write rows', 'RowExclusive', 'rows'),
  truncate: facts('empty the table', 'AccessExclusive'),
  lock_table: facts('lock the table', 'AccessExclusive'),
  maintain: facts('write the table or its indexes anew', 'AccessExclusive', 'rewrite'),
  transaction: facts('begin or end a transaction, or change a setting of the session'),
  other: facts('do something that only its author knows', 'AccessExclusive', 'rewrite'),
} as const
export type Act = keyof typeof ACTS

export type Step = {
  readonly act: Act
  /** Null for what belongs to no table. */
  readonly table: string | null
  /** Of the constraint, the column, the index or whatever else it is about. */
  readonly name: string | null
  /** The column whose nulls a new check forbids. */
  readonly proves: string | null
  /** For what must be possible to run again. */
  readonly is_repeatable: boolean
}
const step = (act: Act, more: Partial<Step> = {}): Step => ({
  ...{ act, table: null, name: null, proves: null, is_repeatable: false },
  ...more,
})

/** By PostgreSQL's own parser, loaded when needed. Throws where it finds no SQL. */
export async function readSteps(text: string): Promise<Step[]> {
  const { parse } = await import('libpg-query')
  const { stmts = [] } = await parse(text)
  return stmts.flatMap(({ stmt }) => (stmt ? stepsOf(stmt) : []))
}

const nameOf = (relation: RangeVar | undefined): string | null => relation?.relname ?? null

const DEFINING = [
  ...['CreateFunctionStmt', 'CompositeTypeStmt', 'CreateEnumStmt', 'CreateDomainStmt', 'CreateSeqStmt', 'ViewStmt'],
  ...['CommentStmt', 'GrantStmt', 'CreateExtensionStmt', 'CreateStatsStmt', 'CreateSchemaStmt', 'DefineStmt'],
]
const MAINTAINING = ['VacuumStmt', 'ClusterStmt', 'ReindexStmt', 'RefreshMatViewStmt']
const TRANSACTIONAL = ['TransactionStmt', 'VariableSetStmt', 'ConstraintsSetStmt', 'DiscardStmt']

function stepsOf(node: Node): Step[] {
  const kind = Object.keys(node)[0] as string
  if (DEFINING.includes(kind)) return [step('define')]
  if (MAINTAINING.includes(kind)) return [step('maintain')]
  if (TRANSACTIONAL.includes(kind)) return [step('transaction')]
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt
    const table = nameOf(relation)
    const steps = cmds.map((cmd) => ('AlterTableCmd' in cmd ? alterationOf(cmd.AlterTableCmd) : step('other')))
    const added = cmds.flatMap((cmd) =>
      'AlterTableCmd' in cmd && cmd.AlterTableCmd.def ? [cmd.AlterTableCmd.def] : [],
    )
    return [...steps.map((one) => ({ ...one, table })), ...referencesOf(added, table)]
  }
  if ('CreateStmt' in node) {
    const { relation, tableElts = [], inhRelations = [] } = node.CreateStmt
    const table = nameOf(relation)
    if (inhRelations.length > 0) return [step('other')]
    return [step('create_table', { table }), ...referencesOf(tableElts, table)]
  }
  if ('IndexStmt' in node) {
    const { relation, idxname = null, concurrent, if_not_exists: is_repeatable = false } = node.IndexStmt
    const act = concurrent ? 'create_index_concurrently' : 'create_index'
    return [step(act, { table: nameOf(relation), name: idxname, is_repeatable })]
  }
  if ('CreateTrigStmt' in node) {
    const { relation, trigname = null } = node.CreateTrigStmt
    return [step('create_trigger', { table: nameOf(relation), name: trigname })]
  }
  if ('DropStmt' in node) return dropsOf(node.DropStmt)
  if ('RenameStmt' in node) return [step('rename', { table: nameOf(node.RenameStmt.relation) })]
  return writesOf(node)
}

/** A foreign key locks the table that it refers to as well. */
function referencesOf(elements: readonly Node[], table: string | null): Step[] {
  const referred = elements.flatMap(constraintsIn).flatMap(({ pktable }) => (pktable ? [nameOf(pktable)] : []))
  return [...new Set(referred)].filter((name) => name !== table).map((name) => step('refer', { table: name }))
}

function writesOf(node: Node): Step[] {
  if ('UpdateStmt' in node) return [step('write_rows', { table: nameOf(node.UpdateStmt.relation) })]
  if ('DeleteStmt' in node) return [step('write_rows', { table: nameOf(node.DeleteStmt.relation) })]
  if ('MergeStmt' in node) return [step('write_rows', { table: nameOf(node.MergeStmt.relation) })]
  if ('InsertStmt' in node) {
    const { relation, selectStmt, withClause } = node.InsertStmt
    const has_values = selectStmt && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists && !withClause
    return [step(has_values || !selectStmt ? 'insert_values' : 'write_rows', { table: nameOf(relation) })]
  }
  if ('TruncateStmt' in node)
    return relationsOf(node.TruncateStmt.relations).map((table) => step('truncate', { table }))
  if ('LockStmt' in node) return relationsOf(node.LockStmt.relations).map((table) => step('lock_table', { table }))
  return [step('other')]
}

const relationsOf = (relations: readonly Node[] = []): (string | null)[] =>
  relations.map((relation) => ('RangeVar' in relation ? nameOf(relation.RangeVar) : null))

function dropsOf({ removeType, objects = [], concurrent, missing_ok: is_repeatable = false }: DropStmt): Step[] {
  return objects.map((object) => {
    const names = 'List' in object ? (object.List.items ?? []).map(wordOf) : [wordOf(object)]
    const name = names.at(-1) ?? null
    if (removeType === 'OBJECT_TABLE') return step('drop_table', { table: name })
    if (removeType === 'OBJECT_TRIGGER') return step('drop_trigger', { table: names.at(-2) ?? null, name })
    if (removeType === 'OBJECT_INDEX')
      return step(concurrent ? 'drop_index_concurrently' : 'drop_index', { name, is_repeatable })
    return step('drop_other', { name })
  })
}

const wordOf = (node: Node): string => ('String' in node ? (node.String.sval ?? '') : '')

const LOOSENING = ['AT_ColumnDefault', 'AT_DropNotNull', 'AT_DropConstraint']
/** Whoever inserts without the column relies on these. */
const FILLING = ['AT_DropIdentity', 'AT_DropExpression']
const TUNING = ['AT_SetStatistics', 'AT_SetRelOptions', 'AT_ResetRelOptions', 'AT_SetOptions', 'AT_ResetOptions']

function alterationOf({ subtype, name: named, def }: AlterTableCmd): Step {
  const name = named ?? null
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return addedColumn(def.ColumnDef)
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return addedConstraint(def.Constraint)
  if (subtype === 'AT_ValidateConstraint') return step('validate', { name, is_repeatable: true })
  if (subtype === 'AT_SetNotNull') return step('set_not_null', { name })
  if (subtype === 'AT_AlterColumnType') return step('change_type', { name })
  if (subtype === 'AT_DropColumn') return step('drop_column', { name })
  if ((subtype === 'AT_ColumnDefault' && !def) || (subtype && FILLING.includes(subtype)))
    return step('drop_default', { name })
  if (subtype && LOOSENING.includes(subtype)) return step('loosen', { name })
  return step(subtype && TUNING.includes(subtype) ? 'tune' : 'other', { name })
}

/** Of a column or of a table. */
const constraintsIn = (element: Node): Constraint[] => {
  if ('Constraint' in element) return [element.Constraint]
  const own = 'ColumnDef' in element ? (element.ColumnDef.constraints ?? []) : []
  return own.flatMap((constraint) => ('Constraint' in constraint ? [constraint.Constraint] : []))
}

const SERIAL = /^(?:small|big)?serial[248]?$/

function addedColumn(column: ColumnDef): Step {
  const constraints = constraintsIn({ ColumnDef: column })
  const has = (...types: Constraint['contype'][]) => constraints.some(({ contype }) => types.includes(contype))
  const value = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr
  const type = column.typeName?.names?.map(wordOf).at(-1) ?? ''
  const name = column.colname ?? null
  const is_stored = constraints.some(
    ({ contype, generated_kind }) => contype === 'CONSTR_GENERATED' && generated_kind !== 'v',
  )
  if (SERIAL.test(type) || has('CONSTR_IDENTITY') || is_stored || (value && isVolatile(value)))
    return step('add_column_rewriting', { name })
  if (has('CONSTR_PRIMARY', 'CONSTR_UNIQUE')) return step('add_column_unique', { name })
  if (has('CONSTR_CHECK') || (value && has('CONSTR_FOREIGN'))) return step('add_column_checked', { name })
  return step(has('CONSTR_NOTNULL') && !value ? 'add_column_required' : 'add_column', { name })
}

/** They answer the same throughout a statement, so a default of them is reckoned once. */
const STEADY = ['now', 'wall_now', 'transaction_timestamp', 'statement_timestamp', 'current_setting']

/** Whether an expression calls anything that might answer differently for each row. */
const isVolatile = (value: Node): boolean => {
  const [, ...calls] = JSON.stringify(value).split('"FuncCall":{"funcname":')
  const names = calls.map((call) => call.slice(0, call.indexOf(']')).split('"sval":"').at(-1)?.split('"')[0] ?? '')
  return names.some((name) => !STEADY.includes(name))
}

function addedConstraint({ contype, conname, skip_validation, indexname, raw_expr }: Constraint): Step {
  const name = conname ?? null
  if (contype === 'CONSTR_FOREIGN') return step(skip_validation ? 'add_reference_later' : 'add_reference', { name })
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_NOTNULL')
    return step(skip_validation ? 'add_check_later' : 'add_check', { name, proves: notNullOf(raw_expr) })
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return step(indexname ? 'add_unique_of_index' : 'add_unique', { name })
  return step('other', { name })
}

/** The column of `column is not null`. */
function notNullOf(check: Node | undefined): string | null {
  if (!check || !('NullTest' in check)) return null
  const { arg, nulltesttype } = check.NullTest
  return nulltesttype === 'IS_NOT_NULL' && arg && 'ColumnRef' in arg
    ? (arg.ColumnRef.fields ?? []).map(wordOf).join('.')
    : null
}
