import { i18next } from '../../../shared/i18n/language.ts'
import { useSettingsWords } from './words.ts'

/** What a table is called; one that the pages have no name for, such as that of a new country, by its file. */
export function useTableTitle(): (table: { readonly name: string; readonly file: string }) => string {
  const say = useSettingsWords()
  return ({ name, file }) =>
    i18next.exists(`table.${name}`, { ns: 'settings' }) ? say(`table.${name}` as 'table.base_rates') : file
}
