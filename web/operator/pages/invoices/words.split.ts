import { areaWords } from '../../../shared/i18n/words.ts'

export const useSplitWords = areaWords('invoice_split', {
  de: {
    title: 'Mehrere Rechnungen in einer Datei',
    page: 'Seite {{first}}',
    pages: 'Seiten {{first}} bis {{last}}',
    no_number: 'ohne Nummer',
    text: 'Beim Teilen wird aus jedem Teil eine eigene Rechnung mit ihren Seiten, die neu gelesen wird. Diese hier zählt dann nicht mehr.',
    do_one: 'In {{count}} Rechnung teilen',
    do_other: 'In {{count}} Rechnungen teilen',
    done_one: '{{count}} Rechnung angelegt',
    done_other: '{{count}} Rechnungen angelegt',
    was_split: 'Die Datei wurde geteilt; an ihrer Stelle zählen die Teile',
    part: 'Teil {{number}}',
  },
  en: {
    title: 'Several invoices in one file',
    page: 'Page {{first}}',
    pages: 'Pages {{first}} to {{last}}',
    no_number: 'no number',
    text: 'Splitting makes an invoice of each part, with its pages, which is read anew. This one does not count any more then.',
    do_one: 'Split into {{count}} invoice',
    do_other: 'Split into {{count}} invoices',
    done_one: '{{count}} invoice created',
    done_other: '{{count}} invoices created',
    was_split: 'The file was split; its parts count in its place',
    part: 'Part {{number}}',
  },
})
