import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { bodyTurn, FREE_BYTES, waitForTurn } from './body-turns.ts'
import { readBody } from './read-body.ts'

test('senders take turns, however many connections one of them has', async () => {
  const order: string[] = []
  const take = (lane: string) => bodyTurn(lane).then(() => order.push(lane))
  await Promise.all([...Array.from({ length: 50 }, () => take('many')), take('one'), take('another')])
  assert.deepEqual(order.slice(0, 3), ['many', 'one', 'another'])
  assert.equal(order.length, 52)
})

test('whoever sends one body waits for a single part of somebody who sends many', async () => {
  const order: string[] = []
  const take = (sender: string) => bodyTurn(sender).then(() => void order.push(sender))
  const crowd = Promise.all(Array.from({ length: 30 }, () => take('crowd')))
  for (let part = 0; part < 20; part++) await take('single')
  const between = order.slice(0, order.lastIndexOf('single')).join(' ').split('single')
  assert.ok(
    between.every((parts) => parts.split('crowd').length <= 3),
    order.join(' '),
  )
  await crowd
  assert.equal(order.length, 50)
})

test('one part is read in a turn of the event loop', async () => {
  let turn = 0
  let is_over = false
  const count = () => {
    turn++
    if (!is_over) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all(Array.from({ length: 20 }, () => bodyTurn('sender').then(() => turn)))
  is_over = true
  assert.equal(new Set(turns).size, 20, 'two parts came in one turn')
})

test('a source stops after its free bytes and goes on with its turn', async () => {
  const source = new PassThrough().resume()
  waitForTurn(source, { laneOf: () => 'sender', arrived: FREE_BYTES, isOver: () => false })
  assert.equal(source.isPaused(), false)
  waitForTurn(source, { laneOf: () => 'sender', arrived: FREE_BYTES + 1, isOver: () => false })
  assert.equal(source.isPaused(), true)
  await bodyTurn('sender')
  assert.equal(source.isPaused(), false)
  waitForTurn(source, { laneOf: () => 'sender', arrived: FREE_BYTES + 1, isOver: () => true })
  await bodyTurn('sender')
  assert.equal(source.isPaused(), true, 'whoever ended the reading does not want more')
})

test('a large body that closes while it waits for its turn has arrived whole', async () => {
  const body = Buffer.alloc(FREE_BYTES + 1, 'x')
  const request = { headers: { 'content-length': String(body.length) }, ip: '192.0.2.1', raw: {} } as FastifyRequest
  const source = new PassThrough({ autoDestroy: true })
  const reading = readBody(request, source, { bytes_max: 2 * body.length })
  source.end(body)
  assert.equal((await reading).length, body.length)
})
