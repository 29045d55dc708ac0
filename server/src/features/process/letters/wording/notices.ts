import { cited } from '../../../../law/citation.ts'
import { LAWS } from '../../../../law/laws.ts'
import type { NoticeInterest } from '../../../../law/letters.ts'
import type { Block } from './content.ts'
import { isPrivate, isTenancy, type LetterFacts, readerOf } from './facts.ts'
import { decimals, inOneLine, longDay, money, percent, points, printable } from './format.ts'
import { costLines, costName, INTEREST_ROWS_MAX, interestSpan, openInvoices } from './tables.ts'

/** More would fill a page; the table names them all. */
const INVOICES_NAMED_MAX = 5

const WORDS = {
  de: {
    claim: {
      paper: 'Rechnung',
      of: 'vom',
      contract: 'Vertrag',
      what: (named: string) => named || 'Vertragliches Entgelt',
    },
    rent: {
      paper: 'Vorschreibung',
      of: 'vom',
      contract: 'Mietvertrag',
      what: (named: string) => (named ? `Mietzins für ${named}` : 'Mietzins'),
    },
  },
  en: {
    claim: {
      paper: 'invoice',
      of: 'of',
      contract: 'contract',
      what: (named: string) => named || 'payment due under a contract',
    },
    rent: {
      paper: 'rent demand',
      of: 'of',
      contract: 'lease',
      what: (named: string) => (named ? `rent for ${named}` : 'rent'),
    },
  },
} as const

const partiesLine = ({ creditor }: LetterFacts): string =>
  [printable(creditor.name), ...creditor.address_lines.map(printable)].join(', ')

/** Where the claim comes from: the subject and date of the contract, and its papers with their dates. */
export function groundsOf(facts: LetterFacts): string {
  const { language, claim } = facts
  const invoices = openInvoices(facts).map(({ invoice }) => invoice)
  const named = printable(claim.subject_matter ?? invoices.find(({ subject }) => subject)?.subject ?? '')
  const words = WORDS[language][isTenancy(facts) ? 'rent' : 'claim']
  const papers = invoices.slice(0, INVOICES_NAMED_MAX).map(({ invoice_number, invoice_issue_date }) => {
    const day = invoice_issue_date ? `${words.of} ${longDay(invoice_issue_date, language, readerOf(facts))}` : ''
    return [words.paper, printable(invoice_number ?? ''), day].filter(Boolean).join(' ')
  })
  const rest = invoices.length - papers.length
  const more = language === 'de' ? `und ${rest} weitere laut Aufstellung` : `and ${rest} more, see the table`
  const list = [papers.join('; '), ...(rest > 0 ? [more] : [])].join(' ')
  return [[words.what(named), contractOf(facts, words)].filter(Boolean).join(', '), list].filter(Boolean).join(': ')
}

function contractOf(facts: LetterFacts, { contract, of }: { contract: string; of: string }): string {
  const { language, claim } = facts
  if (claim.contract_date === null) return ''
  return `${contract} ${of} ${longDay(claim.contract_date, language, readerOf(facts))}`
}

const authorityLine = ({ letterhead: { supervisory_authority: authority } }: LetterFacts): string =>
  authority ? [authority.name, authority.address, authority.email].join(', ') : ''

/** Rate, base and period of the interest that is claimed. */
function interestOf(facts: LetterFacts): NoticeInterest | null {
  const { language, balance, interest_rate } = facts
  const lines = balance.lines.filter(({ kind, amount_cents }) => kind === 'interest' && amount_cents !== 0)
  if (lines.length === 0) return null
  const rule = [...new Set(lines.map((line) => cited(line.rule, language)).filter(Boolean))].join(', ')
  const per_year = language === 'de' ? 'jährlich' : 'a year'
  const spans = lines.map((line) =>
    [line.rate_bp === null ? '' : `${percent(line.rate_bp, language)} ${per_year}`, interestSpan(line, language)]
      .filter(Boolean)
      .join(' '),
  )
  return {
    rate: interest_rate && points(interest_rate, language),
    rule,
    spans: lines.length > INTEREST_ROWS_MAX ? [] : spans,
  }
}

/** Of a first letter: what the law wants to be said about the claim. */
export function claimNotice(facts: LetterFacts): Block[] {
  const { language, kind, law, claim } = facts
  if (kind !== 'first_demand_letter') return []
  const notice = LAWS[law].letters.claimNotice({
    language,
    is_private: isPrivate(facts),
    creditor: partiesLine(facts),
    grounds: groundsOf(facts),
    has_contract_date: claim.contract_date !== null,
    interest: interestOf(facts),
    costs: costLines(facts).map((line) => ({
      name: costName(line, facts),
      amount: money(line.amount_cents, language),
      rule: cited(line.rule, language),
      formula: line.kind === 'reminder_fee' ? inOneLine(decimals(line.formula, language)) : '',
      is_collection: line.kind === 'reminder_fee',
    })),
    supervisory_authority: authorityLine(facts),
  })
  return [{ kind: 'notice', ...notice }]
}
