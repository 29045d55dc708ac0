import { type Static, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { about, DateOnlyText, Uuid } from '../../../kernel/wire.ts'
import { countedPageOf, dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countTasks, listTasks } from './queries.ts'
import { TASK_STATES, type TaskChange } from './rules.ts'
import { Task, TaskCreate, TaskPatch, TaskQuery, taskFilterOf, taskOut } from './schema.ts'
import { changeTask, makeTask } from './service.ts'

const TAGS = ['Tasks']
const TaskPage = Type.Object({
  ...countedPageOf(Task, TASK_STATES, ' `due` are open too.').properties,
  today: about(DateOnlyText, 'The day that decides what is due.'),
})

export function taskRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/tasks',
    {
      schema: {
        operationId: 'listTasks',
        summary: 'Tasks of the team, what is due first comes first',
        tags: TAGS,
        querystring: TaskQuery,
        response: { 200: TaskPage, ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, mine_first, ...query }, caller }) => {
      const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
      const filter = taskFilterOf(query, { today, own_id: caller.id })
      const [rows, counts] = await Promise.all([
        listTasks(deps.db, filter, { page, limit, first_of: mine_first ? caller.id : null }),
        countTasks(deps.db, filter),
      ])
      return { ...ok(rows.map(taskOut)), total: counts[query.state], page, limit, counts, today }
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
