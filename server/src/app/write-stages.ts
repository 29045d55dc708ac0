import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { STAGES } from '../features/claims/rules.ts'
import { MOVES, OWN_CALL, type Trigger } from '../features/claims/stages.ts'

export const STAGES_PAGE = new URL('../../../docs/stages.md', import.meta.url)

const WHO: Readonly<Record<Trigger, string>> = {
  timer: 'the workflow, or the team by hand',
  team: 'the team',
  agreement: 'the team, the debtor, or the sandbox',
  payment: 'payments',
  court: 'the team, at the court desk',
  closure: 'payments or the team',
  reopening: 'the team, or a reversed payment',
}

const HEAD = `# Stages of a claim

Made from the table in \`server/src/features/claims/stages.ts\` by \`npm run stages\`; a test compares the two.

A claim is created at \`new\`. The workflow looks every 15 minutes of business time and takes each claim whose time has come one
step further. Waiting times count whole days of 24 hours from entering a stage and are settings of the organisation
(\`letter_interval_days\`, \`installment_grace_days\`; the figures below are their defaults). While a case is disputed or held by
the team its time stands still, and runs on afterwards. Moves by hand wait for no time, and never leave the table.
`

const diagram = (): string => {
  const lines = MOVES.flatMap(({ from, to, when, tenancy_only }) =>
    from.map((stage) => `  ${stage} --> ${to}: ${when}${tenancy_only ? ' (tenancy)' : ''}`),
  )
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> new: claim created', ...lines, '```'].join('\n')
}

const table = (): string => {
  const rows = MOVES.map(({ from, to, by, when, tenancy_only }) => {
    const call = OWN_CALL[to] && by !== 'payment' ? `, \`${OWN_CALL[to]}\`` : ''
    return `| ${from.map((stage) => `\`${stage}\``).join(', ')} | ${when}${tenancy_only ? ' (tenancy claims only)' : ''} | \`${to}\` | ${WHO[by]}${call} |`
  })
  return [
    '| from | when | to | by |',
    '|---|---|---|---|',
    '| (none) | claim created | `new` | the partner |',
    ...rows,
    `| every stage but \`closed\` | closure | \`closed\` | ${WHO.closure}, \`${OWN_CALL.closed}\` |`,
    `| \`closed\` | reopening | the stage before closure | ${WHO.reopening}, \`reopen\` |`,
  ].join('\n')
}

export const stagesPage = (): string =>
  [HEAD, diagram(), '', table(), '', `${STAGES.length} stages, as partners see them in \`collection_stage\`.`, ''].join(
    '\n',
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(STAGES_PAGE, stagesPage())
