import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { lint, loadConfig } from '@redocly/openapi-core'
import { OPENAPI_DIR } from '../../src/app/write-openapi.ts'

const pathOf = (name: string, base: URL | string = OPENAPI_DIR) => fileURLToPath(new URL(name, base))

test("Redocly's recommended rules find nothing in the partner document", async () => {
  const config = await loadConfig({ configPath: pathOf('../redocly.yaml') })
  const problems = await lint({ ref: pathOf('partner.json'), config })
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
    [],
  )
})
