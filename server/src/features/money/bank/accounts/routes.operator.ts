import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../../audiences/api.ts'
import { adminOnly } from '../../../../audiences/operator/guard.ts'
import { notFound } from '../../../../kernel/errors.ts'
import { oneOf, Uuid } from '../../../../kernel/wire.ts'
import type { Reader } from '../../../../platform/db/db.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../../platform/http/paging.ts'
import { type Deps, transact } from '../../../../platform/work.ts'
import { listOpenChangesOf } from '../../../parties/account-changes/index.ts'
import { countAccounts, findListedAccount, type ListedAccount, listAccounts } from './queries.ts'
import { ACCOUNT_KINDS } from './rules.ts'
import {
  BankAccount,
  BankAccountClosing,
  BankAccountCreate,
  BankAccountPatch,
  bankAccountOut,
  ClosedBankAccount,
  closedAccountOut,
} from './schema.ts'
import { changeAccount, closeAccount, openAccount } from './service.ts'

const TAGS = ['Bank']

/** With the changes that wait. */
async function accountsOut(reader: Reader, rows: readonly ListedAccount[]) {
  const ids = rows.map(({ id }) => id)
  const pending = await listOpenChangesOf(reader, 'bank_account', ids)
  return rows.map((row) =>
    bankAccountOut(
      row,
      pending.find(({ account_id }) => account_id === row.id),
    ),
  )
}

async function readAccount(reader: Reader, id: string) {
  const row = await findListedAccount(reader, id)
  if (!row) throw notFound()
  return (await accountsOut(reader, [row]))[0] as ReturnType<typeof bankAccountOut>
}

/** Our accounts at banks. */
export function bankAccountRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/bank-accounts',
    {
      schema: {
        operationId: 'listBankAccounts',
        summary: 'Our bank accounts, newest first',
        tags: TAGS,
        querystring: pagedQuery({
          organization_id: Type.Optional(Uuid),
          kind: Type.Optional(oneOf(ACCOUNT_KINDS)),
        }),
        response: { 200: pageOf(BankAccount), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listAccounts(deps.db, filter, { page, limit }),
        countAccounts(deps.db, filter),
      ])
      return { ...ok(await accountsOut(deps.db, rows)), total, page, limit }
    },
  )

  api.post(
    '/bank-accounts',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'openBankAccount',
        summary: 'Add a bank account of ours; its statements are taken from then on',
        tags: TAGS,
        body: BankAccountCreate,
        response: { 201: dataOf(BankAccount), ...errorsOf(400, 401, 403, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id } = await openAccount(work, request.body)
        return { status: 201, body: ok(await readAccount(work.tx, id)) }
      }),
  )

  api.patch(
    '/bank-accounts/:id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'changeBankAccount',
        summary: 'Rename a bank account, or propose another IBAN or BIC',
        description:
          'The name changes at once. IBAN and BIC change when another administrator approves it, or, where there is only one, after 72 hours; `account_change` shows what waits.',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        body: BankAccountPatch,
        response: { 200: dataOf(BankAccount), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async (request) =>
      ok(
        await transact(deps, request.caller, async (work) => {
          const { id } = await changeAccount(work, request.params.id, request.body)
          return readAccount(work.tx, id)
        }),
      ),
  )

  api.post(
    '/bank-accounts/:id/close',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'closeBankAccount',
        summary: 'Close a bank account that was made by mistake, never used and told to no debtor',
        description:
          'Nothing offers it any more and its statements are refused; its number can be added again. 409 `account_used` where ' +
          'there are statements, an opening balance or payment runs, 409 `account_in_letterhead` where the letterhead names it, ' +
          '409 `account_told` where it is the account that debtors pay to and a letter that is not void, or an instalment plan, was made since.',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        body: BankAccountClosing,
        response: { 200: dataOf(ClosedBankAccount), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(closedAccountOut(await closeAccount(work, request.params.id, request.body.note))),
      })),
  )
}
