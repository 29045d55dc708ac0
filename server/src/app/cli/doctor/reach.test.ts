import { testVerdicts } from '../../../../test/verdicts.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { judgeFileStore, judgeQuarantine } from './file-store.ts'
import { judgePublicUrl, judgeTelemetry } from './reach.ts'

const STORE = { expected: 'a', found: 'a', held: 'ours', is_local: true } as const
const NOW = new Date('2026-06-30T00:00:00Z')
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const URL_HERE = 'https://mahnwerk.example'

testVerdicts([
  ['own store', () => judgeFileStore(STORE), 'ok', /both .* installation a/],
  [
    'foreign store',
    () => judgeFileStore({ ...STORE, found: 'b' }),
    'fail',
    /belongs to installation b.*Correct DATA_DIR/,
  ],
  ['foreign bucket', () => judgeFileStore({ ...STORE, found: 'b', is_local: false }), 'fail', /Correct S3_BUCKET/],
  ['unknown files', () => judgeFileStore({ ...STORE, found: null, held: 'others' }), 'fail', /knows none of them/],
  ['empty store', () => judgeFileStore({ ...STORE, found: null, held: 'nothing' }), 'warn', /Mount or restore/],
  [
    'new store',
    () => judgeFileStore({ ...STORE, expected: null, found: null, held: 'nothing' }),
    'ok',
    /next start writes it/,
  ],
  ['no quarantine', () => judgeQuarantine(0, null, NOW), 'ok', /no file/],
  [
    'quarantine',
    () => judgeQuarantine(2, before(10), NOW),
    'warn',
    /2 files without a row, the oldest for 10d.*before 2026-07-20/,
  ],
  [
    'quarantine forgotten',
    () => judgeQuarantine(10_000, before(40), NOW),
    'warn',
    /10000 files or more.*sweeps have stopped/,
  ],

  [
    'public',
    () => judgePublicUrl(URL_HERE, { status: 200, url: `${URL_HERE}/healthz`, text: '{"status":"ok"}' }),
    'ok',
    /answers$/,
  ],
  [
    'another service',
    () => judgePublicUrl(URL_HERE, { status: 502, url: `${URL_HERE}/healthz`, text: 'Bad' }),
    'warn',
    /\/healthz answers with 502/,
  ],
  [
    'led on',
    () =>
      judgePublicUrl(URL_HERE, { status: 200, url: 'https://www.mahnwerk.example/healthz', text: '{"status":"ok"}' }),
    'warn',
    /Set PUBLIC_URL=https:\/\/www.mahnwerk.example/,
  ],
  [
    'unknown name',
    () => judgePublicUrl(URL_HERE, { fault: 'ENOTFOUND', code: 'ENOTFOUND' }),
    'warn',
    /name .* is not known here/,
  ],
  [
    'bad certificate',
    () => judgePublicUrl(URL_HERE, { fault: 'CERT_HAS_EXPIRED', code: 'CERT_HAS_EXPIRED' }),
    'fail',
    /certificate/,
  ],
  [
    'nobody there',
    () => judgePublicUrl(URL_HERE, { fault: 'ECONNREFUSED', code: 'ECONNREFUSED' }),
    'warn',
    /does not answer from here/,
  ],
  [
    'nobody here',
    () => judgePublicUrl('http://localhost:8080', { fault: 'ECONNREFUSED', code: 'ECONNREFUSED' }),
    'ok',
    /no server answers there now/,
  ],
  ['collector', () => judgeTelemetry(URL_HERE, [{ status: 200, url: '', text: '' }]), 'ok', /takes metrics and traces/],
  [
    'wrong collector',
    () =>
      judgeTelemetry(URL_HERE, [
        { status: 200, url: '', text: '' },
        { status: 404, url: '', text: '' },
      ]),
    'warn',
    /answers with 404/,
  ],
  [
    'no collector',
    () => judgeTelemetry(URL_HERE, [{ fault: 'ECONNREFUSED', code: 'ECONNREFUSED' }]),
    'warn',
    /does not answer \(ECONNREFUSED\)/,
  ],
])
