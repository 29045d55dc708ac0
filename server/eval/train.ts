import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { seededRandom } from './random.ts'
import { LEARNED, type Questions, questionsOf } from './train/examples.ts'
import { type Trained, trainField } from './train/fields.ts'
import { textsOf } from './train/texts.ts'

const USAGE = `Name folders with PDF files and their truth.json, of the set "train" only:
npm run eval -- train <folder>... [--real <folder>] [--folds 6] [--seed 1] [--write]`

/** A real invoice says more about real invoices than one that we made up. */
const REAL_WEIGHT = 4
const WEIGHTS = fileURLToPath(
  new URL('../src/features/process/extraction/reading/learned/weights.json', import.meta.url),
)
const BYTES_MAX = 200_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    real: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
})
const [folds, seed] = [Number(values.folds), Number(values.seed)]
if (positionals.length === 0 || !(folds >= 2) || !Number.isInteger(seed)) {
  console.error(USAGE)
  process.exit(1)
}

const questions = await questionsFrom([
  ...positionals.map((folder) => ({ folder, weight: 1 })),
  ...values.real.map((folder) => ({ folder, weight: REAL_WEIGHT })),
])
const trained = Object.fromEntries(
  LEARNED.map((field) => [field, trainField(field, questions[field], { folds, random: seededRandom(seed) })]),
) as Record<(typeof LEARNED)[number], Trained>
for (const field of LEARNED) report(field, trained[field])
if (values.write) await write()

async function questionsFrom(sources: readonly { folder: string; weight: number }[]): Promise<Questions> {
  const parts: Questions[] = []
  const random = seededRandom(seed)
  for (const { folder, weight } of sources) parts.push(questionsOf(await textsOf(resolve(folder)), weight, random))
  return Object.fromEntries(
    LEARNED.map((field) => [field, parts.flatMap((part) => part[field])]),
  ) as unknown as Questions
}

function report(field: string, { report: figures }: Trained): void {
  console.log(
    `\n${field}: ${figures.documents} documents of ${figures.families} families, ${folds} parts, none of a family seen before`,
  )
  const share = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(1)} % (${right}/${of})`
  console.log(`  right value among the choices  ${share(figures.there, figures.documents)}`)
  console.log(`  by the rules alone             ${share(figures.by_rules, figures.documents)}`)
  console.log(`  read right                     ${share(figures.right, figures.documents)}`)
  console.log(`  right at 0.9 or more           ${share(figures.sure_right, figures.sure)}`)
  console.log(
    `  the worst families             ${figures.worst.map(({ family, share: one }) => `${family} ${one.toFixed(2)}`).join(', ')}`,
  )
}

/** Everything that a reading needs, and how well it did, in one file. */
async function write(): Promise<void> {
  const models = Object.fromEntries(LEARNED.map((field) => [field, trained[field].model]))
  const figures = Object.fromEntries(LEARNED.map((field) => [field, trained[field].report]))
  const version = createHash('sha256').update(JSON.stringify(models)).digest('hex').slice(0, 12)
  const text = `${JSON.stringify({ version, seed, folds, report: figures, models })}\n`
  if (text.length > BYTES_MAX) throw new Error(`the weights have ${text.length} bytes, more than ${BYTES_MAX}`)
  await writeFile(WEIGHTS, text)
  console.log(`\nwritten: version ${version}, ${text.length} bytes`)
}
