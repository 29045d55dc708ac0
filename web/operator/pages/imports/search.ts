import { chosen, textOf } from '../../../shared/ui/url-state.ts'

/** Reads the search parameters of the import: the partner whose cases they become. */
export const readImportSearch = (search: Record<string, unknown>) =>
  chosen({ partner_id: textOf(search, 'partner_id') })
