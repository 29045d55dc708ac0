import type { Language } from '../../../kernel/language.ts'

/** The texts of the pages about the own second factor. */
const DE = {
  title: 'Zweiter Faktor',
  lead: 'Ein Passwort kann jemand erraten oder abfangen. Mit einem zweiten Faktor kommt damit allein niemand hinein.',
  back: 'Zurück zu Mein Zugang',
  back_here: 'Zurück zum zweiten Faktor',
  current_password: 'Jetziges Passwort',
  app: {
    title: 'Authenticator-App',
    text: 'Nach dem Passwort fragen wir nach einem sechsstelligen Code, den eine App auf Ihrem Telefon zeigt.',
    on: 'Eingeschaltet.',
    set_up: 'App einrichten',
    set_up_text: 'Zuerst Ihr Passwort. Danach zeigen wir einen QR-Code für die App.',
    go_on: 'Weiter',
    scan: 'App verbinden',
    scan_steps: [
      'Scannen Sie das Bild mit einer Authenticator-App, oder tippen Sie den Schlüssel ab.',
      'Geben Sie den Code ein, den die App zeigt.',
    ],
    qr: 'QR-Code für die Authenticator-App',
    key: 'Schlüssel',
    code: 'Code aus der App',
    switch_on: 'Einschalten',
    remove: 'App ausschalten',
    remove_text:
      'Der Eintrag in der App wird ungültig. Ohne anderen zweiten Faktor genügt zur Anmeldung dann das Passwort.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, oder mit einem Sicherheitsschlüssel.',
    none: 'Sie haben noch keinen Passkey.',
    name: 'Name',
    used: 'Zuletzt benutzt',
    never: 'noch nie',
    act: 'Aktion',
    add: 'Passkey hinzufügen',
    add_text: 'Der Name hilft Ihnen später, ihn wiederzuerkennen, zum Beispiel „Laptop im Büro“.',
    create: 'Passkey anlegen',
    needs_browser: 'Passkeys brauchen einen neueren Browser mit eingeschaltetem JavaScript. Die App geht auch ohne.',
    failed:
      'Der Passkey wurde nicht angelegt. Vielleicht gibt es auf diesem Gerät schon einen, oder Sie haben abgebrochen.',
    wrong_password: 'Das Passwort ist falsch.',
    too_many: 'Das waren zu viele Versuche. Bitte warten Sie eine Stunde.',
    remove: 'Entfernen',
    remove_named: (name: string) => `Passkey ${name} entfernen`,
    remove_text: 'Mit diesem Passkey kann sich danach niemand mehr anmelden. Löschen Sie ihn auch auf dem Gerät.',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    left: (count: number) => (count === 1 ? 'Noch ein Code übrig.' : `Noch ${count} Codes übrig.`),
    text: 'Jeder Code ersetzt einmal die App, wenn das Telefon fehlt.',
    renew: 'Neue Codes erstellen',
    renew_text: 'Die bisherigen Codes gelten dann nicht mehr.',
    shown: 'Ihre Wiederherstellungscodes',
    shown_text:
      'Bewahren Sie diese Codes sicher auf, am besten ausgedruckt. Jeder öffnet Ihren Zugang einmal, wenn Telefon oder Passkey fehlt. Wir zeigen sie nur jetzt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    kept: 'Ich habe sie aufbewahrt',
  },
  lost: {
    title: 'Telefon verloren?',
    text: 'Melden Sie sich mit einem Wiederherstellungscode oder einem anderen Passkey an und entfernen Sie hier das verlorene Gerät. Haben Sie nichts davon, rufen Sie uns an: Wir setzen Ihren zweiten Faktor zurück und schreiben Ihnen darüber eine E-Mail. Ein neues Passwort allein genügt dafür nicht.',
  },
  done: {
    app_off: 'Die App ist ausgeschaltet.',
    passkey_removed: 'Der Passkey ist entfernt.',
    passkey_added: 'Der Passkey ist angelegt. Sie können sich ab jetzt damit anmelden.',
  },
  faults: {
    current_password: 'Das Passwort ist falsch.',
    code: 'Das ist nicht der Code, den die App jetzt zeigt.',
    too_many: 'Das waren zu viele Versuche. Bitte warten Sie eine Stunde.',
    failed: 'Das ging nicht. Bitte beginnen Sie noch einmal.',
  },
}

export type FactorWords = typeof DE

const EN: FactorWords = {
  title: 'Second factor',
  lead: 'Somebody may guess or intercept a password. With a second factor it opens nothing by itself.',
  back: 'Back to My access',
  back_here: 'Back to the second factor',
  current_password: 'Current password',
  app: {
    title: 'Authenticator app',
    text: 'After the password we ask for a code of six digits, which an app on your phone shows.',
    on: 'On.',
    set_up: 'Set up the app',
    set_up_text: 'First your password. Then we show a QR code for the app.',
    go_on: 'Go on',
    scan: 'Connect the app',
    scan_steps: ['Scan the picture with an authenticator app, or type the key.', 'Enter the code that the app shows.'],
    qr: 'QR code for the authenticator app',
    key: 'Key',
    code: 'Code of the app',
    switch_on: 'Switch on',
    remove: 'Switch the app off',
    remove_text:
      'The entry in the app becomes worthless. Without another second factor the password alone logs in then.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'With a passkey you log in without a password: with the fingerprint, the face or the PIN of your device, or with a security key.',
    none: 'You have no passkey yet.',
    name: 'Name',
    used: 'Last used',
    never: 'never',
    act: 'Action',
    add: 'Add a passkey',
    add_text: 'The name helps you to recognise it later, for example “laptop at work”.',
    create: 'Create the passkey',
    needs_browser: 'Passkeys need a recent browser with JavaScript switched on. The app works without.',
    failed: 'The passkey was not created. Perhaps this device has one already, or you have cancelled.',
    wrong_password: 'Wrong password.',
    too_many: 'Those were too many attempts. Please wait for an hour.',
    remove: 'Remove',
    remove_named: (name) => `Remove the passkey ${name}`,
    remove_text: 'Nobody can log in with this passkey any more. Please delete it on the device too.',
  },
  codes: {
    title: 'Recovery codes',
    left: (count) => (count === 1 ? 'One code left.' : `${count} codes left.`),
    text: 'Each code stands in for the app once, when the phone is missing.',
    renew: 'Make new codes',
    renew_text: 'The earlier codes will no longer be valid.',
    shown: 'Your recovery codes',
    shown_text:
      'Keep these codes in a safe place, best on paper. Each opens your access once when phone or passkey is missing. We show them only now.',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'I have kept them',
  },
  lost: {
    title: 'Lost your phone?',
    text: 'Log in with a recovery code or another passkey, and remove the lost device here. If you have neither, call us: we reset your second factor and write you a mail about it. A new password alone is not enough.',
  },
  done: {
    app_off: 'The app is switched off.',
    passkey_removed: 'The passkey is removed.',
    passkey_added: 'The passkey is added. From now on you can log in with it.',
  },
  faults: {
    current_password: 'Wrong password.',
    code: 'This is not the code that the app shows now.',
    too_many: 'Those were too many attempts. Please wait for an hour.',
    failed: 'That did not work. Please begin again.',
  },
}

export const WORDS: Readonly<Record<Language, FactorWords>> = { de: DE, en: EN }
