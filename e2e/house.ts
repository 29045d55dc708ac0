import { after } from 'node:test'
import { asPartner, asTeam, logIn, newMember, newPartner, type Partner, type Team } from './api.ts'
import { ADMIN, copyFolder, type Env, newFolder, removeFolder, type Service, startService } from './service.ts'

/** The business time at which every test begins: a Tuesday in spring, late in the morning in Vienna. */
export const START = '2030-05-14T09:30:00.000Z'

/** A running product, with team members and a partner. */
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
    newMember(address, first, { role: 'agent', name: 'Somebody else' }),
    newPartner(address, first),
  ])
  await partner.post('/sandbox/clock/advance', { to: START })
  return { admin, agent, partner }
}

async function found(folder: string): Promise<{ service: Service; people: People }> {
  const service = await startService(folder)
  return { service, people: await settle(service.address) }
}

const houseOf = (service: Service, people: People, folder: string): House => ({
  address: service.address,
  admin: asTeam(service.address, people.admin),
  agent: asTeam(service.address, people.agent),
  partner: asPartner(service.address, people.partner),
  async close() {
    await service.stop()
    await removeFolder(folder)
  },
})

type Model = { readonly folder: string; readonly people: People }

let model: Promise<Model> | undefined
let shared: Promise<House> | undefined

/** Set up once per process and then copied. Sessions and tokens are valid in every copy. */
async function makeModel(): Promise<Model> {
  const folder = await newFolder()
  const { service, people } = await found(folder)
  await service.stop()
  return { folder, people }
}

async function makeShared(): Promise<House> {
  const folder = await newFolder()
  const { service, people } = await found(folder)
  return houseOf(service, people, folder)
}

after(async () => {
  if (shared) await (await shared).close()
  if (model) await removeFolder((await model).folder)
})

/** A separate product in which nothing has happened yet. `env` is for the server. */
export async function openHouse(env: Env = {}): Promise<House> {
  model ??= makeModel()
  const { folder, people } = await model
  const copy = await copyFolder(folder)
  return houseOf(await startService(copy, env), people, copy)
}

/** One product for all tests in this process that can share it. It ends with the process. */
export function shareHouse(): Promise<House> {
  shared ??= makeShared()
  return shared
}
