import { areaWords } from '../../../../shared/i18n/words.ts'

export const usePrintRunWords = areaWords('print_runs', {
  de: {
    title: 'Druckstapel',
    open: 'Offene Druckstapel',
    one_one: '{{count}} Schreiben, {{house}}',
    one_other: '{{count}} Schreiben, {{house}}',
    made: 'Zusammengestellt von {{name}} am {{at}}',
    show: 'Druckstapel öffnen',
    status: { open: 'Offen', posted: 'Aufgegeben', dissolved: 'Aufgelöst' },
    status_label: 'Stand',
    letters: 'Schreiben',
    waiting: 'Warten auf den Versand',
    organization: 'Organisation',
    in_run: 'Im Druckstapel',
    make: {
      some_one: 'Druckstapel aus {{count}} Schreiben',
      some_other: 'Druckstapel aus {{count}} Schreiben',
      all: 'Alle drucken',
      title: 'Druckstapel zusammenstellen',
      consequence_one:
        'Das Schreiben kommt in einen Druckstapel: eine Datei mit Liste, die Sie drucken und in einem Schritt als aufgegeben vermerken. Vorher ändert sich an der Forderung nichts.',
      consequence_other:
        '{{count}} Schreiben kommen in einen Druckstapel: eine Datei mit Liste, die Sie drucken und in einem Schritt als aufgegeben vermerken. Vorher ändert sich an den Forderungen nichts.',
      all_consequence:
        'Alle Schreiben, die auf den Versand warten und zum Filter passen, kommen in einen Druckstapel, höchstens 500, je Organisation einer: eine Datei mit Liste, die Sie drucken und in einem Schritt als aufgegeben vermerken. Veraltete Schreiben und solche in einem anderen Druckstapel bleiben draußen.',
      confirm: 'Druckstapel zusammenstellen',
      done_one: '{{count}} Schreiben im Druckstapel',
      done_other: '{{count}} Schreiben im Druckstapel',
      left_one: '{{count}} Schreiben blieb draußen',
      left_other: '{{count}} Schreiben blieben draußen',
    },
    file: 'Druckdatei öffnen',
    file_note:
      'Liste und alle Schreiben in einer Datei, jedes auf einem eigenen Blatt. Sie zeigt die Zugangscodes; das Öffnen wird bei jedem Schreiben protokolliert.',
    agents: 'Nur Administratoren drucken: Die Druckdatei zeigt Zugangscodes.',
    post: {
      do: 'Druckstapel als aufgegeben vermerken',
      consequence_one:
        'Das Schreiben gilt als zur Post gegeben: Die Forderung rückt vor, Kosten entstehen und die Frist beginnt. Das lässt sich nicht zurücknehmen.',
      consequence_other:
        '{{count}} Schreiben gelten als zur Post gegeben: Die Forderungen rücken vor, Kosten entstehen und die Fristen beginnen. Das lässt sich nicht zurücknehmen. Was nicht aufgegeben werden kann, bleibt draußen und wird mit dem Grund gezeigt.',
      done: 'Der Druckstapel ist aufgegeben',
    },
    dissolve: {
      do: 'Druckstapel auflösen',
      consequence: 'Die Schreiben warten wieder einzeln auf den Versand. Es wird nichts aufgegeben.',
      done: 'Der Druckstapel ist aufgelöst',
    },
    dropped_one: '{{count}} Schreiben aus dem Stapel nehmen',
    dropped_other: '{{count}} Schreiben aus dem Stapel nehmen',
    dropped_text:
      'Sie wurden nach dem Zusammenstellen überholt und werden nicht aufgegeben. Legen Sie die Blätter beiseite.',
    left_one: '{{count}} Schreiben wurde nicht aufgegeben',
    left_other: '{{count}} Schreiben wurden nicht aufgegeben',
    left_text: 'Diese Blätter dürfen nicht zur Post.',
    left_line: 'Nr. {{number}}, {{what}}',
    code: {
      letter_void: 'hinfällig geworden',
      letter_outdated: 'veraltet, neu erstellen',
      letter_not_waiting: 'wartet nicht mehr auf den Versand',
      in_print_run: 'in einem anderen Druckstapel',
      with_print_provider: 'beim Druckdienst',
      by_mail: 'geht per E-Mail',
      unknown_letter: 'nicht gefunden',
      claim_blocked: 'Forderung gesperrt',
      processing_restricted: 'Verarbeitung eingeschränkt',
      refused: 'nicht möglich, siehe Akt',
    },
  },
  en: {
    title: 'Print run',
    open: 'Open print runs',
    one_one: '{{count}} letter, {{house}}',
    one_other: '{{count}} letters, {{house}}',
    made: 'Created by {{name}} on {{at}}',
    show: 'Open the print run',
    status: { open: 'Open', posted: 'Posted', dissolved: 'Discarded' },
    status_label: 'Status',
    letters: 'Letters',
    waiting: 'Waiting to be sent',
    organization: 'Organisation',
    in_run: 'In a print run',
    make: {
      some_one: 'Create print run with {{count}} letter',
      some_other: 'Create print run with {{count}} letters',
      all: 'Print all',
      title: 'Create a print run',
      consequence_one:
        'The letter goes into a print run: one file with a list, which you print and then mark as posted in one step. Nothing changes on the claim until then.',
      consequence_other:
        '{{count}} letters go into a print run: one file with a list, which you print and then mark as posted in one step. Nothing changes on the claims until then.',
      all_consequence:
        'All letters waiting to be sent that match the filter go into a print run, 500 at most, one for each organisation: one file with a list, which you print and then mark as posted in one step. Letters that are out of date or in another print run are not included.',
      confirm: 'Create a print run',
      done_one: '{{count}} letter in the print run',
      done_other: '{{count}} letters in the print run',
      left_one: '{{count}} letter was left out',
      left_other: '{{count}} letters were left out',
    },
    file: 'Open the print file',
    file_note:
      'The list and all letters in one file, each on its own sheet. It shows the access codes; opening it is logged for each letter.',
    agents: 'Only administrators can print: the print file shows access codes.',
    post: {
      do: 'Mark the print run as posted',
      consequence_one:
        'The letter counts as posted: the claim moves on, costs arise and the deadline begins. This cannot be undone.',
      consequence_other:
        '{{count}} letters count as posted: the claims move on, costs arise and the deadlines begin. This cannot be undone. Letters that cannot be posted are left out and shown with the reason.',
      done: 'The print run is posted',
    },
    dissolve: {
      do: 'Discard the print run',
      consequence: 'The letters wait to be sent individually again. Nothing is posted.',
      done: 'The print run is discarded',
    },
    dropped_one: 'Take {{count}} letter out of the pile',
    dropped_other: 'Take {{count}} letters out of the pile',
    dropped_text:
      'They were overtaken by events after the run was created and will not be posted. Put these sheets aside.',
    left_one: '{{count}} letter was not posted',
    left_other: '{{count}} letters were not posted',
    left_text: 'These sheets must not be posted.',
    left_line: 'No. {{number}}, {{what}}',
    code: {
      letter_void: 'became void',
      letter_outdated: 'out of date, recreate it',
      letter_not_waiting: 'no longer waiting to be sent',
      in_print_run: 'in another print run',
      with_print_provider: 'with the print provider',
      by_mail: 'goes by email',
      unknown_letter: 'not found',
      claim_blocked: 'claim blocked',
      processing_restricted: 'processing restricted',
      refused: 'not possible, see the file',
    },
  },
})
