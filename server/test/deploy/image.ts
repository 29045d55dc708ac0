import type { Instruction } from './reading.ts'

export type Image = {
  readonly instructions: readonly Instruction[]
  /** The stage that becomes the image. */
  readonly last: readonly Instruction[]
}

export function imageOf(instructions: readonly Instruction[]): Image {
  const stage = Math.max(...instructions.map((one) => one.stage))
  return { instructions, last: instructions.filter((one) => one.stage === stage) }
}

export const environmentOf = (stage: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    stage
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ rest }) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  )

/** What of a checkout gets into the image, by its path there, which is the same. */
export function copiesOf({ instructions, last }: Image): { paths: string[]; isThere(path: string): boolean } {
  const stages = new Map(
    instructions.flatMap(({ word, rest, stage }) => (word === 'FROM' ? [[rest.split(' ')[2] ?? '', stage]] : [])),
  )
  const paths = last.flatMap(({ word, flags, rest }) => {
    if (word !== 'COPY') return []
    const [from] = flags.map((flag) => flag.replace('--from=', ''))
    if (!from) return rest.split(' ').slice(0, -1)
    // The folder of the packages began with manifests; the pages are built from the checkout.
    if (!stages.has(from)) throw new Error(`there is no stage ${from}`)
    return from === 'pages' ? ['web/dist'] : manifestsOf(instructions)
  })
  return { paths, isThere: (path) => paths.some((one) => isWithin(path, one)) }
}

const manifestsOf = (instructions: readonly Instruction[]): string[] =>
  instructions
    .filter(({ word, stage }) => word === 'COPY' && stage === 0)
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))

const isWithin = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder.replace(/\/$/, '')}/`)

/** Whether Docker sends a file to the builder: the last line that fits decides, and fits what is below it too. */
export function isSent(ignore: string, path: string): boolean {
  let sent = true
  for (const line of ignore.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const pattern = line.replace(/^!/, '')
    if (parentsOf(path).some((one) => fits(pattern, one))) sent = line.startsWith('!')
  }
  return sent
}

/** The path itself and every folder above it. */
const parentsOf = (path: string): string[] =>
  path.split('/').map((_, at, segments) => segments.slice(0, at + 1).join('/'))

function fits(pattern: string, path: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?').replaceAll('*', '[^/]*')
  return new RegExp(`^${source}$`).test(path)
}
