import postgres, { type Sql } from 'postgres'
import { MONEY, type Money } from '../fastify/queries.ts'

export type Clients = Pick<Sql<Money>, 'unsafe' | 'begin'>

/**
 * Clients of one connection each, in turn. The driver's own pool slows down with every statement that it has sent, which would
 * count for whoever is compared with this service.
 */
export function openClients(count: number): Clients {
  const clients = Array.from({ length: count }, () => postgres({ max: 1, types: MONEY }))
  let turn = 0
  const next = () => clients[turn++ % count] as Sql<Money>
  return {
    unsafe: ((...statement: Parameters<Clients['unsafe']>) => next().unsafe(...statement)) as Clients['unsafe'],
    begin: ((act: Parameters<Clients['begin']>[1]) => next().begin(act)) as Clients['begin'],
  }
}
