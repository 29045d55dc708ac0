import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { atOneMoment, type Deps, type Reading, readBusinessTime } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import { findPromise, readClaim } from '../../case/claims/index.ts'
import { listDocumentsOf } from '../../case/documents/index.ts'
import { readPlan, readPlanAmount } from '../../case/installments/index.ts'
import { listCredits, listDoubles, listInvoices } from '../../case/invoices/index.ts'
import { readOwner } from '../../case/ownership/index.ts'
import { listPayments } from '../../case/payments/index.ts'
import { readAnyDebtor } from '../../parties/debtors/index.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import { readCourtFile } from '../../process/court/index.ts'
import { countOpenRequests } from '../../process/creditor-requests/index.ts'
import { listLettersOf } from '../../process/letters/index.ts'
import { countUnanswered } from '../../process/messages/index.ts'
import { listArchivedOf } from '../archive/index.ts'
import { findPeople, listActivity, listEvents, listMailsOf, type PeopleRow } from './queries.ts'
import { ClaimFile, type FileParts, fileOut } from './schema.ts'

const TAGS = ['Claims']

export function overviewRoutes(api: Api<'operator'>, deps: Deps): void {
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
    async ({ caller, params }) => ok(fileOut(await atOneMoment(deps, (at) => readFile(at, caller, params.id)))),
  )
}

async function readFile({ db, clock, config, legal: book }: Reading, caller: Caller, id: string): Promise<FileParts> {
  const claim = await readClaim(db, caller, id)
  const [people, owner, debtor, invoices, credits, doubles, payments, plan] = await Promise.all([
    findPeople(db, id),
    readOwner(db, id),
    readAnyDebtor(db, claim.debtor_id),
    listInvoices(db, claim),
    listCredits(db, claim),
    listDoubles(db, claim),
    listPayments(db, claim),
    readPlan(db, id),
  ])
  const now = await readBusinessTime(db, clock, config.mode)
  const today = dayInVienna(now)
  const legal = await book.read(db)
  const [balance, court, intervals, { open_cents: plan_cents }] = await Promise.all([
    readBalance(db, claim, today, legal),
    readCourtFile(db, id),
    readIntervals(db, claim.organization_id),
    readPlanAmount(db, claim, { today, legal }),
  ])
  const [letters, mails, documents, activity, events, archived, promise, unanswered, open_requests] = await Promise.all(
    [
      listLettersOf(db, id),
      listMailsOf(db, id),
      listDocumentsOf(db, id),
      listActivity(db, id),
      listEvents(db, id),
      listArchivedOf(db, id),
      findPromise(db, claim),
      countUnanswered(db, id),
      countOpenRequests(db, id),
    ],
  )
  const people_known = people as PeopleRow
  return {
    claim,
    people: people_known,
    owner,
    debtor,
    invoices,
    credits,
    doubles,
    payments,
    plan,
    plan_cents,
    letters,
    mails,
    documents,
    activity,
    events,
    archived,
    promise,
    unanswered,
    open_requests,
    balance,
    court,
    intervals,
    today,
    now,
  }
}
