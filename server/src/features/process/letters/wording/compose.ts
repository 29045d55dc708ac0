import { creditorReference } from '../../../../kernel/banking.ts'
import { LAWS } from '../../../../law/laws.ts'
import { giroCodePayload } from '../../../../platform/typeset/giro-code.ts'
import { MASKED_CODE, printedCode } from '../../debtor-access/index.ts'
import type { Block, LetterContent } from './content.ts'
import { courtOutlook, demandHelp, demandOpening, demandRequest, demandSubject } from './demand-letter.ts'
import { type AnyLetterFacts, isTenancy, type LetterFacts, readerOf } from './facts.ts'
import { grouped, longDay, money, printable } from './format.ts'
import { type DemandRole, KINDS } from './kinds.ts'
import { footerColumns, returnLine, SPECIMEN, townOf } from './letterhead.ts'
import { claimNotice } from './notices.ts'
import { privacyNotices } from './privacy.ts'
import { recipientLines, salutationOf } from './recipient.ts'
import { annexes, demandTable, invoiceTable } from './tables.ts'
import { tenancyOpening, tenancyRequest, tenancySubject, terminationBody } from './tenancy.ts'

const WORDS = {
  de: {
    reference: 'Aktenzeichen',
    date: 'Datum',
    creditor: 'Gläubiger',
    landlord: 'Vermietung',
    due: 'Zahlbar bis',
    vacate: 'Räumung bis',
    contact: 'Kontakt',
    page: 'Seite',
    of: 'von',
    greeting: 'Mit freundlichen Grüßen',
    unsigned: 'Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.',
    signed: 'Unterschrift',
    pay: 'So bezahlen Sie',
    receiver: 'Empfänger',
    amount: 'Betrag',
    caption: 'Mit der Banking-App scannen',
    portal: 'Schuldnerportal: online ansehen, bezahlen oder Einwendungen erheben',
    portal_text: 'Code rechts scannen oder Adresse aufrufen: Sie sehen Stand, Unterlagen und Zahlungswege.',
    portal_caption: 'Portal öffnen',
    portal_address: 'Adresse',
    portal_code: 'Zugangscode',
  },
  en: {
    reference: 'Case reference',
    date: 'Date',
    creditor: 'Creditor',
    landlord: 'Landlord',
    due: 'Payable by',
    vacate: 'Vacate by',
    contact: 'Contact',
    page: 'Page',
    of: 'of',
    greeting: 'Yours sincerely',
    unsigned: 'This letter was generated automatically and is valid without a signature.',
    signed: 'Signature',
    pay: 'How to pay',
    receiver: 'Payee',
    amount: 'Amount',
    caption: 'Scan with your banking app',
    portal: 'Debtor portal: view online, pay or object',
    portal_text: 'Scan the code on the right or open the address: case status, documents and ways to pay.',
    portal_caption: 'Open the portal',
    portal_address: 'Address',
    portal_code: 'Access code',
  },
} as const

/** The whole letter as plain data, with a mask where the access code stands. */
export function composeLetter(facts: LetterFacts): LetterContent {
  const kind_words = KINDS[facts.kind]
  const { role } = kind_words
  const is_demand = !isTenancy(facts) && kind_words.role !== 'termination'
  const subject = is_demand ? demandSubject(facts, kind_words) : tenancySubject(facts)
  const blocks = role === 'termination' ? terminationBlocks(facts) : demandBlocks(facts, role)
  return letterOf(facts, { subject, blocks, until: role === 'termination' ? 'vacate' : 'due' })
}

type Body = Pick<LetterContent, 'subject' | 'blocks'> & { until: 'due' | 'vacate' }

/** A letter that asks for something until a day. */
export const letterOf = (facts: AnyLetterFacts, { subject, blocks, until }: Body): LetterContent =>
  framed(facts, {
    ...{ subject, blocks, date: facts.letter_date },
    until: { label: WORDS[facts.language][until], day: facts.deadline },
  })

/** What a paper to a debtor needs to know of its two sides. */
export type FramedFacts = Pick<
  AnyLetterFacts,
  'language' | 'law' | 'letterhead' | 'claim' | 'creditor' | 'debtor' | 'is_specimen'
>

type Frame = Pick<LetterContent, 'subject' | 'blocks' | 'date'> & {
  readonly until: { readonly label: string; readonly day: string } | null
}

/** What every paper to a debtor has around its body. */
export function framed(facts: FramedFacts, { subject, blocks, date, until }: Frame): LetterContent {
  const { language, letterhead, claim } = facts
  const words = WORDS[language]
  return {
    language,
    title: `${subject} – ${claim.case_reference}`,
    author: letterhead.company_name,
    date,
    specimen: facts.is_specimen ? SPECIMEN[language] : null,
    sender: {
      name: letterhead.company_name,
      line: [letterhead.street, townOf(letterhead), letterhead.website ?? letterhead.email].join(' · '),
    },
    return_line: returnLine(letterhead),
    recipient: recipientLines(facts.debtor, { language, sender_country: letterhead.country }),
    info: infoBlock(facts, date, until),
    subject,
    salutation: salutationOf(facts.debtor, language),
    blocks,
    footer: footerColumns(letterhead, language),
    reference: `${words.reference} ${claim.case_reference}`,
    page_words: { page: words.page, of: words.of },
  }
}

