import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskSources } from './desk-sources.ts'

/**
 * The server writes its sentences in English; the desk says them in its reader's language, by code. Faults do not even
 * carry the sentences (`shared/api/fault.ts`). What answers carry besides is looked for here.
 */

/** Fields of answers that hold a sentence of the server, or of a machine behind it. */
const IN_ANSWERS = /\{\w+\??\.(?:failure|problem|last_error|formula)\}/g
const OF_FAULTS = /\b(?:error|fault|problem|detail|gap|refusal)\??\.message\b/g

function faultsIn(file: string, text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(IN_ANSWERS), ...code.matchAll(OF_FAULTS)].map(
    ([found]) => `${file}: ${found} is a sentence of the server or of the browser; say it by its code`,
  )
}

test('no page shows a sentence of the server', async () => {
  const texts = await deskSources()
  assert.ok(texts.length > 300, 'the pages were found')
  assert.deepEqual(
    texts.flatMap(([file, text]) => faultsIn(file, text)),
    [],
  )
})

test('the search finds every way to show one', () => {
  const wrong = [
    '<Text>{error.message}</Text>',
    'error={fieldErrors(save.error).name ?? save.error?.message}',
    'details.map((detail) => detail.message)',
    '<Text>{line.formula}</Text>',
    '<Text>{extraction.failure}</Text>',
  ]
  for (const text of wrong) assert.equal(faultsIn('operator/pages/x.tsx', text).length, 1, text)
  const right = [
    '<FaultText error={change.error} />',
    '// {error.message}\nnotifications.show({ message })',
    '{say(failures[failure_code])}',
  ]
  for (const text of right) assert.deepEqual(faultsIn('operator/pages/x.tsx', text), [], text)
})
