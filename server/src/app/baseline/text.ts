import type { Catalogue, CatalogueTable } from './catalogue.ts'
import { inOrder, type Making } from './order.ts'

/** The statements that make on an empty database what the catalogue has read. No trigger is asked about the rows. */
export function schemaText(catalogue: Catalogue, rows: readonly string[]): string {
  const { extensions, sequences, tables, indexes, triggers } = catalogue
  const parts = tables.filter(({ part_of }) => part_of !== null)
  // The rest of a table by months, and its months, are made from the whole.
  const made_later = new Set(parts.map(({ name }) => name).filter((name) => !isFirst(name)))
  const ordered = inOrder(thingsOf(catalogue, made_later))
  const place = new Map(ordered.map(({ id }, index) => [id, index]))
  const late = tables
    .filter(({ name }) => !made_later.has(name))
    .flatMap((table) => constraintsAfter(table, place).map(({ text }) => `alter table ${table.name} add ${text}`))
  const triggersOf = (is_wanted: (table: string) => boolean) =>
    triggers.filter(({ table }) => is_wanted(table)).map(({ text }) => text)
  return statements([
    // Bodies are read when everything is there.
    'set local check_function_bodies = off',
    ...extensions.map((name) => `create extension if not exists ${name}`),
    ...sequences.map(({ text }) => text),
    ...ordered.map((thing) => (thing.id.startsWith('table:') ? tableText(thing, tables, place) : thing.text)),
    ...sequences.flatMap(({ name, owned_by }) => (owned_by ? [`alter sequence ${name} owned by ${owned_by}`] : [])),
    ...indexes.filter(({ table }) => !made_later.has(table)).map(({ text }) => text.replace(' ON ONLY ', ' ON ')),
    ...late,
    ...rows,
    ...triggersOf((table) => !made_later.has(table)),
    ...tables.filter(({ partition_key }) => partition_key !== null).flatMap((table) => partsText(table, parts)),
    ...triggersOf((table) => isRest(table) && made_later.has(table)),
    ...tables.filter(({ partition_key }) => partition_key !== null).map(({ name }) => monthsText(name)),
  ])
}

const statements = (texts: readonly string[]): string => texts.map((text) => `${text};\n`).join('')

const isFirst = (name: string): boolean => name.endsWith('_first')
const isRest = (name: string): boolean => name.endsWith('_rest')

function thingsOf({ routines, tables, views, needs }: Catalogue, made_later: ReadonlySet<string>): Making[] {
  const needsOf = (id: string) => needs.filter(({ thing }) => thing === id).map(({ needed }) => needed)
  return [
    ...routines.map(({ id, text }) => ({ id: `routine:${id}`, text, likes: [] })),
    ...tables
      .filter(({ name }) => !made_later.has(name))
      .map((table) => ({
        id: `table:${table.name}`,
        text: '',
        likes: table.constraints.flatMap(({ refers_to }) => (refers_to ? [`table:${refers_to}`] : [])),
      })),
    ...views.map(({ name, text }) => ({ id: `view:${name}`, text, likes: [] })),
  ].map((thing) => ({ ...thing, needs: needsOf(thing.id) }))
}

/**
 * Foreign keys to tables that come later, since they go in a circle, and what is not valid, which a new table would make it. All
 * others cost less as part of their table.
 */
function constraintsAfter({ name, constraints }: CatalogueTable, place: ReadonlyMap<string, number>) {
  const own = place.get(`table:${name}`) ?? 0
  return constraints.filter(
    ({ refers_to, text }) =>
      text.endsWith(' NOT VALID') || (refers_to !== null && (place.get(`table:${refers_to}`) ?? 0) > own),
  )
}

function tableText({ id }: Making, tables: readonly CatalogueTable[], place: ReadonlyMap<string, number>): string {
  const table = tables.find(({ name }) => `table:${name}` === id) as CatalogueTable
  const late = new Set(constraintsAfter(table, place))
  const lines = [...table.columns, ...table.constraints.filter((one) => !late.has(one)).map(({ text }) => text)]
  const by = table.partition_key ? ` partition by ${table.partition_key}` : ''
  const options = table.options ? ` with (${table.options})` : ''
  return `create ${table.is_unlogged ? 'unlogged ' : ''}table ${table.name} (\n  ${lines.join(',\n  ')}\n)${by}${options}`
}

/** What comes before the months that are made ahead, and what no month is made for. */
function partsText({ name }: CatalogueTable, parts: readonly CatalogueTable[]): string[] {
  const options = parts.find((part) => part.name === `${name}_rest`)?.options
  return [
    `do $$ begin
  execute format('alter table ${name} attach partition ${name}_first for values from (minvalue) to (%L)',
    month_key(month_key_type('${name}'), (this_month() + interval '2 months')::date));
end $$`,
    `create table ${name}_rest partition of ${name} default${options ? ` with (${options})` : ''}`,
  ]
}

/** As attach_first_month does in the migrations. */
const monthsText = (name: string): string =>
  `select make_month('${name}', (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead)`
