import type { Schemas } from '../../../shared/api/operator.ts'
import { paths } from '../../paths.ts'

export type Overview = Schemas['Overview']
export type FigureList = Schemas['FigureList']

/** The page that shows the list behind a figure, with what narrows it. */
export function pageBehind({ path, query }: FigureList): { to: string; search: Record<string, string> } {
  const [area = '', id = ''] = path.replace('/api/operator/', '').split('/')
  if (area === 'court-desk') {
    const { status = '', ...scope } = query
    return { to: paths.court, search: { tab: status, ...scope } }
  }
  if (area === 'partners')
    return { to: paths.partner.replace('$partner_id', id), search: { tab: 'deliveries', ...query } }
  return { to: area === 'payments' ? paths.payments : paths.claims, search: query }
}
