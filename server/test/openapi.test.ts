import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { makeDocuments, OPENAPI_DIR, textOf } from '../src/app/write-openapi.ts'

const documents = await makeDocuments()

for (const [name, document] of Object.entries(documents)) {
  test(`openapi/${name}.json matches the schemas (npm run openapi writes it)`, async () => {
    assert.equal(await readFile(new URL(`${name}.json`, OPENAPI_DIR), 'utf8'), textOf(document))
  })

  test(`every operation in ${name} has an id, a summary, a tag and its errors`, () => {
    const paths = document.paths as unknown as Record<string, Record<string, Record<string, unknown>>>
    const ids = new Set<unknown>()
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const where = `${method} ${path}`
        assert.ok(operation.operationId && operation.summary, where)
        assert.ok(!ids.has(operation.operationId), `${where}: operationId twice`)
        ids.add(operation.operationId)
        assert.equal((operation.tags as string[])?.length, 1, where)
        assert.ok(
          Object.keys(operation.responses as object).some((status) => status.startsWith('4')),
          where,
        )
      }
    }
  })
}
