import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ownCallOf, STAGE_ROWS, STAGES, type Stage, type Trigger } from '../features/case/claims/index.ts'

export const STAGES_PAGE = new URL('../../../docs/stages.md', import.meta.url)
export const STAGES_DRAWING = new URL('../../../docs/stages.svg', import.meta.url)

const WHO: Readonly<Record<Trigger, string>> = {
  timer: 'the workflow, or the team by hand',
  rent: 'the workflow, or the team by hand',
  team: 'the team',
  agreement: 'the team, the debtor, or the sandbox',
  payment: 'payments',
  court: 'the team, at the court desk',
  reversal: 'the team, at the record',
  closure: 'payments or the team',
  reopening: 'the team, or a reversed payment',
}

const HEAD = `# Stages of a claim

Made from the table in \`server/src/features/case/claims/stages.ts\` by \`npm run stages\`; a test compares the two.

A claim is created at \`new\`. The workflow looks every 15 minutes of business time and takes each claim whose time has come one
step further. Waiting times count calendar days from entering a stage, to the same time of day in Vienna, and are settings
of the organisation (\`letter_interval_days\`, \`installment_grace_days\`; the figures below are their defaults). While a case
is disputed or blocked its time stands still, and runs on afterwards. A payment that the debtor has announced only puts the
next step off until its day is over. Moves by hand wait for no time, and never leave the table.
`

const COLOURS: Readonly<Record<Trigger, string>> = {
  timer: '#33415c',
  rent: '#33415c',
  team: '#8a5a00',
  agreement: '#1f6f43',
  payment: '#1f6f43',
  court: '#8a1c3c',
  reversal: '#8a1c3c',
  closure: '#7a7f87',
  reopening: '#7a7f87',
}

type DrawnMove = {
  readonly from: Stage[]
  readonly to: Stage
  readonly by: Trigger
  readonly when: string
  readonly call?: string
}

/** All moves, each once, with all stages that it starts from. */
function moves(): DrawnMove[] {
  const found = new Map<string, DrawnMove>()
  for (const from of STAGES) {
    const { next: forward, back } = STAGE_ROWS[from]
    for (const next of [
      ...forward,
      ...(back ? [{ ...back, by: 'reversal' as const, call: `${ownCallOf(from)}/reverse` }] : []),
    ]) {
      const key = `${next.to} ${next.by} ${next.when}`
      const move = found.get(key) ?? { ...next, from: [] }
      move.from.push(from)
      found.set(key, move)
    }
  }
  return [...found.values()]
}

const quoted = (text: string): string => JSON.stringify(text)

/** The table as a graph, without closing and reopening: they apply to every stage and would hide the rest. */
export function stagesGraph(): string {
  const nodes = STAGES.filter((stage) => stage !== 'closed').map((stage) => `  ${quoted(stage)}`)
  const edges = moves().flatMap(({ from, to, by, when }) => {
    const style = STAGE_ROWS[to].tenancy_only ? ' style=dashed' : ''
    const look = `color=${quoted(COLOURS[by])} fontcolor=${quoted(COLOURS[by])}${style}`
    return from.map((stage) => `  ${quoted(stage)} -> ${quoted(to)} [label=${quoted(wrapped(when))} ${look}]`)
  })
  return [
    'digraph stages {',
    '  rankdir=TB nodesep=0.35 ranksep=0.45 bgcolor="transparent" fontname="sans-serif"',
    '  node [shape=box style="rounded,filled" fillcolor="#eef2f7" color="#33415c" fontname="sans-serif" fontsize=11]',
    '  edge [fontname="sans-serif" fontsize=9 arrowsize=0.7]',
    ...nodes,
    ...edges,
    '}',
  ].join('\n')
}

/** Long labels would push the stages apart. */
const wrapped = (text: string): string => text.replace(/(.{18,99}?)\s/g, '$1\n')

export const stagesDrawing = async (): Promise<string> => {
  const { instance } = await import('@viz-js/viz')
  const svg = (await instance()).renderString(stagesGraph(), { format: 'svg' })
  return svg.replace('<svg ', '<svg role="img" aria-label="Stages of a claim and what follows what" ')
}

const DRAWING = `![What follows what](stages.svg)

Blue: the workflow, when the time has come. Green: agreements and payments. Red: the court. Dashed: tenancy claims only.
A way back is for what the team recorded by mistake: its own call takes it, never a plain move.
Every stage can be closed, and a closed claim reopened at the stage before.`

const table = (): string => {
  const rows = moves().map(({ from, to, by, when, call: own = ownCallOf(to) }) => {
    const { tenancy_only } = STAGE_ROWS[to]
    const call = own && by !== 'payment' ? `, \`${own}\`` : ''
    return `| ${from.map((stage) => `\`${stage}\``).join(', ')} | ${when}${tenancy_only ? ' (tenancy claims only)' : ''} | \`${to}\` | ${WHO[by]}${call} |`
  })
  return [
    '| from | when | to | by |',
    '|---|---|---|---|',
    '| (none) | claim created | `new` | the partner |',
    ...rows,
    `| every stage but \`closed\` | closure | \`closed\` | ${WHO.closure}, \`${ownCallOf('closed')}\` |`,
    `| \`closed\` | reopening | the stage before closure | ${WHO.reopening}, \`reopen\` |`,
  ].join('\n')
}

export const stagesPage = (): string =>
  [HEAD, DRAWING, '', table(), '', `${STAGES.length} stages, as partners see them in \`collection_stage\`.`, ''].join(
    '\n',
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(STAGES_PAGE, stagesPage())
  await writeFile(STAGES_DRAWING, await stagesDrawing())
}
