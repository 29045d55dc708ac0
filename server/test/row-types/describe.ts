import type { Catalogue, Client } from './catalogue.ts'
import { type Node, nodesOf, parseNodeTree } from './node-tree.ts'
import { columnsOf, type Nullability } from './nullability.ts'

/** A parameter as the driver announces it: dates, booleans and bytes with their type, everything else without one. */
export type Parameter = { readonly type: string; readonly may_be_null: boolean; readonly items_may_be_null: boolean }

export type Column = { readonly name: string; readonly type: string; readonly nullability: Nullability }

/**
 * Has PostgreSQL prepare the statement, then reads its parse tree, which PostgreSQL keeps only for a procedure. Returns
 * the columns of a row; throws PostgreSQL's error for a statement that it refuses.
 */
export async function describeStatement(
  client: Client,
  catalogue: Catalogue,
  text: string,
  parameters: readonly Parameter[],
): Promise<Column[]> {
  // This cannot be prepared, and does no harm.
  if (text.startsWith('analyze ')) {
    await client.unsafe(text).simple()
    return []
  }
  const announced = parameters.length > 0 ? `(${parameters.map(({ type }) => type).join(', ')})` : ''
  try {
    const [, types] = await client
      .unsafe(`prepare checked ${announced} as ${text};
        select array_to_json(parameter_types::text[]) as asked, array_to_json(result_types::text[]) as answered
        from pg_prepared_statements where name = 'checked'`)
      .simple()
    const { asked, answered } = firstOf<{ asked: string[]; answered: string[] | null }>(types)
    const [, kept] = await client
      .unsafe(`create procedure pg_temp.checked(${asked.join(', ')}) begin atomic ${text}; end;
        select prosqlbody::text as tree from pg_proc where proname = 'checked';
        drop procedure pg_temp.checked; deallocate checked`)
      .simple()
    const [statement] = nodesOf(parseNodeTree(firstOf<{ tree: string }>(kept).tree))
    const given = {
      isGiven: (position: number) => parameters[position - 1]?.may_be_null === false,
      areItemsGiven: (position: number) => parameters[position - 1]?.items_may_be_null === false,
    }
    return columnsOf(statement as Node, catalogue, given).map((column, index) => ({
      ...column,
      type: answered?.[index] as string,
    }))
  } catch (error) {
    // A failure rolls back the procedure but not the prepared statement.
    await client.unsafe('deallocate all').simple()
    throw error
  }
}

const firstOf = <Row>(rows: unknown): Row => (rows as [Row])[0]
