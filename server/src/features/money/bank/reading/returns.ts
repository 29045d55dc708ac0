/** The sub-families of ISO 20022 for money that goes back. */
const ISO_RETURNS = new Set(['RRTN', 'RPCR', 'UPDD', 'PRDD', 'UPCQ', 'UPCT', 'RCDD'])

/**
 * The German banks' codes for it: direct debits and cheques returned (009, 108 to 111), transfers returned (159, 160),
 * credits for what was debited wrongly (181 to 184), reversals (193, 199, 899).
 */
const GERMAN_RETURNS = new Set(
  ['009', '108', '109', '110', '111', '159', '160'].concat(['181', '182', '183', '184', '193', '199', '899']),
)

export const isIsoReturn = (sub_family: string | undefined): boolean => ISO_RETURNS.has(sub_family ?? '')

export const isGermanReturn = (code: string | undefined): boolean => GERMAN_RETURNS.has(code ?? '')

/** `NTRF+109+00931` or `109`: the code among what the bank writes. */
export const germanCodeOf = (proprietary: string | undefined): string | undefined =>
  /(?:^|\+)(\d{3})(?=\+|$)/.exec(proprietary ?? '')?.[1]

/** What banks call a return in words of their own. What payers write says nothing about it. */
const RETURN_WORDS =
  /\b(?:RETURN|RETOURE|R(?:UE|Ü)CK(?:BUCHUNG|GABE|LASTSCHRIFT|BELASTUNG|(?:UE|Ü)BERWEISUNG)|STORNO)\b/i

export const announcesReturn = (bank_text: string | undefined): boolean => RETURN_WORDS.test(bank_text ?? '')

/** The reasons of the SEPA rule books. */
const REASON =
  /\b(A[CGM]\d\d|ARDT|BE\d\d|CNOR|CUST|CURR|DNOR|DS28|DT01|DUPL|ED\d\d|ERIN|FF\d\d|FOCR|FR01|FRAD|MD\d\d|MS\d\d|NARR|NOAS|NOOR|RC\d\d|RF01|RR\d\d|RUTA|SL\d\d|TECH|TM01|UPAY)\b/

export const reasonIn = (text: string): string | null => REASON.exec(text)?.[1] ?? null
