import type { CpuProfile, ProfileNode } from './inspector.ts'

/** What a process did, in microseconds, by the part of it that asked for the work. */
export type Spent = { readonly part: string; readonly us: number }

const IDLE = '(idle)'
const NODE_ALONE = 'Node: sockets, HTTP parser'
const OF_ITSELF = new Map([
  ['(garbage collector)', 'garbage collector'],
  ['(program)', NODE_ALONE],
])
/** Handing bytes to the system: for the database, the client or the log. The system wakes up who waits for them. */
const WRITE = /^write(?:Buffer|v|String|Utf8String|Latin1String)$/
const WRITES = 'system calls that write'
const GENERATED = 'generated checks and serialisers'

/**
 * Busy time by part. Work inside Node counts for whoever asked Node for it: reading a row for the driver, making a line
 * for the log.
 */
export function spentByPart(profile: CpuProfile): Spent[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(profile.nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])))
  const parts = new Map(profile.nodes.map(({ id }) => [id, partOf(id, nodes, parents)]))
  const spent = new Map<string, number>()
  profile.samples.forEach((id, index) => {
    const part = parts.get(id)
    if (part !== undefined) spent.set(part, (spent.get(part) ?? 0) + (profile.timeDeltas[index] as number))
  })
  return [...spent].map(([part, us]) => ({ part, us })).sort((one, other) => other.us - one.us)
}

/** Undefined while the process waits. */
function partOf(
  id: number,
  nodes: ReadonlyMap<number, ProfileNode>,
  parents: ReadonlyMap<number, number>,
): string | undefined {
  const { functionName, url } = (nodes.get(id) as ProfileNode).callFrame
  if (url === '' && WRITE.test(functionName)) return WRITES
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
    const { callFrame } = nodes.get(at) as ProfileNode
    if (callFrame.functionName === IDLE) return undefined
    const part = OF_ITSELF.get(callFrame.functionName) ?? partOfFrame(callFrame)
    if (part !== undefined) return part
  }
  return NODE_ALONE
}

/** Undefined for a frame that works for whoever called it. */
function partOfFrame({ functionName, url }: ProfileNode['callFrame']): string | undefined {
  const package_name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (package_name !== undefined) return package_name
  const [, room] = /\/server\/src\/((?:platform|features|audiences|[^/]+)(?:\/[^/]+)?)/.exec(url) ?? []
  if (room !== undefined) return `ours: ${room}`
  return url === '' && /^(?:anonymous|validate|serialize|json)/.test(functionName) ? GENERATED : undefined
}
