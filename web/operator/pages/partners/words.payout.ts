import { areaWords } from '../../../shared/i18n/words.ts'

export const usePayoutWords = areaWords('partner_payout', {
  de: {
    title: 'Auszahlungskonto',
    text: 'Auf dieses Konto überweist ein Zahlungslauf die Anteile des Partners. Ohne Konto wird er ausgelassen.',
    holds: 'Gilt',
    none: 'noch keines',
    iban: 'IBAN',
    no_iban: 'Das ist keine gültige IBAN. Prüfen Sie die Ziffern; schon ein Zahlendreher fällt hier auf.',
    enter: 'Konto eintragen',
    change: 'Konto ändern',
    change_text:
      'Rufen Sie {{name}} unter einer Nummer an, die Sie kennen, und lassen Sie sich die IBAN bestätigen. Eine Bitte per E-Mail genügt nicht. Das Konto gilt sofort; jeden Zahlungslauf dorthin gibt eine zweite Person frei. Ein Lauf, der schon angelegt und noch nicht freigegeben ist, muss neu angelegt werden.',
    so_far: 'Bisher: {{account}}',
    changed: '{{name}} wird künftig auf {{account}} bezahlt',
    remove: 'Konto entfernen',
    remove_title: 'Konto {{account}} entfernen?',
    remove_text: '{{name}} wird in Zahlungsläufen ausgelassen, bis wieder ein Konto eingetragen ist.',
    removed: 'Das Konto ist entfernt',
  },
  en: {
    title: 'Payout account',
    text: 'Payment runs transfer the partner’s share to this account. Without one, the partner is left out.',
    holds: 'Current account',
    none: 'none yet',
    iban: 'IBAN',
    no_iban: 'This is not a valid IBAN. Check the digits; swapped digits are detected too.',
    enter: 'Enter an account',
    change: 'Change the account',
    change_text:
      'Call {{name}} on a number you know and have the IBAN confirmed. A request by email is not enough. The account takes effect immediately; a second person releases each payment run to it. A run that has not been released yet must be created again.',
    so_far: 'Current: {{account}}',
    changed: '{{name}} will be paid to {{account}} from now on',
    remove: 'Remove the account',
    remove_title: 'Remove the account {{account}}?',
    remove_text: 'Payment runs leave {{name}} out until an account is entered again.',
    removed: 'Account removed',
  },
})
