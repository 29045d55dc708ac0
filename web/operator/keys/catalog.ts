import { paths } from '../paths.ts'

/**
 * Every key of the desk: as the keyboard reports it, and as it stands on the page. What a page listens to is read from
 * here, so that the list of keys cannot forget one.
 */
type Key = { readonly keys: readonly string[]; readonly shown: readonly string[] }

const letter = <const L extends string>(key: L) => ({ keys: [key], shown: [key.toUpperCase()] }) as const
/** The browser or the list itself listens to it. */
const own = <const S extends readonly string[]>(...shown: S) => ({ keys: [], shown }) as const

export const KEYS = {
  everywhere: {
    palette: { keys: ['mod+K'], shown: ['Ctrl', 'K'] },
    search: { keys: ['/'], shown: ['/'] },
    notices: letter('b'),
    // Where the question mark stands differs between keyboards, as does whether it needs Shift.
    help: { keys: ['?', 'shift+?'], shown: ['?'] },
    send: own('Ctrl', 'Enter'),
    close: own('Esc'),
  },
  lists: { move: own('↓', '↑'), open: own('Enter') },
  claims: {
    move: own('↓', '↑'),
    open: own('Enter'),
    select: letter('x'),
    select_range: { keys: ['shift+X'], shown: ['Shift', 'X'] },
  },
  work: {
    move: { keys: ['j', 'k', 'ArrowDown', 'ArrowUp'], shown: ['J', 'K', '↓', '↑'] },
    open: own('Enter'),
    take: letter('t'),
    snooze: letter('s'),
    seen: letter('g'),
  },
  claim: {
    tabs: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], shown: ['1', '…', '9', '0'] },
    creditor: letter('c'),
    note: letter('n'),
    task: letter('t'),
  },
  tasks: { move: own('↓', '↑'), open: own('Enter'), done: letter('d'), change: letter('e') },
  invoices: {
    accept: own('Enter'),
    edit: letter('e'),
    undo: letter('u'),
    down: { keys: ['ArrowDown'], shown: ['↓'] },
    up: { keys: ['ArrowUp'], shown: ['↑'] },
    next: letter('n'),
    previous: letter('p'),
    larger: { keys: ['+', 'shift++'], shown: ['+'] },
    smaller: { keys: ['-'], shown: ['−'] },
  },
  bank: {
    move: { keys: ['j', 'k', 'ArrowDown', 'ArrowUp'], shown: ['J', 'K', '↓', '↑'] },
    edge: { keys: ['Home', 'End'], shown: ['Home', 'End'] },
    accept: { keys: ['Enter'], shown: ['Enter'] },
    nth: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1', '…', '9'] },
    split: letter('s'),
    refund: letter('r'),
    ignore: letter('i'),
    mark: letter('m'),
    undo: letter('u'),
    open_claim: letter('o'),
    search: { keys: ['/'], shown: ['/'] },
  },
} as const satisfies Record<string, Record<string, Key>>

export type KeyArea = keyof typeof KEYS
export type KeyName<A extends KeyArea> = keyof (typeof KEYS)[A] & string

export const keyOf = <A extends KeyArea>(area: A, name: KeyName<A>): Key => KEYS[area][name] as Key

export const isKey = <A extends KeyArea>(area: A, name: KeyName<A>, pressed: string): boolean =>
  keyOf(area, name).keys.includes(pressed)

/** Which keys a page has besides those of every page. */
const AREAS: readonly { readonly below: string; readonly area: KeyArea }[] = [
  { below: `${paths.claims}/`, area: 'claim' },
  { below: paths.claims, area: 'claims' },
  { below: paths.work, area: 'work' },
  { below: paths.tasks, area: 'tasks' },
  { below: paths.invoices, area: 'invoices' },
  { below: paths.bank, area: 'bank' },
]

export const areaAt = (pathname: string): KeyArea =>
  AREAS.find(({ below }) => pathname.startsWith(below))?.area ?? 'lists'
