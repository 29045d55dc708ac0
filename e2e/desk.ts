import { after, before } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { newMember, newPartner, type Partner, type Team } from './api.ts'
import { openWindow, type Visitor, type Window } from './browser.ts'
import { type House, openHouse, shareHouse } from './house.ts'
import type { Env } from './service.ts'

/** A running product, with a team member in front of a browser. */
export class Desk {
  #house: House | undefined
  #window: Window | undefined
  readonly #visitors: Window[] = []
  readonly #role: 'admin' | 'agent'

  constructor(role: 'admin' | 'agent') {
    this.#role = role
  }

  async open(house: House): Promise<void> {
    this.#house = house
    this.#window = await openWindow(this.address, { cookie: this.team.cookie })
  }

  async close(): Promise<void> {
    const faults = await Promise.allSettled([this.#window, ...this.#visitors].map((one) => one?.close()))
    for (const fault of faults) if (fault.status === 'rejected') throw fault.reason
  }

  get address(): string {
    return this.house.address
  }

  get house(): House {
    if (!this.#house) throw new Error('the desk opens before the first test')
    return this.#house
  }

  /** Who is at the browser. */
  get team(): Team {
    return this.house[this.#role]
  }

  get partner(): Partner {
    return this.house.partner
  }

  get page(): Page {
    if (!this.#window) throw new Error('the desk opens before the first test')
    return this.#window.page
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  /** Another person's browser. */
  async visitor(options: Visitor = {}): Promise<Page> {
    const window = await openWindow(this.address, options)
    this.#visitors.push(window)
    return window.page
  }

  newPartner = (): Promise<Partner> => newPartner(this.address, this.house.admin)

  newMember = (member: Parameters<typeof newMember>[2]): Promise<Team> =>
    newMember(this.address, this.house.admin, member)
}

type DeskOptions = {
  /** The team member's role; admin by default. */
  readonly role?: 'admin' | 'agent'
  /** For the server. */
  readonly env?: Env | Promise<Env>
  /** Whether to use the house that tests in this process share, where other tests are at work too. */
  readonly is_shared?: boolean
}

/** For the tests in one `describe`: opened before the first, closed after the last. */
export function useDesk({ role = 'admin', env = {}, is_shared = false }: DeskOptions = {}): Desk {
  const desk = new Desk(role)
  before(async () => desk.open(await (is_shared ? shareHouse() : openHouse(await env))))
  after(async () => {
    await desk.close().finally(() => is_shared || desk.house.close())
  })
  return desk
}
