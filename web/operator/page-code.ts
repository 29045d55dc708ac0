import { lazyRouteComponent } from '@tanstack/react-router'
import { isServerThere, ServerAway } from '../shared/api/connection.ts'

/**
 * The code of a page, loaded when the page is opened. Where it is gone because another version was installed, the router
 * loads the desk anew. Without a connection that would leave nothing but the browser's own page, so that is told apart.
 */
export const pageCode = <M extends Record<string, unknown>, N extends keyof M & string>(
  load: () => Promise<M>,
  name: N,
) => lazyRouteComponent(() => load().catch(sayWhetherAway), name)

async function sayWhetherAway(error: unknown): Promise<never> {
  if (await isServerThere()) throw error
  throw new ServerAway()
}
