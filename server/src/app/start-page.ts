import type { Language } from '../kernel/language.ts'
import { MARK_ADDRESS } from '../platform/http/brand.ts'
import { html, htmlText } from '../platform/http/html.ts'

type Way = readonly [href: string, name: string, what: string]
type Words = {
  readonly lead: string
  readonly other: readonly [language: Language, name: string]
  /** Whom a group of ways is for, and the ways. */
  readonly groups: readonly (readonly [title: string, ways: readonly Way[]])[]
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    lead: 'Forderungseinzug als API. Dieser Server läuft.',
    other: ['en', 'English'],
    groups: [
      [
        'Für das Team und alle Beteiligten',
        [
          ['/operator', 'Arbeitsplatz', 'Für das Team, das die Fälle bearbeitet'],
          ['/creditor', 'Portal für Gläubiger', 'Für Kunden, nach einer Einladung per E-Mail'],
          ['/debtor', 'Portal für Schuldner', 'Für alle, die ein Schreiben bekommen haben, mit dem Code darin'],
        ],
      ],
      [
        'Für Entwickler (auf Englisch)',
        [
          ['/docs/quick-start', 'Erste Schritte', 'Vom Token bis zum ersten geprüften Ereignis'],
          ['/docs', 'API-Referenz', 'Jede Route der Partner-API, mit Beispielen zum Ausprobieren'],
          ['/docs/openapi.json', 'OpenAPI-Dokument', 'Version 3.1, für Codegeneratoren'],
          ['/docs/going-live', 'In Betrieb gehen', 'Was anders ist als in der Sandbox, und eine Prüfliste'],
          ['/readyz', 'Bereitschaft', 'Ob Datenbank und Dateien antworten'],
        ],
      ],
    ],
  },
  en: {
    lead: 'Debt collection as an API. This server is running.',
    other: ['de', 'Deutsch'],
    groups: [
      [
        'For the team and everyone involved',
        [
          ['/operator', 'Operator pages', 'For the team that handles the claims'],
          ['/creditor', 'Creditor portal', 'For customers, by email invitation'],
          ['/debtor', 'Debtor portal', 'For anyone who has received a letter, with the code in it'],
        ],
      ],
      [
        'For developers',
        [
          ['/docs/quick-start', 'Quick start', 'From a token to the first verified event'],
          ['/docs', 'API reference', 'Every route of the partner API, with examples to try'],
          ['/docs/openapi.json', 'OpenAPI document', 'Version 3.1, for code generators'],
          ['/docs/going-live', 'Going live', 'What differs from the sandbox, and a checklist'],
          ['/readyz', 'Readiness', 'Whether the database and files respond'],
        ],
      ],
    ],
  },
}

/** The page at `/`, which leads to all the others. */
export function startPage(language: Language): string {
  const { lead, other, groups } = WORDS[language]
  const [other_language, other_name] = other
  return htmlText(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mahnwerk</title>
<link rel="icon" href="${MARK_ADDRESS}">
<link rel="stylesheet" href="/start.css">
</head>
<body>
<main>
<p class="languages"><a href="/?lang=${other_language}" hreflang="${other_language}" lang="${other_language}">${other_name}</a></p>
<img class="mark" src="${MARK_ADDRESS}" alt="" width="48" height="48">
<h1>Mahnwerk</h1>
<p class="lead">${lead}</p>
${groups.map(
  ([title, ways]) => html`<nav aria-label="${title}">
<h2>${title}</h2>
${ways.map(([href, name, what]) => html`<a href="${href}"><strong>${name}</strong><span>${what}</span></a>\n`)}</nav>
`,
)}</main>
</body>
</html>
`)
}
