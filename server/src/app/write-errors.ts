import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { problemSentences } from '../features/case/invoices/index.ts'
import { adviceFor, PARTNER_CODES } from '../kernel/error-advice.ts'
import { ERROR_CODES, type ErrorCode } from '../kernel/error-codes.ts'

export const ERRORS_PAGE = new URL('../../../docs/errors.md', import.meta.url)

/** What stands between these two lines is made from the lists of codes. The rest of the page is written by hand. */
const BEGIN = '<!-- Made by "npm run errors" from server/src/kernel/error-codes.ts and error-advice.ts. -->'
const END = '<!-- The end of what is made. -->'

/** A code stands in the first group that has one of its statuses. */
const GROUPS: readonly (readonly [string, readonly number[]])[] = [
  ['Faults of the request (400)', [400]],
  ['Access (401, 403, 404)', [401, 403, 404]],
  ['Conflicts (409, 410)', [409, 410]],
  ['Size, time and limits (408, 413, 416, 429, 431)', [408, 413, 416, 429, 431]],
  ['On our side (500, 503)', [500, 503]],
]

/** Every code has an anchor of its own: `/docs/errors#not_at_stage`. */
const named = (code: string): string => `<a id="${code}"></a>[\`${code}\`](#${code})`

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function partnerTables(): string[] {
  const left = new Set(Object.keys(PARTNER_CODES) as (keyof typeof PARTNER_CODES)[])
  return GROUPS.flatMap(([title, statuses]) => {
    const codes = [...left].filter((code) => PARTNER_CODES[code].statuses.some((status) => statuses.includes(status)))
    for (const code of codes) left.delete(code)
    const rows = codes.map((code) => {
      const { statuses, advice, is_worth_retrying } = PARTNER_CODES[code]
      return row(named(code), statuses.join(', '), ERROR_CODES[code], advice, is_worth_retrying ? 'yes' : '')
    })
    return [
      `### ${title}`,
      '',
      row('Code', 'Status', 'Meaning', 'What to do', 'Retry'),
      '|---|---|---|---|---|',
      ...rows,
      '',
    ]
  })
}

function otherTable(): string[] {
  const codes = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => !adviceFor(code))
  return [
    '### Codes of the portals and of the team',
    '',
    'No request to `/openapi` or `/sandbox` is answered with these. The pages of creditors, debtors and the team explain them',
    'in words; programs that use those interfaces find the same `code` and `X-Error-Code` there.',
    '',
    row('Code', 'Meaning'),
    '|---|---|',
    ...codes.map((code) => row(named(code), ERROR_CODES[code])),
  ]
}

function problemTable(): string[] {
  return [
    '### Invoices that wait for a check',
    '',
    'These are no refusals: `data_extraction_problem` of an uploaded invoice has one of them if its file could not be read, while its',
    'gross amount waits, or while something contradicts it. That ends with a `PATCH` that names `invoice_amount_gross`, or the field that',
    'is contradicted, or when our service team has checked the invoice. A file with several invoices can be split. New codes may be added.',
    '',
    row('Code', 'Message'),
    '|---|---|',
    ...problemSentences().map(({ code, message }) => row(`\`${code}\``, message)),
  ]
}

/** The page with its tables made anew. */
export function errorsPage(written: string): string {
  const [begin, end] = [written.indexOf(BEGIN), written.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('docs/errors.md lacks the lines between which its tables stand')
  const made = [...partnerTables(), ...otherTable(), '', ...problemTable(), ''].join('\n')
  return `${written.slice(0, begin + BEGIN.length)}\n\n${made}\n${written.slice(end)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(ERRORS_PAGE, errorsPage(await readFile(ERRORS_PAGE, 'utf8')))
