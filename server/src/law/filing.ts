import type { FilingForm } from './court.ts'

/** An ordinary suit: the filing form if no procedure is known. */
export const SUIT: FilingForm = {
  heading: 'Daten für das Gericht',
  creditor: 'Die klagende Partei',
  debtor: 'der beklagten Partei',
  declarations: () => [
    'Die Forderung ist fällig und besteht ausschließlich in Geld.',
    'Der Aufenthalt der beklagten Partei ist bekannt.',
  ],
  gaps: {},
}
