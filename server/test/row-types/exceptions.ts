/**
 * Columns that are never null for a reason that neither the tables nor the statement show. Each is found by part of the
 * statement's text; one that is no longer needed is a fault.
 */
export type Exception = { readonly column: string; readonly text: RegExp; readonly why: string }

export const EXCEPTIONS: readonly Exception[] = [
  {
    column: 'body',
    text: /coalesce\(\w+\.test_body, e\.body\) as body/,
    why: 'A delivery is queued by the trigger of its event or is a test with a body of its own; events are never deleted.',
  },
  { column: 'month', text: /cross join lateral \(\s+select \(this_month\(\)/, why: 'There is always a this month.' },
  ...['used', 'granted', 'hour', 'wait_ms', 'hold_ms'].map((column) => ({
    column,
    text: /from take_tickets\(/,
    why: 'Every way through the function sets all its columns.',
  })),
]
