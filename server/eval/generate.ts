import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SETS, type SetName } from './generate/family.ts'
import { openPress } from './generate/pdf.ts'
import { chooseFamilies, documentsOf } from './generate/run.ts'
import type { TruthItem } from './truth.ts'

/**
 * Writes invoices that nobody has sent, with what stands on them: PDF files and their truth.json. The same arguments
 * give the same invoices.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    families: { type: 'string', default: '' },
    set: { type: 'string' },
    others: { type: 'string', default: '0' },
  },
})
const [folder] = positionals
const set = values.set as SetName | undefined
const [count, seed, others] = [Number(values.count), Number(values.seed), Number(values.others)]
const is_wrong = !Number.isInteger(count) || count < 1 || !Number.isInteger(seed) || !(others >= 0 && others <= 1)
if (folder === undefined || is_wrong || (set !== undefined && !SETS.includes(set))) {
  console.error(
    'Name a folder: npm run eval -- generate <folder> [--count 300] [--seed 1] [--families a,b]\n' +
      '  [--set train|unseen] [--others 0.1]',
  )
  process.exit(1)
}

const root = resolve(folder)
await mkdir(root, { recursive: true })
const families = chooseFamilies(values.families.split(',').filter(Boolean), set ?? null)
const press = openPress()
const items: TruthItem[] = []
try {
  for (const { page, truth } of documentsOf({ count, seed, families, others })) {
    await writeFile(join(root, truth.file), await press.pdf(page))
    items.push(truth)
  }
} finally {
  await press.close()
}
await writeFile(join(root, 'truth.json'), `${JSON.stringify({ items }, null, 1)}\n`)
console.log(`${items.length} documents of ${families.length} families in ${root}`)
