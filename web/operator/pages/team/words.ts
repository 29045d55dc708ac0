import { areaWords } from '../../../shared/i18n/words.ts'

export const useTeamWords = areaWords('team', {
  de: {
    title: 'Team',
    subtitle: 'Wer an diesem Arbeitsplatz arbeitet, und wer was darf',
    empty: 'Noch niemand da',
    name: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    roles: { admin: 'Administrator', agent: 'Sachbearbeitung' },
    role_text: {
      admin: 'Darf alles, auch Team, Einstellungen, Partner, API-Schlüssel und Auszahlungen.',
      agent: 'Macht die tägliche Arbeit; ändert weder Team noch Einstellungen, Partner oder Auszahlungen.',
    },
    totp: 'Zweiter Faktor',
    totp_on: 'Eingeschaltet',
    totp_off: 'Ohne',
    last_login: 'Letzte Anmeldung',
    never: 'Noch nie',
    state: 'Zustand',
    active: 'Aktiv',
    you: 'Sie',
    disabled_since: 'Gesperrt seit {{day}}',
    locked_until: 'Fehlversuche, bis {{time}}',
    password_initial: 'Erstes Passwort',
    add: 'Person hinzufügen',
    add_text: 'Das erste Passwort wird erzeugt und danach einmal gezeigt. Geben Sie es auf sicherem Weg weiter.',
    added: '{{name}} gehört jetzt zum Team',
    changed: '{{name}} wurde geändert',
    password: 'Erstes Passwort',
    password_of: 'Passwort für {{name}}',
    password_once: 'Es wird nur jetzt gezeigt. Bei der ersten Anmeldung wird um ein eigenes gebeten.',
    actions_for: 'Aktionen für {{name}}',
    rename: 'Namen ändern',
    action: {
      change_role: {
        agent: 'Zum Administrator machen',
        agent_text:
          'Diese Person darf dann alles, auch Konten, Einstellungen und Auszahlungen ändern. Sie muss sich neu anmelden.',
        admin: 'Zur Sachbearbeitung machen',
        admin_text:
          'Diese Person verliert den Zugriff auf Team, Einstellungen, API-Schlüssel und Auszahlungen. Sie muss sich neu anmelden.',
      },
      disable: {
        name: 'Konto sperren',
        text: 'Diese Person wird sofort überall abgemeldet und kommt nicht mehr hinein. Was sie getan hat, bleibt unter ihrem Namen stehen. Das Konto lässt sich wieder freigeben.',
      },
      enable: {
        name: 'Konto freigeben',
        text: 'Diese Person kann sich wieder mit ihrem bisherigen Passwort anmelden.',
      },
      reset_password: {
        name: 'Neues Passwort erzeugen',
        text: 'Das bisherige Passwort gilt sofort nicht mehr, und alle Anmeldungen dieser Person enden. Das neue wird einmal gezeigt.',
      },
      reset_totp: {
        name: 'Zweiten Faktor entfernen',
        text: 'Die Anmeldung verlangt dann nur noch das Passwort, bis die Person den zweiten Faktor neu einrichtet. Vergewissern Sie sich, dass wirklich sie darum bittet.',
      },
      unlock: {
        name: 'Fehlversuche vergessen',
        text: 'Diese Person kann es sofort wieder versuchen. Wenn sie die Fehlversuche nicht selbst gemacht hat, rät jemand ihr Passwort.',
      },
    },
  },
  en: {
    title: 'Team',
    subtitle: 'Who works at this desk, and who may do what',
    empty: 'Nobody here yet',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    roles: { admin: 'Administrator', agent: 'Agent' },
    role_text: {
      admin: 'May do everything, team, settings, partners, API tokens and payouts included.',
      agent: 'Does the daily work; changes neither team nor settings, partners or payouts.',
    },
    totp: 'Second factor',
    totp_on: 'On',
    totp_off: 'None',
    last_login: 'Last login',
    never: 'Never',
    state: 'State',
    active: 'Active',
    you: 'You',
    disabled_since: 'Disabled since {{day}}',
    locked_until: 'Failed logins, until {{time}}',
    password_initial: 'Initial password',
    add: 'Add somebody',
    add_text: 'The initial password is generated and shown once afterwards. Hand it over by a safe way.',
    added: '{{name}} belongs to the team now',
    changed: '{{name}} was changed',
    password: 'Initial password',
    password_of: 'Password for {{name}}',
    password_once: 'It is shown only now. At the first login its owner is asked to choose another one.',
    actions_for: 'Actions for {{name}}',
    rename: 'Change the name',
    action: {
      change_role: {
        agent: 'Make administrator',
        agent_text:
          'This person may then do everything, also change accounts, settings and payouts, and has to log in again.',
        admin: 'Make agent',
        admin_text: 'This person no longer reaches team, settings, API tokens and payouts, and has to log in again.',
      },
      disable: {
        name: 'Disable the account',
        text: 'This person is logged out everywhere at once and cannot come in any more. What they did stays under their name. The account can be enabled again.',
      },
      enable: {
        name: 'Enable the account',
        text: 'This person can log in again with the password from before.',
      },
      reset_password: {
        name: 'Generate a new password',
        text: 'The password from before is worthless at once, and all sessions of this person end. The new one is shown once.',
      },
      reset_totp: {
        name: 'Remove the second factor',
        text: 'Logging in will ask for the password alone until this person sets the second factor up again. Make sure that it is really them who ask.',
      },
      unlock: {
        name: 'Forget failed logins',
        text: 'This person can try again at once. If the failed logins were not their own, somebody is guessing their password.',
      },
    },
  },
})
