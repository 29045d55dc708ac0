import { type Static, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countTasks, listTasks } from './queries.ts'
import type { TaskChange } from './rules.ts'
import { ownersOf, Task, TaskCreate, TaskPatch, TaskQuery, taskOut } from './schema.ts'
import { changeTask, makeTask } from './service.ts'

const TAGS = ['Tasks']

export function taskRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/tasks',
    {
      schema: {
        operationId: 'listTasks',
        summary: 'Tasks of the team, what is due first comes first',
        tags: TAGS,
        querystring: TaskQuery,
        response: { 200: pageOf(Task), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, owner, claim_id, state }, caller }) => {
      const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
      const filter = { state, today, ...(claim_id ? { claim_id } : {}), ...ownersOf(owner, caller.id) }
      const [rows, total] = await Promise.all([
        listTasks(deps.db, filter, { page, limit }),
        countTasks(deps.db, filter),
      ])
      return { ...ok(rows.map(taskOut)), total, page, limit }
    },
  )

  api.post(
    '/tasks',
    {
      schema: {
        operationId: 'makeTask',
        summary: 'Write down what somebody is to do about a claim, by which day',
        tags: TAGS,
        body: TaskCreate,
        response: { 201: dataOf(Task), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { claim_id, title, due_on, owner_id = work.caller.id } = request.body
        const task = await makeTask(work, claim_id, { title: title.trim(), due_on, owner_id })
        return { status: 201, body: ok(taskOut(task)) }
      }),
  )

  api.patch(
    '/tasks/:id',
    {
      schema: {
        operationId: 'changeTask',
        summary: 'Say that a task is done, or give it another day, owner or title',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        body: TaskPatch,
        response: { 200: dataOf(Task), ...errorsOf(400, 401, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const task = await changeTask(work, request.params.id, changeIn(request.body))
        return { status: 200, body: ok(taskOut(task)) }
      }),
  )
}

const changeIn = ({ title, ...change }: Static<typeof TaskPatch>): TaskChange => ({
  ...change,
  ...(title === undefined ? {} : { title: title.trim() }),
})
