import type { FastifyInstance } from 'fastify'
import { dayInVienna } from '../../../kernel/dates.ts'
import { recordExport } from '../../../platform/audit/audit.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { PAGE_SIZE_DEFAULT, pageNamed } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { insidePortal, portalPage, type ShowInside, showPage } from '../../parties/creditors/index.ts'
import { readMoney } from './money.ts'
import { moneyFile } from './money-file.ts'
import { MONEY_FILE_PATH, MONEY_PATH, moneyPage } from './money-page.ts'
import { listAllLines } from './queries.ts'
import { FILE_LINES_MAX, yearNamed, yearOf } from './rules.ts'

const HIDDEN = { schema: { hide: true } } as const

/** What came in, what it cost, and what is to be paid, for a browser; and the same as a file. */
export function moneyPages(scope: FastifyInstance, deps: Deps): void {
  scope.get(MONEY_PATH, HIDDEN, insidePortal(deps, showMoney))
  scope.get(MONEY_FILE_PATH, { ...HIDDEN, config: { download: 'recorded' } }, insidePortal(deps, sendMoney))
}

type MoneyAddress = { year?: string; page?: string }

async function wishedYear(deps: Deps, { year }: MoneyAddress): Promise<{ year: number; now: Date }> {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  return { now, year: yearNamed(year, yearOf(dayInVienna(now))) }
}

const showMoney: ShowInside = async (deps, { request, reply, caller, frame }) => {
  const address = request.query as MoneyAddress
  const limit = PAGE_SIZE_DEFAULT
  const pageOf = (total: number) => ({ page: pageNamed(address.page, total, limit).page, limit })
  const money = await readMoney(deps.db, caller, { ...(await wishedYear(deps, address)), pageOf })
  return showPage(reply, portalPage(frame, moneyPage(frame, money)))
}

const sendMoney: ShowInside = async (deps, { request, reply, caller, frame: { language } }) => {
  const { year } = await wishedYear(deps, request.query as MoneyAddress)
  const { organization_id, customer_id: id } = caller
  const subject = { kind: 'customer', id }
  await recordExport(deps.db, caller, { organization_id, subject, details: { what: 'money', year } })
  const lines = await listAllLines(deps.db, caller, year, FILE_LINES_MAX)
  return sendMade(reply, moneyFile(language, year, lines))
}
