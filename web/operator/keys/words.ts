import { areaWords } from '../../shared/i18n/words.ts'
import type { KEYS } from './catalog.ts'

type Areas = { readonly [A in keyof typeof KEYS]: { readonly [N in keyof (typeof KEYS)[A]]: string } }
type Titles = { readonly [A in keyof typeof KEYS]: string }

const DE = {
  everywhere: {
    palette: 'Schnellsuche: Seiten, Personen, Akten und Schritte',
    search: 'Forderungen suchen',
    notices: 'Mitteilungen',
    help: 'Diese Liste',
    send: 'Dialog absenden, auch aus einem mehrzeiligen Text',
    close: 'Dialog schließen',
  },
  lists: { move: 'Zeile wählen', open: 'Zeile öffnen' },
  claims: {
    move: 'Zeile wählen',
    open: 'Zeile öffnen',
    select: 'Zeile auswählen oder abwählen',
    select_range: 'Alle Zeilen bis hierher auswählen',
  },
  work: {
    move: 'Aufgabe wählen',
    open: 'öffnen',
    take: 'übernehmen',
    snooze: 'zurückstellen',
    seen: 'als gesehen vermerken',
  },
  claim: {
    tabs: 'Teil des Akts öffnen, von links nach rechts',
    creditor: 'Teil „Gläubiger“ öffnen',
    note: 'Notiz festhalten',
    task: 'Aufgabe anlegen',
  },
  tasks: { move: 'Aufgabe wählen', open: 'Akt öffnen', done: 'erledigt oder wieder öffnen', change: 'ändern' },
  invoices: {
    accept: 'bestätigen',
    edit: 'ändern',
    undo: 'rückgängig',
    down: 'nächstes Feld',
    up: 'voriges Feld',
    next: 'nächste Rechnung',
    previous: 'vorige Rechnung',
    larger: 'größer',
    smaller: 'kleiner',
  },
  bank: {
    move: 'Umsatz wählen',
    edge: 'Ersten oder letzten Umsatz wählen',
    accept: 'Ersten Vorschlag annehmen',
    nth: 'Den so bezifferten Vorschlag annehmen',
    split: 'Auf Forderungen aufteilen oder selbst suchen',
    refund: 'Erstatten',
    ignore: 'Ignorieren',
    mark: 'Umsatz markieren, um mehrere zu ignorieren',
    undo: 'Das Letzte rückgängig machen',
    open_claim: 'Forderung des ersten Vorschlags öffnen',
    search: 'In den Umsätzen suchen',
  },
} as const satisfies Areas

const EN = {
  everywhere: {
    palette: 'Quick search: pages, people, files and steps',
    search: 'Search claims',
    notices: 'Notifications',
    help: 'This list',
    send: 'Submit a dialog, even from a text of several lines',
    close: 'Close a dialog',
  },
  lists: { move: 'Choose a row', open: 'Open the row' },
  claims: {
    move: 'Choose a row',
    open: 'Open the row',
    select: 'Select the row, or not',
    select_range: 'Select all rows up to this one',
  },
  work: { move: 'choose an item', open: 'open', take: 'take', snooze: 'snooze', seen: 'mark as seen' },
  claim: {
    tabs: 'Open a tab of the file, from left to right',
    creditor: 'Open the “Creditor” tab',
    note: 'Write a note',
    task: 'Add a task',
  },
  tasks: { move: 'choose a task', open: 'open the file', done: 'done, or open again', change: 'change' },
  invoices: {
    accept: 'accept',
    edit: 'change',
    undo: 'undo',
    down: 'next field',
    up: 'previous field',
    next: 'next invoice',
    previous: 'previous invoice',
    larger: 'larger',
    smaller: 'smaller',
  },
  bank: {
    move: 'Choose an entry',
    edge: 'Choose the first or the last entry',
    accept: 'Accept the first suggestion',
    nth: 'Accept the suggestion with this number',
    split: 'Split among claims, or search for one',
    refund: 'Refund',
    ignore: 'Ignore',
    mark: 'Mark the entry (to ignore several)',
    undo: 'Undo the last action',
    open_claim: 'Open the claim of the first suggestion',
    search: 'Search the entries',
  },
} as const satisfies Areas

export const useKeyWords = areaWords('keys', {
  de: {
    title: 'Tastenkürzel',
    here: 'auf dieser Seite',
    area: {
      everywhere: 'Überall',
      lists: 'In Listen',
      claims: 'Forderungsliste',
      work: 'Arbeitsvorrat',
      claim: 'Akt',
      tasks: 'Aufgaben',
      invoices: 'Rechnungsprüfung',
      bank: 'Bank',
    } satisfies Titles,
    bank_text:
      'Sichere Vorschläge, deren Betrag passt, bucht eine Taste. Bei allen anderen fragt ein Dialog nach, der sagt, was gebucht wird.',
    ...DE,
  },
  en: {
    title: 'Keyboard shortcuts',
    here: 'on this page',
    area: {
      everywhere: 'Everywhere',
      lists: 'In lists',
      claims: 'List of claims',
      work: 'Work queue',
      claim: 'Claim file',
      tasks: 'Tasks',
      invoices: 'Invoice check',
      bank: 'Bank',
    } satisfies Titles,
    bank_text:
      'A key books suggestions that are certain and whose amount matches. For all others, a dialog first says what will be booked and asks you to confirm.',
    ...EN,
  },
})
