import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { camtFile, mt940File, type StatementEntry } from '../../../../../test/bank-statements.ts'
import { inPieces, problemOf, readAll } from '../../../../../test/statement-reading.ts'
import { readStatement } from './read-statement.ts'
import { StatementProblem } from './statement.ts'

const IBAN = 'DE89370400440532013000'
const OTHER = 'AT611904300234573201'
const ENTRIES: StatementEntry[] = [
  { amount: 1_050, text: 'Rechnung 1', name: 'Ä', iban: OTHER, reference: 'R1' },
  { amount: -50, text: 'Entgelt', reference: 'R2' },
]
const CAMT = camtFile({ iban: IBAN, opening: 1_000, entries: ENTRIES })
const MT940 = mt940File({ iban: IBAN, opening: 1_000, entries: ENTRIES })
const SWIFT = mt940File({ iban: IBAN, opening: 1_000, entries: ENTRIES, is_swift: true })

type Case = readonly [what: string, file: string | Buffer, code: string, field: string, line?: number]

async function check(cases: readonly Case[]): Promise<void> {
  for (const [what, file, code, field, line] of cases) {
    const problem = await problemOf(file)
    assert.deepEqual([problem.code, problem.field], [code, field], `${what}: ${problem.message}`)
    assert.ok(problem.line >= 1, what)
    if (line !== undefined) assert.equal(problem.line, line, what)
    assert.ok(problem.message.length > 5, what)
  }
}

