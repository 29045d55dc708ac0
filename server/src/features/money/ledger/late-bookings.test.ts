import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBooks } from '../../../../test/books.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { post } from './index.ts'
import { moved } from './rules/transactions.ts'

const world = await openWorld()
const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]

function exportsOf(organization_id: string) {
  const exported = async (month: string, more = '&format=csv') => {
    const days = `from=${month}-01&to=${month}-28`
    const answer = await admin.get(`/api/operator/ledger/export?organization_id=${organization_id}&${days}${more}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const lines = answer.body
      .trimEnd()
      .split('\r\n')
      .slice(more.includes('csv') ? 1 : 2)
    return { late: answer.headers['x-late-bookings'], lines, name: answer.headers['content-disposition'] }
  }
  const known = async () => {
    const answer = await admin.get(`/api/operator/ledger/exports?organization_id=${organization_id}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
  return { exported, known }
}

test('what is booked into a month after its export is told, and exported alone', async () => {
  const books = await openBooks(world)
  const { exported, known } = exportsOf(books.organization_id)
  await books.receive('2026-05-04', 0, [10_00])
  assert.deepEqual(await known(), { late: [], exports: [] })
  const first = await exported('2026-05')
  assert.deepEqual([first.late, first.lines.length], ['0', 2])
  assert.deepEqual((await known()).late, [])

  await books.receive('2026-05-20', 10_00, [20_00, 30_00])
  await books.receive('2026-06-20', 60_00, [1_00])
  assert.deepEqual((await known()).late, [{ format: 'csv', from: '2026-05-01', to: '2026-05-31', bookings: 2 }])
  const june = await exported('2026-06')
  assert.deepEqual([june.late, june.lines.length], ['0', 2], 'the next month has no late ones')
  assert.equal((await exported('2026-05', '&format=datev')).late, '0', 'each format for itself')

  const rest = await exported('2026-05', '&format=csv&since=last')
  assert.deepEqual([rest.late, rest.lines.length], ['2', 4])
  assert.match(String(rest.name), /ledger_20260501-20260528_since_last\.csv/)
  for (const line of rest.lines) assert.match(line, /^2026-05-20,/)
  assert.deepEqual((await known()).late, [])
  assert.deepEqual((await exported('2026-05', '&format=csv&since=last')).lines, [])
  assert.equal((await exported('2026-05')).lines.length, 6, 'the whole month can be had at any time')
  const [last] = (await known()).exports
  assert.partialDeepStrictEqual(last, { format: 'csv', from: '2026-05-01', to: '2026-05-28', bookings: 3 })
  assert.equal(last.created_by, admin.operator_id)
})

test('what is booked while an export is made is not lost, whatever its number', async () => {
  const books = await openBooks(world)
  const { organization_id, account_id } = books
  const { exported, known } = exportsOf(organization_id)
  const bank = { account: 'bank', bank_account_id: account_id } as const
  const lines = moved(5_00, bank, { account: 'suspense' })
  await world.act(async (work) => {
    await post(work, [{ organization_id, kind: 'opening', date: '2026-05-04' as never, lines }])
    await books.opening('2026-05-05', 7_00)
    assert.equal((await exported('2026-05')).lines.length, 2, 'only what is committed')
  })
  assert.deepEqual(
    (await known()).late.map(({ bookings }: { bookings: number }) => bookings),
    [1],
  )
  const { lines: rest } = await exported('2026-05', '&format=csv&since=last')
  assert.equal(rest.length, 2)
  assert.match(String(rest[0]), /^2026-05-04,/)
})

test('an invoice that was made after the export of its day is late too', async () => {
  const house = await openSettling(world)
  const { exported, known } = exportsOf(house.organization_id)
  await house.receive(await house.makeClaim(), 600)
  await exported('2026-05', '&format=datev')
  await exported('2026-05')
  const { invoice_number } = await house.settle()
  assert.deepEqual(
    (await known()).late.map(({ format, bookings }: Record<string, unknown>) => [format, bookings]),
    [
      ['datev', 2],
      ['csv', 1],
    ],
  )
  const rest = await exported('2026-05', '&format=datev&since=last')
  assert.equal(rest.late, '2')
  assert.match(String(rest.name), /EXTF_Fremdgeld_20260501-20260528_Nachtrag\.csv/)
  assert.equal(rest.lines.length, 3, 'set-off, fees and VAT')
  for (const line of rest.lines) assert.ok(line.includes(`"${invoice_number}"`), line)
  assert.deepEqual((await exported('2026-05', '&format=datev&since=last')).lines, [])
})

test('exports are for administrators, and asking for the head of one exports nothing', async () => {
  const { organization_id } = await openBooks(world)
  const path = `/api/operator/ledger/exports?organization_id=${organization_id}`
  assert.equal((await agent.get(path)).statusCode, 403)
  const days = `organization_id=${organization_id}&from=2026-05-01&to=2026-05-31&format=csv`
  const answer = await world.request({
    ...{ method: 'HEAD', url: `/api/operator/ledger/export?${days}` },
    headers: { cookie: admin.cookie },
  })
  assert.equal(answer.statusCode, 404)
  assert.deepEqual(await exportsOf(organization_id).known(), { late: [], exports: [] })
})
