import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** One term for one thing: the desk keeps to the list in the glossary. */
const WEB = fileURLToPath(new URL('.', import.meta.url))
const GLOSSARY = new URL('../docs/glossary.md', import.meta.url)

type Term = { readonly en: string; readonly de: string; readonly not: readonly string[] }

async function terms(): Promise<Term[]> {
  const [, part = ''] = (await readFile(GLOSSARY, 'utf8')).split('## Terms of the desk\n')
  const [, table = ''] = part.split('|---|---|---|\n')
  return [...(table.split('\n\n')[0]?.matchAll(/^\| (.+?) \| (.+?) \| ?(.*?) ?\|$/gm) ?? [])].map(
    ([, en = '', de = '', not = '']) => ({ en, de, not: not.split(', ').filter(Boolean) }),
  )
}

/** Texts only: names of keys and of types are the code's. */
const textsIn = (code: string): string[] =>
  [...code.matchAll(/(['`"])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => / |^\p{Lu}/u.test(text))

const uses = (text: string, word: string): boolean => new RegExp(`(?<![\\p{L}_.])${word}(?![\\p{L}_:])`, 'u').test(text)

async function wordFiles(): Promise<string[]> {
  const found = await Promise.all(
    ['operator', 'shared/i18n'].map((folder) => readdir(join(WEB, folder), { recursive: true, withFileTypes: true })),
  )
  return found
    .flat()
    .filter(
      ({ name, parentPath }) =>
        /\.ts$/.test(name) && (/^words/.test(name) || /i18n/.test(parentPath)) && !/\.test\./.test(name),
    )
    .map(({ name, parentPath }) => join(parentPath, name))
}

test('every term stands once in the list, and none among the words that are not used', async () => {
  const list = await terms()
  assert.ok(list.length > 20, 'the list was found')
  for (const language of ['en', 'de'] as const) {
    const words = list.map((term) => term[language])
    assert.equal(new Set(words).size, words.length, `a ${language} term stands twice`)
    const refused = new Set(list.flatMap(({ not }) => not))
    assert.deepEqual(
      words.filter((word) => refused.has(word)),
      [],
    )
  }
})

test('the words of the desk keep to the terms of the glossary', async () => {
  const list = await terms()
  const files = await wordFiles()
  assert.ok(files.length > 60, 'the words were found')
  const faults: string[] = []
  for (const file of files)
    for (const text of textsIn(await readFile(file, 'utf8')))
      for (const { en, de, not } of list)
        for (const word of not)
          if (uses(text, word)) faults.push(`${relative(WEB, file)}: “${text}” says ${word} for ${en}, ${de}`)
  assert.deepEqual(faults, [])
})

test('the search finds a word that is not used, and no part of another', () => {
  assert.ok(uses('Wer hat die Akte gelesen?', 'Akte'))
  assert.ok(!uses('Alle Akten', 'Akte'))
  assert.ok(!uses('Aktenzeichen', 'Akte'))
  assert.deepEqual(textsIn("akte: 'Die Akte', kind: 'akte_x'"), ['Die Akte'])
})
