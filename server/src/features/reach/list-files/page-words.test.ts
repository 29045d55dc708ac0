import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../kernel/language.ts'
import { LETTER_KIND_NAMES } from './words.rows.ts'
import { WORDS } from './words.ts'

type PageWords = Readonly<Record<'LETTER_WORDS' | 'STAGE_WORDS', Record<string, Record<string, string>>>>

test('files call stages and letters what the pages call them', async () => {
  // By its address: the types of the pages need a browser.
  const page = new URL('../../../../../web/shared/i18n/stages.ts', import.meta.url)
  const { LETTER_WORDS, STAGE_WORDS } = (await import(page.href)) as PageWords
  for (const language of LANGUAGES) {
    assert.deepEqual(LETTER_KIND_NAMES[language], LETTER_WORDS[language])
    assert.partialDeepStrictEqual(STAGE_WORDS[language], WORDS[language].stages)
  }
})