test('files that are no statements are refused', () =>
  check([
    ['nothing', '', 'empty_file', 'file', 1],
    ['blank lines', '\r\n \n', 'empty_file', 'file', 1],
    ['too many of them', '\n'.repeat(5_000), 'file_type_not_allowed', 'file'],
    ['a table', 'Buchungstag;Betrag\n', 'file_type_not_allowed', 'file'],
    ['a PDF', '%PDF-1.7', 'file_type_not_allowed', 'file'],
    ['zeros', Buffer.alloc(5_000), 'file_type_not_allowed', 'file'],
    ['a page', '<html><body>Error 500</body></html>', 'not_allowed', 'Document', 1],
    ['camt.052', CAMT.replace('camt.053.001.08', 'camt.052.001.08'), 'not_allowed', 'Document', 2],
    ['another version', CAMT.replace('camt.053.001.08', 'camt.053.001.04'), 'not_allowed', 'Document', 2],
    ['no namespace', CAMT.replace(/ xmlns="[^"]*"/, ''), 'not_allowed', 'Document', 2],
    ['a report', CAMT.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'), 'not_allowed', 'BkToCstmrAcctRpt', 3],
    ['camt without a statement', CAMT.replace(/<Stmt>.*<\/Stmt>/s, ''), 'required', 'BkToCstmrStmt.Stmt'],
    ['an interim report', MT940.replace(':28C:1/1', ':28C:1/1\r\n:34F:EURD0,'), 'not_allowed', ':34F:', 4],
    ['a heading only', '{1:F01BANKDEFFAXXX0000000000}\r\n', 'required', ':20:'],
  ]))

test('XML that attacks is refused', () => {
  const bomb = `<!DOCTYPE Document [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at} "&a${at - 1};&a${at - 1};">`).join('')}]>`
  const after = (text: string) => CAMT.replace('<Document', `${text}<Document`)
  return check([
    ['a bomb', after(bomb).replace('Rechnung 1', '&a29;'), 'not_allowed', 'file', 2],
    [
      'a file of ours',
      after('<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      'not_allowed',
      'file',
      2,
    ],
    ['a type elsewhere', after('<!DOCTYPE Document SYSTEM "http://example.com/x.dtd">'), 'not_allowed', 'file', 2],
    [
      'an entity without type',
      CAMT.replace('Rechnung 1', '&a;'),
      'wrong_format',
      'Stmt.Ntry.NtryDtls.TxDtls.RmtInf.Ustrd',
    ],
    ['depth', CAMT.replace('<GrpHdr>', '<GrpHdr>'.repeat(100)), 'too_deep', `${'GrpHdr.'.repeat(58).slice(0, -1)}`],
    ['length', CAMT.replace('Rechnung 1', 'x'.repeat(20_000)), 'too_long', 'Stmt.Ntry.NtryDtls.TxDtls.RmtInf.Ustrd'],
    [
      'length in many pieces',
      CAMT.replace('<Ustrd>', '<Ustrd>x</Ustrd>'.repeat(1_001).concat('<Ustrd>')),
      'too_many',
      'Stmt.Ntry.NtryDtls.TxDtls.RmtInf.Ustrd',
    ],
    [
      'length in long pieces',
      CAMT.replace('<Ustrd>', `<Ustrd>${'x'.repeat(9_000)}</Ustrd>`.repeat(6).concat('<Ustrd>')),
      'too_long',
      'Stmt.Ntry.NtryDtls.TxDtls',
    ],
  ])
})

const lineOf = (text: string): number => CAMT.slice(0, CAMT.indexOf(text)).split('\n').length

test('wrong encodings are refused', () =>
  check([
    ['UTF-16', Buffer.from(`\uFEFF${CAMT}`, 'utf16le'), 'characters_not_allowed', 'file', 1],
    ['declared otherwise', CAMT.replace('UTF-8', 'UTF-32'), 'characters_not_allowed', 'file', 1],
    ['Latin 1 as UTF-8', Buffer.from(CAMT, 'latin1'), 'characters_not_allowed', 'file'],
    ...['Rech\0nung', 'Rech\u0008nung', 'Rech\u001Fnung', 'Rech\uFFFEnung'].map(
      (text): Parameters<typeof check>[0][number] => [
        `the control character in ${JSON.stringify(text)}`,
        CAMT.replace('Rechnung 1', text),
        'characters_not_allowed',
        'Stmt.Ntry.NtryDtls.TxDtls.RmtInf.Ustrd',
        lineOf('Rechnung 1'),
      ],
    ),
    [
      'a reference to one',
      CAMT.replace('Rechnung 1', 'Rech&#8;nung'),
      'wrong_format',
      'Stmt.Ntry.NtryDtls.TxDtls.RmtInf.Ustrd',
    ],
    ['one in an attribute', CAMT.replace('Ccy="EUR"', 'Ccy="EU&#x1b;R"'), 'wrong_format', 'Stmt.Bal'],
    [
      'one outside of everything',
      CAMT.replace('<BkToCstmrStmt>', '\u0001<BkToCstmrStmt>'),
      'characters_not_allowed',
      'file',
      3,
    ],
    ['a zero byte', MT940.replace('Entgelt', 'Ent\0gelt'), 'characters_not_allowed', 'line', 9],
  ]))

const ntry = (from: string | RegExp, to: string): string => {
  const at = CAMT.indexOf('<Ntry>')
  return CAMT.slice(0, at) + CAMT.slice(at).replace(from, to)
}

test('wrong values of camt are told with line and field', () =>
  check([
    ['a negative amount', ntry('>10.50<', '>-10.50<'), 'wrong_format', 'Stmt.Ntry.Amt', 11],
    ['three decimals', ntry('>10.50<', '>10.505<'), 'wrong_format', 'Stmt.Ntry.Amt', 11],
    ['a comma', ntry('>10.50<', '>1,010.50<'), 'wrong_format', 'Stmt.Ntry.Amt', 11],
    ['an exponent', ntry('>10.50<', '>1e1<'), 'wrong_format', 'Stmt.Ntry.Amt', 11],
    ['a huge amount', ntry('>10.50<', '>1000000000.00<'), 'out_of_range', 'Stmt.Ntry.Amt', 11],
    ['no amount', ntry(/<Amt.*?<\/Amt>/, ''), 'required', 'Stmt.Ntry.Amt', 10],
    ['another currency', ntry('Ccy="EUR"', 'Ccy="USD"'), 'foreign_currency', 'Stmt.Ntry.Amt', 11],
    ['no currency', ntry(' Ccy="EUR"', ''), 'foreign_currency', 'Stmt.Ntry.Amt', 11],
    ['an account in francs', CAMT.replace('<Ccy>EUR', '<Ccy>CHF'), 'foreign_currency', 'Stmt.Acct.Ccy'],
    ['a balance in francs', CAMT.replace('Ccy="EUR"', 'Ccy="CHF"'), 'foreign_currency', 'Stmt.Bal.Amt'],
    ['no side', ntry('<CdtDbtInd>CRDT</CdtDbtInd>', ''), 'required', 'Stmt.Ntry.CdtDbtInd', 10],
    ['another side', ntry('CRDT', 'BOTH'), 'not_allowed', 'Stmt.Ntry.CdtDbtInd', 11],
    ['no status', ntry(/<Sts>.*?<\/Sts>/, ''), 'required', 'Stmt.Ntry.Sts.Cd', 10],
    ['no days', ntry(/<BookgDt>.*<\/ValDt>/, ''), 'required', 'Stmt.Ntry.ValDt.Dt', 10],
    ['a day that is none', ntry('2026-03-02', '2026-02-30'), 'wrong_format', 'Stmt.Ntry.BookgDt.Dt', 14],
    ['a day long ago', ntry('2026-03-02', '0026-03-02'), 'wrong_format', 'Stmt.Ntry.BookgDt.Dt', 14],
    ['no account', CAMT.replace(/<Acct>.*<\/Acct>/, ''), 'required', 'Stmt.Acct.Id.IBAN'],
    ['a wrong account', CAMT.replace(IBAN, `${IBAN.slice(0, -1)}1`), 'wrong_format', 'Stmt.Acct.Id.IBAN'],
    ['no opening balance', CAMT.replace('OPBD', 'OPAV'), 'required', 'Stmt.Bal'],
    ['no closing balance', CAMT.replace('CLBD', 'CLAV'), 'required', 'Stmt.Bal'],
    ['balances that do not fit', CAMT.replace('>20.00<', '>20.01<'), 'wrong_sum', 'Stmt.Bal'],
    ['an entry too few', CAMT.replace(/<Ntry>.*?<\/Ntry>/s, ''), 'wrong_sum', 'Stmt.Bal'],
    ['an entry twice', CAMT.replace(/<Ntry>.*?<\/Ntry>/s, '$&$&'), 'wrong_sum', 'Stmt.Bal'],
    [
      'a batch that does not add up',
      camtFile({
        iban: IBAN,
        opening: 0,
        entries: [{ amount: 0, payments: [{ amount: 100 }, { amount: 200 }] }],
      }).replace(/(<TxDtls>.*?)2\.00/s, '$12.01'),
      'wrong_sum',
      'Stmt.Ntry.Amt',
    ],
    [
      'a payment of a batch without amount',
      camtFile({
        iban: IBAN,
        opening: 0,
        entries: [{ amount: 0, payments: [{ amount: 100 }, { amount: 200 }] }],
      }).replace(/(<TxDtls>.*?)<Amt Ccy="EUR">1\.00<\/Amt>/s, '$1'),
      'required',
      'Stmt.Ntry.NtryDtls.TxDtls.Amt',
    ],
    [
      'two accounts',
      camtFile({ iban: IBAN, opening: 0, entries: [], more: [{ iban: OTHER, opening: 0, entries: [] }] }),
      'inconsistent',
      'Stmt.Acct.Id.IBAN',
    ],
  ]))

test('wrong values of MT940 are told with line and field', () =>
  check([
    ['a negative amount', MT940.replace('CR10,50', 'CR-10,50'), 'wrong_format', ':61:', 5],
    ['a point', MT940.replace('CR10,50', 'CR1.010,50'), 'wrong_format', ':61:', 5],
    ['three decimals', MT940.replace('CR10,50', 'CR10,505'), 'wrong_format', ':61:', 5],
    ['no side', MT940.replace('CR10,50', '10,50'), 'wrong_format', ':61:', 5],
    ['a day that is none', MT940.replace(':61:260302', ':61:260230'), 'wrong_format', ':61:', 5],
    ['a day of booking that is none', MT940.replace('0302CR', '0231CR'), 'wrong_format', ':61:', 5],
    ['another currency', MT940.replaceAll('EUR', 'CHF'), 'foreign_currency', ':60F:', 4],
    ['no beginning', MT940.replace(':20:STARTUMS\r\n', ''), 'required', ':25:', 1],
    ['no account', MT940.replace(/:25:.*\r\n/, ''), 'required', ':25:'],
    ['no opening balance', MT940.replace(/:60F:.*\r\n/, ''), 'required', ':61:', 4],
    ['no closing balance', MT940.replace(/:62F:.*\r\n/, ''), 'required', ':62F:'],
    ['two opening balances', MT940.replace(/:60F:.*\r\n/, '$&$&'), 'given_twice', ':60F:', 5],
    ['no closing balance before the next', MT940.replace(/:62F:.*\r\n/, '') + MT940, 'required', ':20:'],
    ['balances that do not fit', MT940.replace('EUR20,00', 'EUR20,01'), 'wrong_sum', ':62F:', 10],
    ['an unknown field', MT940.replace(':28C:', ':77X:'), 'not_allowed', ':77X:', 3],
    ['a text before the fields', `:20:X\r\n-\r\nHello\r\n${MT940}`, 'wrong_format', 'line', 3],
    ['a long line', MT940.replace('Entgelt', 'x'.repeat(20_000)), 'too_long', 'line'],
    ['a long field', MT940.replace('Entgelt', 'x\r\n'.repeat(6_000)), 'too_long', ':86:'],
    ['blocks without end', SWIFT.replace('-}', ''), 'required', '-}'],
    [
      'two accounts',
      mt940File({ iban: IBAN, opening: 0, entries: [], more: [{ iban: OTHER, opening: 0, entries: [] }] }),
      'inconsistent',
      ':25:',
    ],
  ]))

test('a file that breaks off is never taken for a whole one', async () => {
  const long = Array.from({ length: 20 }, (_, at) => ({
    amount: 100 + at,
    text: `Rechnung ${at}`,
    reference: `R${at}`,
  }))
  const files = [
    camtFile({ iban: IBAN, opening: 5, entries: long }),
    mt940File({ iban: IBAN, opening: 5, entries: long, is_swift: true }),
  ]
  for (const file of files) {
    const bytes = Buffer.from(file.trimEnd())
    for (let length = 0; length < bytes.length; length += length < bytes.length - 200 ? 97 : 1)
      await assert.rejects(readAll(bytes.subarray(0, length)), StatementProblem, `${length} of ${bytes.length} bytes`)
    await readAll(bytes)
  }
})

test('bytes by chance never crash the reader and never take long', async () => {
  const starts = [
    '',
    '<',
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">',
    ':20:',
    '{4:',
  ]
  const began = performance.now()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 2_000 }), async (start, bytes) => {
      await assert.rejects(readAll(Buffer.concat([Buffer.from(start), bytes])), StatementProblem)
    }),
    { numRuns: 300 },
  )
  assert.ok(performance.now() - began < 20_000)
})

test('a file with some bytes changed is read or refused, and never crashes the reader', async () => {
  const files = [CAMT, MT940, SWIFT].map((file) => Buffer.from(file))
  const change = fc.tuple(
    fc.nat(),
    fc.constantFrom('', '<', '>', '&', ':', '\r', '\n', '-}', '{4:', '?', '9', 'Ä', '</Ntry>', ':86:'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (file, changes) => {
        let bytes = file
        for (const [at, text] of changes) {
          const place = at % bytes.length
          bytes = Buffer.concat([bytes.subarray(0, place), Buffer.from(text), bytes.subarray(place + 1)])
        }
        await readAll(bytes).catch((error) => assert.ok(error instanceof StatementProblem, String(error.stack)))
      },
    ),
    { numRuns: 500 },
  )
})

test('who stops listening stops the reading', async () => {
  let is_closed = false
  async function* endless() {
    try {
      yield Buffer.from(CAMT.slice(0, CAMT.indexOf('</Stmt>')))
      for (;;) yield Buffer.from(' '.repeat(1_000))
    } finally {
      is_closed = true
    }
  }
  for await (const part of readStatement(endless())) if (part.kind === 'sheet') break
  assert.ok(is_closed)
  await assert.rejects(async () => {
    for await (const _part of readStatement(inPieces(`${CAMT.slice(0, 2_000)}<`)));
  }, StatementProblem)
})