function infoBlock(facts: FramedFacts, date: string, until: Frame['until']): LetterContent['info'] {
  const { language, letterhead, claim, creditor } = facts
  const words = WORDS[language]
  const long = (day: string) => longDay(day, language, readerOf(facts))
  return [
    row(words.reference, claim.case_reference, true),
    row(words.date, long(date)),
    row(isTenancy(facts) ? words.landlord : words.creditor, printable(creditor.name)),
    ...(until ? [row(until.label, long(until.day), true)] : []),
    row(words.contact, letterhead.phone ?? letterhead.email),
    ...(letterhead.phone ? [row('', letterhead.email)] : []),
  ]
}

const row = (label: string, value: string, is_strong = false) => ({ label, value, is_strong })

function demandBlocks(facts: LetterFacts, role: DemandRole): Block[] {
  const is_tenancy = isTenancy(facts)
  return [
    ...(is_tenancy ? tenancyOpening(facts, role) : demandOpening(facts, role)),
    invoiceTable(facts),
    demandTable(facts),
    ...(is_tenancy ? tenancyRequest(facts) : demandRequest(facts)),
    paymentBlock(facts),
    ...(role === 'final' && !is_tenancy ? courtOutlook(facts) : []),
    demandHelp(facts),
    portalBlock(facts),
    closing(facts, false),
    ...claimNotice(facts),
    ...privacyNotices(facts),
    ...annexes(facts),
  ]
}

/** Signed right below the declaration, on the same page; rights and payment follow. */
function terminationBlocks(facts: LetterFacts): Block[] {
  const { opening, declaration, rights } = terminationBody(facts)
  return [
    ...opening,
    invoiceTable(facts),
    demandTable(facts),
    ...declaration,
    closing(facts, true),
    ...rights,
    paymentBlock(facts),
    portalBlock(facts),
    ...annexes(facts),
  ]
}

/** Of the transfer that settles everything. */
const paymentBlock = (facts: LetterFacts): Block =>
  transferBlock(facts, { amount_cents: facts.balance.total_open_cents })

type Transfer = {
  readonly amount_cents: number
  readonly title?: string
  /** Where it has a day of its own. */
  readonly due?: { readonly label: string; readonly day: string }
}

export function transferBlock(facts: FramedFacts, { amount_cents, title, due }: Transfer): Block {
  const { language, law, letterhead, claim } = facts
  const words = WORDS[language]
  const reference = creditorReference(claim.case_reference)
  const says = giroCodePayload({ ...letterhead, amount_cents, reference })
  return {
    kind: 'payment',
    title: title ?? words.pay,
    rows: [
      row(words.receiver, letterhead.company_name),
      row('IBAN', grouped(letterhead.iban), true),
      ...(letterhead.bic ? [row('BIC', letterhead.bic)] : []),
      row(words.amount, money(amount_cents, language), true),
      ...(due ? [row(due.label, longDay(due.day, language, readerOf(facts)), true)] : []),
      row(LAWS[law].letters.words[language].payment_reference, grouped(reference), true),
    ],
    code: says === null ? null : { says, caption: words.caption },
  }
}

/** The code for scanners says where the portal is and which case it is; the key stands only in print. */
export function portalBlock({ language, portal, claim }: AnyLetterFacts): Block {
  const words = WORDS[language]
  const open = (label: string, value: string) => ({ label, value, is_secret: false })
  return {
    kind: 'portal',
    title: words.portal,
    text: words.portal_text,
    rows: [
      open(words.portal_address, portal.url),
      open(words.reference, claim.case_reference),
      { label: words.portal_code, value: MASKED_CODE, is_secret: true },
    ],
    code: {
      says: `${portal.url}?case_reference=${encodeURIComponent(claim.case_reference)}`,
      caption: words.portal_caption,
    },
  }
}

/** The letter as it leaves the house. */
export const withAccessCode = (content: LetterContent, access_code: string): LetterContent => ({
  ...content,
  blocks: content.blocks.map((block) =>
    block.kind === 'portal'
      ? { ...block, rows: block.rows.map((row) => (row.is_secret ? { ...row, value: printedCode(access_code) } : row)) }
      : block,
  ),
})

export function closing({ language, letterhead, creditor }: FramedFacts, is_signed: boolean): Block {
  const words = WORDS[language]
  const behalf = language === 'de' ? 'als Bevollmächtigte von' : 'as agent of'
  return {
    kind: 'closing',
    greeting: words.greeting,
    name: is_signed ? `${letterhead.company_name}, ${behalf} ${printable(creditor.name)}` : letterhead.company_name,
    note: is_signed ? words.signed : words.unsigned,
    is_signed,
  }
}
