import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The import law, as functions of paths relative to `server/src`, so that tests can also try paths that break it. */

const SRC = fileURLToPath(new URL('../../src/', import.meta.url))

/** Each room may import itself and those before it. */
export const ROOMS = ['kernel', 'law', 'platform', 'audiences', 'features', 'app'] as const

/** What a tier of features may import besides itself. */
export const TIERS: Readonly<Record<string, readonly string[]>> = {
  parties: [],
  case: ['parties'],
  process: ['parties', 'case'],
  money: ['parties', 'case'],
  reach: ['parties', 'case', 'process', 'money'],
}

/** Within a feature a file imports only from its left. Other nouns (jwt, login …) rank with the service. */
const LAYERS = ['rules', 'queries', 'schema', 'service', 'jobs', 'routes', 'index']
const DOOR = 'index.ts'

export const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
export const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8')

export const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] as string)

/** Our own files that a file imports; one outside the sources begins with `..`. */
export const targetsOf = (file: string): string[] =>
  importsOf(file)
    .filter((path) => path.startsWith('.'))
    .map((path) => relative(SRC, normalize(join(SRC, dirname(file), path))))

export const roomOf = (file: string): string => file.split('/')[0] as string
export const nounOf = (file: string): string => (file.split('/').at(-1) as string).replace(/\..*$/, '')
/** `case/claims`; undefined outside features. */
export const featureOf = (file: string): string | undefined =>
  roomOf(file) === 'features' ? file.split('/').slice(1, 3).join('/') : undefined
const tierOf = (feature: string): string => feature.split('/')[0] as string

/** Rules may have their own file or folder where one file would be too long. Texts are as pure as rules. */
export const isRules = (file: string): boolean =>
  roomOf(file) === 'law' ||
  (roomOf(file) === 'features' &&
    (['rules', 'stages', 'timers', 'words'].includes(nounOf(file)) ||
      /^features\/[^/]+\/(?:[^/]+\/(?:rules|words)|extraction\/reading|letters\/wording)\/|bank\/reading\/statement\.ts$/.test(
        file,
      )))

const layerOf = (file: string): number => {
  if (isRules(file)) return 0
  const noun = nounOf(file)
  return LAYERS.indexOf(LAYERS.includes(noun) ? noun : 'service')
}

/** What the app room takes from a feature besides its door: what it puts into its lists. */
const isListed = (file: string): boolean => ['routes', 'jobs'].includes(nounOf(file))

/** Why this import breaks the law, in a sentence; undefined if it does not. */
export function fault(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)]
  if (target.startsWith('..')) return 'sources import only sources'
  const rank = (room: string) => (ROOMS as readonly string[]).indexOf(room)
  if (rank(from) < 0 || rank(to) < 0) return `${rank(from) < 0 ? from : to} is not a room`
  if (rank(to) > rank(from)) return `${from} knows nothing of ${to}`
  const [own, other] = [featureOf(file), featureOf(target)]
  if (other === undefined) return undefined
  if (own === other) return layerOf(target) > layerOf(file) ? 'a file imports only from its left' : undefined
  const is_door = target === `features/${other}/${DOOR}`
  if (own === undefined)
    return is_door || isListed(target) ? undefined : 'the app takes doors, routes and jobs of a feature'
  if (tierOf(own) !== tierOf(other) && !TIERS[tierOf(own)]?.includes(tierOf(other)))
    return `${tierOf(own)} knows nothing of ${tierOf(other)}: tell what happens instead of calling it`
  return is_door ? undefined : 'other features are entered by their door, index.ts'
}

/** Groups of nodes that reach each other (Tarjan); none in a graph without cycles. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    const number = order.size
    order.set(node, number)
    low.set(node, number)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number))
    }
    if (low.get(node) !== number) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(group.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
