/** Filled once the list of statements is there. */
export const Statements = () => null
