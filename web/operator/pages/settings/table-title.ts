import { i18next } from '../../../shared/i18n/language.ts'
import { useSettingsWords } from './words.ts'

/** The name of a table, or its file if the pages have no name for it, as with a new country. */
export function useTableTitle(): (table: { readonly name: string; readonly file: string }) => string {
  const say = useSettingsWords()
  return ({ name, file }) =>
    i18next.exists(`table.${name}`, { ns: 'settings' }) ? say(`table.${name}` as 'table.base_rates') : file
}
