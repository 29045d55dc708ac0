/** The countries whose law we know. A new one gets a folder beside this file, its tables, and a line in `laws.ts`. */
export const LAW_CODES = ['AT', 'DE'] as const
export type LawCode = (typeof LAW_CODES)[number]
