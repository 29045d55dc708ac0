import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { partsOf } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { PLAN_FILTERS, planFilterOf, planLineOut, readAllPlans } from '../../case/installments/index.ts'
import { listPaymentsAfter, PAYMENT_FILTERS } from '../../case/payments/index.ts'
import { COURT_FILTERS, listCourtCasesAfter } from '../../process/court/index.ts'
import { LetterQuery, listLettersAfter } from '../../process/letters/index.ts'
import { listTasksAfter, TASK_FILTERS, taskFilterOf } from '../../process/tasks/index.ts'
import { filterOf, LINE_FILTERS, readAllLines } from '../overview/index.ts'
import { COURT_COLUMNS, LETTER_COLUMNS, PAYMENT_COLUMNS, PLAN_COLUMNS, TASK_COLUMNS } from './columns.rows.ts'
import { CLAIM_COLUMNS } from './columns.ts'
import {
  FOR_SPREADSHEETS,
  fileQuery,
  LIST_FILE,
  ofClaims,
  ROWS_AT_ONCE,
  sendList,
  withClaims,
  written,
} from './list-file.ts'

const STRICT = { additionalProperties: false } as const

/** The lists of the desk as files: each has the filters of its list and its order, and no pages. */
export function listFileRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims.csv',
    {
      schema: {
        operationId: 'exportClaims',
        summary: `All claims that match, newest first, ${FOR_SPREADSHEETS}`,
        tags: ['Claims'],
        querystring: Type.Object(LINE_FILTERS, STRICT),
        response: LIST_FILE,
      },
    },
    async ({ query, caller }, reply) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const reader = await deps.reports.reader()
      const claims = readAllLines(reader, { filter: filterOf(query, caller), now, most: ROWS_AT_ONCE })
      const file = { name: 'claims', columns: CLAIM_COLUMNS, language: query.lang } as const
      return sendList(reply, { ...file, lines: ofClaims(claims) })
    },
  )

  taskRoutes(api, deps)
  moneyRoutes(api, deps)
  paperRoutes(api, deps)
}

function taskRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/tasks.csv',
    {
      schema: {
        operationId: 'exportTasks',
        summary: `All tasks that match, what is due first comes first, ${FOR_SPREADSHEETS}`,
        tags: ['Tasks'],
        querystring: Type.Object(fileQuery(TASK_FILTERS), STRICT),
        response: LIST_FILE,
      },
    },
    async ({ caller, query: { lang: language, ...query } }, reply) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const reader = await deps.reports.reader()
      const filter = taskFilterOf(query, { today: dayInVienna(now), own_id: caller.id })
      const rows = partsOf(ROWS_AT_ONCE, (part) => listTasksAfter(reader, filter, part))
      const file = { name: 'tasks', columns: TASK_COLUMNS, language } as const
      return sendList(reply, { ...file, lines: withClaims(reader, rows, { caller, now }) })
    },
  )
}

function moneyRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/payments.csv',
    {
      schema: {
        operationId: 'exportPayments',
        summary: `All payments that match, latest first, ${FOR_SPREADSHEETS}`,
        tags: ['Claims'],
        querystring: Type.Object(fileQuery(PAYMENT_FILTERS), STRICT),
        response: LIST_FILE,
      },
    },
    async ({ caller, query: { lang: language, ...query } }, reply) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const reader = await deps.reports.reader()
      const filter = { ...query, hides_blocked: hidesBlocked(caller) }
      const rows = partsOf(ROWS_AT_ONCE, (part) => listPaymentsAfter(reader, filter, part))
      const file = { name: 'payments', columns: PAYMENT_COLUMNS, language } as const
      return sendList(reply, { ...file, lines: withClaims(reader, rows, { caller, now }) })
    },
  )

  api.get(
    '/installment-plans.csv',
    {
      schema: {
        operationId: 'exportInstallmentPlans',
        summary: `All instalment plans that match, whose next instalment is due first comes first, ${FOR_SPREADSHEETS}`,
        tags: ['Claims'],
        querystring: Type.Object(fileQuery(PLAN_FILTERS), STRICT),
        response: LIST_FILE,
      },
    },
    async ({ caller, query: { lang: language, ...query } }, reply) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const reader = await deps.reports.reader()
      const today = dayInVienna(now)
      const filter = planFilterOf({ ...query, hides_blocked: hidesBlocked(caller) }, today)
      const plans = written(readAllPlans(reader, filter, { most: ROWS_AT_ONCE }), (plan) => planLineOut(plan, today))
      const file = { name: 'plans', columns: PLAN_COLUMNS, language } as const
      return sendList(reply, { ...file, lines: withClaims(reader, plans, { caller, now }) })
    },
  )
}

function paperRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/letters.csv',
    {
      schema: {
        operationId: 'exportLetters',
        summary: `All letters that match, newest first, ${FOR_SPREADSHEETS}`,
        tags: ['Letters'],
        querystring: Type.Object(fileQuery(LetterQuery), STRICT),
        response: LIST_FILE,
      },
    },
    async ({ caller, query: { lang: language, ...filter } }, reply) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const reader = await deps.reports.reader()
      const rows = partsOf(ROWS_AT_ONCE, (part) => listLettersAfter(reader, filter, part))
      const file = { name: 'letters', columns: LETTER_COLUMNS, language } as const
      return sendList(reply, { ...file, lines: withClaims(reader, rows, { caller, now }) })
    },
  )

  api.get(
    '/court-desk.csv',
    {
      schema: {
        operationId: 'exportCourtDesk',
        summary: `All claims at the court step that match, who has waited longest first, ${FOR_SPREADSHEETS}`,
        tags: ['Court'],
        querystring: Type.Object(fileQuery(COURT_FILTERS), STRICT),
        response: LIST_FILE,
      },
    },
    async ({ caller, query: { lang: language, ...filter } }, reply) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const reader = await deps.reports.reader()
      const rows = partsOf(ROWS_AT_ONCE, (part) => listCourtCasesAfter(reader, filter, part))
      const file = { name: 'court', columns: COURT_COLUMNS, language } as const
      return sendList(reply, { ...file, lines: withClaims(reader, rows, { caller, now }) })
    },
  )
}
