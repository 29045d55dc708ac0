import { REGISTER } from './register.ts'

const HEAD = `# Privacy register

What personal data the product holds, whose, for what, how long, and what erasure does with them: the basis for a record of
processing activities (Art. 30 GDPR). Written by a test from \`features/reach/privacy/rules\`; a table or a column that is
not in it fails the tests.

Times are settings (\`/api/operator/privacy/retention\`). They run from the end of the year in which a claim was closed, or in
which its last payment came: books and receipts 7 years in Austria (§ 132 BAO), in Germany 10 and 8 (§ 147 AO); letters 7
(§ 132 BAO, § 212 UGB) and 6 (§ 147 AO); the rest of a file 3. A title keeps the whole file for 30 years from its day. Nothing
of an open claim or of a restricted debtor goes. Requests of people about their data are kept for 3 years after they were
answered.

On request (Art. 17) goes at once what no law wants kept. What one does is blocked until its day (Art. 18). What an open
claim, a contract or a restriction stops goes by itself in the night after that has ended. Blocked and restricted data are in no
list and no search; administrators alone open them one by one, and each look is logged.

Erasures on request are also written down in the file store (\`erasures/\`: kind, ids and time). What a database that was restored
from a backup does not know of them is carried out again within an hour.
`

/** The register as a page of the documentation. */
export const registerPage = (): string =>
  [
    HEAD,
    ...REGISTER.filter(({ personal }) => personal.length > 0).map(
      ({ table, whose, purpose, ends, erasure, personal }) =>
        `## ${table}\n\n${purpose}. Of ${whose}. Ends: ${ends}.\n\nPersonal: ${personal.map((name) => `\`${name}\``).join(', ')}.\n\n${erasure}\n`,
    ),
    '## Tables without personal data\n',
    ...REGISTER.filter(({ personal }) => personal.length === 0).map(
      ({ table, purpose }) => `- \`${table}\`: ${purpose}.`,
    ),
    '',
  ].join('\n')
