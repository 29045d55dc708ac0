import { after } from 'node:test'
import { asPartner, asTeam, logIn, newMember, newPartner, type Partner, type Team } from './api.ts'
import { ADMIN, copyFolder, type Env, newFolder, removeFolder, type Service, startService } from './service.ts'

/** The business time at which every test begins: a Tuesday in spring, late in the morning in Vienna. */
export const START = '2030-05-14T09:30:00.000Z'

/** A running product, with people of the team and a partner. */
export type House = {
  readonly address: string
  readonly admin: Team
  readonly agent: Team
  readonly partner: Partner
  close(): Promise<void>
}

type People = { readonly admin: Team; readonly agent: Team; readonly partner: Partner }

async function settle(address: string): Promise<People> {
  const first = await logIn(address, ADMIN)
  const [admin, agent, partner] = await Promise.all([
    newMember(address, first, { role: 'admin' }),
    newMember(address, first, { role: 'agent' }),
    newPartner(address, first),
  ])
  await partner.post('/sandbox/clock/advance', { to: START })
  return { admin, agent, partner }
}

type Model = { readonly folder: string; readonly people: People }

let model: Promise<Model> | undefined

/** Settled once in this process and then copied: sessions and tokens are good in every copy. */
async function makeModel(): Promise<Model> {
  const folder = await newFolder()
  const service = await startService(folder)
  const people = await settle(service.address).finally(service.stop)
  return { folder, people }
}

after(async () => {
  if (model) await removeFolder((await model).folder)
})

/** A product of its own, in which nothing has happened yet. `env` is of the server. */
export async function openHouse(env: Env = {}): Promise<House> {
  model ??= makeModel()
  const { folder, people } = await model
  const copy = await copyFolder(folder)
  const service: Service = await startService(copy, env)
  const { address } = service
  return {
    address,
    admin: asTeam(address, people.admin),
    agent: asTeam(address, people.agent),
    partner: asPartner(address, people.partner),
    async close() {
      await service.stop()
      await removeFolder(copy)
    },
  }
}
