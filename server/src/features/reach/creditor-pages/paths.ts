/** The addresses of the portal's pages about cases. */
export const OVERVIEW_PATH = '/creditor/overview'
export const LIST_PATH = '/creditor/claims'
export const NEW_CASE_PATH = '/creditor/claims/new'
export const CSV_PATH = '/creditor/claims.csv'

export const casePath = (
  claim_id: string,
  more: '' | '/decision' | '/direct-payment' | '/withdrawal' | '/documents' = '',
): string => `${LIST_PATH}/${claim_id}${more}`

export const questionPath = (question_id: string): string => `/creditor/questions/${question_id}`

/** An address with those of the parts that are set. */
export function withQuery(path: string, parts: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}
