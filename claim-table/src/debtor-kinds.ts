/** A person with a business of their own is a person, and no consumer. */
export type DebtorKind = 'person' | 'sole' | 'company'

/** How people call the kinds of debtors. */
const KINDS: Readonly<Record<DebtorKind, RegExp>> = {
  company: /^(?:unternehmen|firma|company|business|b2b)$/i,
  sole: /^(?:einzelunternehme(?:n|r|rin)|freiberufle(?:r|rin)|sole(?: ?trader)?|freelancer)$/i,
  person: /^(?:privat(?:person)?|person|private(?: ?person)?|consumer|verbraucher(?:in)?|b2c)$/i,
}

/** Undefined for a word that we do not know. */
export const debtorKindOf = (word: string): DebtorKind | undefined =>
  (Object.keys(KINDS) as DebtorKind[]).find((kind) => KINDS[kind].test(word))
