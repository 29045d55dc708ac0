import { fillDeskInBulk } from './desk/fill.ts'
import { measureDesk } from './desk/measure.ts'
import { withProduct } from './servers/filled.ts'

/**
 * Every list that the team works with, on a desk with many claims, one request after another, as a person sends them.
 * Each is compared with the same statements without HTTP, or with the smallest possible request. `npm run bench -- desk
 * 100000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 100_000)

await withProduct(async (product) => {
  await fillDeskInBulk(product.db, product.account.organization_id, CLAIMS)
  await measureDesk(product, CLAIMS)
})
