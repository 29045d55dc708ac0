import { Type } from 'typebox'
import { dayInVienna } from '../../kernel/dates.ts'
import { filledText, oneOf, Uuid } from '../../kernel/wire.ts'
import type { Api } from '../../platform/http/api.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../platform/http/envelope.ts'
import { PageQuery } from '../../platform/http/paging.ts'
import { type Caller, type Deps, readBusinessTime } from '../../platform/work.ts'
import { readBalance } from '../balance/service.ts'
import { CASE_STATUSES, STAGES } from '../claims/rules.ts'
import { readClaim } from '../claims/service.ts'
import { readAnyDebtor } from '../debtors/service.ts'
import { listDocumentsOf } from '../documents/service.ts'
import { readPlan } from '../installments/service.ts'
import { listInvoices } from '../invoices/service.ts'
import { readCourtFile } from '../lawsuits/service.court.ts'
import { listLettersOf } from '../letters/service.ts'
import { readIntervals } from '../organizations/service.ts'
import { listPayments } from '../payments/service.ts'
import { Month } from '../revenue/schema.ts'
import { countLines, findPeople, listActivity, listEvents, listLines, listMailsOf, type PeopleRow } from './queries.ts'
import { ClaimFile, ClaimLineOut, type FileParts, fileOut, lineOut } from './schema.ts'

const TAGS = ['Claims']

export function overviewRoutes(api: Api, deps: Deps): void {
  api.get(
    '/claims',
    {
      schema: {
        operationId: 'searchClaims',
        summary: 'Claims of all organisations, newest first; the search looks at references, names and invoice numbers',
        tags: TAGS,
        querystring: Type.Object(
          {
            q: Type.Optional(filledText(200)),
            collection_stage: Type.Optional(oneOf(STAGES)),
            case_status: Type.Optional(oneOf(CASE_STATUSES)),
            partner_id: Type.Optional(Uuid),
            customer_id: Type.Optional(Uuid),
            opened_month: Type.Optional(Month),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(ClaimLineOut), ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const [rows, total] = await Promise.all([
        listLines(deps.db, filter, { page, limit }),
        countLines(deps.db, filter),
      ])
      return { ...ok(rows.map(lineOut)), total, page, limit }
    },
  )

  api.get(
    '/claims/:id',
    {
      schema: {
        operationId: 'getClaimFile',
        summary: 'Everything about a claim',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { 200: dataOf(ClaimFile), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => ok(fileOut(await readFile(deps, request.operator, request.params.id))),
  )
}

async function readFile(deps: Deps, caller: Caller, id: string): Promise<FileParts> {
  const claim = await readClaim(deps.db, caller, id)
  const { db } = deps
  const [people, debtor, invoices, payments, plan] = await Promise.all([
    findPeople(db, id),
    readAnyDebtor(db, claim.debtor_id),
    listInvoices(db, claim),
    listPayments(db, claim),
    readPlan(db, id),
  ])
  const today = dayInVienna(await readBusinessTime(db, deps.clock, deps.config.mode))
  const [balance, court, intervals] = await Promise.all([
    readBalance(db, claim, today, deps.legal),
    readCourtFile(db, id),
    readIntervals(db, claim.organization_id),
  ])
  const [letters, mails, documents, activity, events] = await Promise.all([
    listLettersOf(db, id),
    listMailsOf(db, id),
    listDocumentsOf(db, id),
    listActivity(db, id),
    listEvents(db, id),
  ])
  const people_known = people as PeopleRow
  return {
    claim,
    people: people_known,
    debtor,
    invoices,
    payments,
    plan,
    letters,
    mails,
    documents,
    activity,
    events,
    balance,
    court,
    intervals,
    today,
  }
}
