import { REGISTER } from './register.ts'

const HEAD = `# Privacy register

What personal data the product holds, whose, for what, how long, and what erasure does with them: the basis for a record of
processing activities (Art. 30 GDPR). Written by a test from \`features/reach/privacy/rules\`; a table or a column that is
not in it fails the tests.

Times are settings (\`/api/operator/privacy/retention\`). They run from the end of the year in which a claim was closed, or in
which its last payment came: books and receipts 7 years in Austria (§ 132 BAO), in Germany 10 and 8 (§ 147 AO); letters 7
(§ 132 BAO, § 212 UGB) and 6 (§ 147 AO); the rest of a file 3. A title keeps the whole file for 30 years from its day. Nothing
of an open claim or of a restricted debtor goes.

On request (Art. 17) goes at once what no law wants kept. What one does is blocked until its day (Art. 18).
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
