import { areaWords } from '../../../shared/i18n/words.ts'

export const useLoginWords = areaWords('login', {
  de: {
    title: 'Anmelden',
    subtitle: 'Arbeitsplatz des Inkassoteams',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
  },
  en: {
    title: 'Log in',
    subtitle: 'The desk of the collection team',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
  },
})
