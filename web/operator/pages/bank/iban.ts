/** As it is printed: in groups of four. */
export const groupsOf = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')
