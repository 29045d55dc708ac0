import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { openJobsWorld, type TestDeps } from '../../../test/jobs-world.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { DAY_MS } from '../../kernel/dates.ts'
import { sql } from '../db/db.ts'
import { openDiskStorage } from '../storage/disk.ts'
import { type Storage, StorageAway } from '../storage/storage.ts'
import { openVault } from '../vault.ts'
import { transact } from '../work.ts'
import { type Mail, sendMail, sendQueuedMail, tidyMailSecrets, wholeText } from './mail.ts'
import { MailError } from './mailer.ts'
import { findMail, type MailRow } from './queries.ts'
import { openMailer } from './smtp.ts'

const startProcess = await openJobsWorld()

const PUBLIC_URL = 'https://inkasso.example:8443/app'
const MAIL: Mail = { to: 'erika@kundin.example', subject: 'Rückstand übernommen', text: 'Guten Tag,\n.\nGrüße\n' }

type Inbox = { address: string; messages: { from: string; to: string[]; text: string }[] }

/** A mail server in this process. `answer` may refuse a recipient by throwing. */
async function openInbox(
  t: TestContext,
  answer: (tries: number) => void = () => undefined,
  more: SMTPServerOptions = {},
): Promise<Inbox> {
  const messages: Inbox['messages'] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    // Cut pooled connections instead of waiting for them.
    closeTimeout: 20,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      try {
        answer(++tries)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData(stream, { envelope }, done) {
      text(stream).then((content) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        messages.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: content })
        done()
      }, done)
    },
    ...more,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  t.after(() => new Promise<void>((resolve) => server.close(resolve)))
  return { address: `127.0.0.1:${(server.server.address() as AddressInfo).port}`, messages }
}

async function mailerTo(t: TestContext, smtp_url: string) {
  const mailer = await openMailer({ smtp_url, public_url: PUBLIC_URL })
  t.after(() => mailer.close())
  return mailer
}

const start = async (t: TestContext, smtp_url: string): Promise<TestDeps> =>
  startProcess(t, [sendQueuedMail], await mailerTo(t, smtp_url))
const send = (deps: TestDeps, mail: Mail = MAIL): Promise<string> =>
  transact(deps, SYSTEM, (work) => sendMail(work, mail, null))
const find = async (deps: TestDeps, id: string) => (await findMail(deps.db, id)) as MailRow

/** As it is stored for everybody, and as its reader gets it. */
async function textsOf(deps: TestDeps, id: string) {
  const mail = await find(deps, id)
  return { body_text: mail.body_text, text: wholeText(deps, mail) }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

test('a mail is sent once, after the commit, with a message id made from its own id', async (t) => {
  const inbox = await openInbox(t)
  const deps = await start(t, `smtp://${inbox.address}`)
  const id = await send(deps)
  assert.partialDeepStrictEqual(await find(deps, id), {
    status: 'queued',
    attempts: 0,
    created_at: deps.clock.business(),
  })
  assert.equal(inbox.messages.length, 0)

  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.equal(await deps.jobs.runDue(deps), 0)
  assert.partialDeepStrictEqual(await find(deps, id), {
    status: 'sent',
    attempts: 1,
    last_error: null,
    sent_at: deps.clock.business(),
  })
  assert.equal(inbox.messages.length, 1)
  const [message] = inbox.messages
  assert.deepEqual([message?.from, message?.to], ['no-reply@inkasso.example', ['erika@kundin.example']])
  const lines = message?.text.split('\r\n') ?? []
  assert.ok(lines.includes('From: Mahnwerk <no-reply@inkasso.example>'))
  assert.ok(lines.includes(`Message-ID: <${id}@inkasso.example>`))
  assert.ok(lines.includes('Auto-Submitted: auto-generated'))
  assert.ok(lines.includes('Subject: =?UTF-8?Q?R=C3=BCckstand_=C3=BCbernommen?='))
})

test('a rollback sends nothing', async (t) => {
  const inbox = await openInbox(t)
  const deps = await start(t, `smtp://${inbox.address}`)
  const act = transact(deps, SYSTEM, async (work) => {
    sendMail(work, MAIL, null)
    throw new Error('changed my mind')
  })
  await assert.rejects(act)
  assert.equal(await deps.jobs.runDue(deps), 0)
})

test('after a temporary failure the mail is sent at the next attempt, a minute of real time later', async (t) => {
  const inbox = await openInbox(t, (tries) => {
    if (tries === 1) throw refusal(451, 'greylisted')
  })
  const deps = await start(t, `smtp://${inbox.address}`)
  const id = await send(deps)
  assert.equal(await deps.jobs.runDue(deps), 1)
  const waiting = await find(deps, id)
  assert.partialDeepStrictEqual(waiting, { status: 'queued', attempts: 1 })
  assert.match(waiting.last_error ?? '', /greylisted/)

  await deps.jobs.advance(deps, new Date(deps.clock.business().getTime() + DAY_MS))
  assert.equal(await deps.jobs.runDue(deps), 0, 'moving business time does not hurry the mail server')
  deps.clock.advance(60_000)
  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.partialDeepStrictEqual(await find(deps, id), { status: 'sent', attempts: 2, last_error: null })
})

test('a permanent refusal is not retried', async (t) => {
  const inbox = await openInbox(t, () => {
    throw refusal(550, 'no such user')
  })
  const deps = await start(t, `smtp://${inbox.address}`)
  const id = await send(deps)
  assert.equal(await deps.jobs.runDue(deps), 1)
  const failed = await find(deps, id)
  assert.partialDeepStrictEqual(failed, { status: 'failed', attempts: 1, sent_at: null })
  assert.match(failed.last_error ?? '', /550 no such user/)
  deps.clock.advance(DAY_MS)
  assert.equal(await deps.jobs.runDue(deps), 0)
})

test('after the last attempt the mail has failed, and no log line names its recipient', async (t) => {
  const inbox = await openInbox(t, () => {
    throw refusal(451, 'erika@kundin.example has no room')
  })
  const deps = await start(t, `smtp://${inbox.address}`)
  const id = await send(deps)
  let attempts = 0
  for (let hours = 0; hours < 30; hours++) {
    attempts += await deps.jobs.runDue(deps)
    deps.clock.advance(3_600_000)
  }
  assert.equal(attempts, sendQueuedMail.retry_s.length + 1)
  assert.partialDeepStrictEqual(await find(deps, id), { status: 'failed', attempts })
  assert.ok(deps.lines.length >= attempts && !JSON.stringify(deps.lines).includes('erika'))
})

test('a mail that was sent just before a crash is sent again under the same message id', async (t) => {
  const inbox = await openInbox(t)
  const { deliver } = await mailerTo(t, `smtp://${inbox.address}`)
  await deliver?.({ ...MAIL, id: '0190-a' })
  await deliver?.({ ...MAIL, id: '0190-a' })
  const ids = inbox.messages.map(({ text }) => /^Message-ID: (.*)\r$/im.exec(text)?.[1])
  assert.deepEqual(ids, ['<0190-a@inkasso.example>', '<0190-a@inkasso.example>'])
})

test('attached files are sent with the mail, and a mail whose file is gone or damaged fails at once', async (t) => {
  const inbox = await openInbox(t)
  const deps = {
    ...(await start(t, `smtp://${inbox.address}`)),
    storage: await openDiskStorage(await temporaryFolder()),
  }
  const content = Buffer.from('%PDF-1.7 Müller')
  const { bytes: file_size, sha256 } = await deps.storage.put('letters/a', Readable.from([content]))
  const attachment = {
    key: 'letters/a',
    filename: 'Mahnung für Sie.pdf',
    mime_type: 'application/pdf',
    file_size,
    sha256,
  }
  const sent = await send(deps, { ...MAIL, attachments: [attachment] })
  const gone = await send(deps, { ...MAIL, attachments: [{ ...attachment, key: 'letters/b' }] })
  const damaged = await send(deps, { ...MAIL, attachments: [{ ...attachment, sha256: '0'.repeat(64) }] })
  await deps.jobs.runDue(deps)
  assert.equal(inbox.messages.length, 1)
  const [message] = inbox.messages
  assert.match(message?.text ?? '', new RegExp(`Message-ID: <${sent}@inkasso.example>`, 'i'))
  assert.match(message?.text ?? '', /Content-Type: application\/pdf/)
  assert.ok(message?.text.includes(content.toString('base64')))
  assert.partialDeepStrictEqual(await find(deps, sent), { status: 'sent', attachments: [attachment] })
  for (const id of [gone, damaged])
    assert.partialDeepStrictEqual(await find(deps, id), { status: 'failed', attempts: 1 })
  assert.match((await find(deps, gone)).last_error ?? '', /gone/)
})

test('a mail waits while the storage is away', async (t) => {
  const inbox = await openInbox(t)
  const storage = { get: () => Promise.reject(new StorageAway(new Error('no disk'), 'EIO')) } as unknown as Storage
  const deps = { ...(await start(t, `smtp://${inbox.address}`)), storage }
  const attachment = { key: 'a', filename: 'a.pdf', mime_type: 'application/pdf', file_size: 1, sha256: '0'.repeat(64) }
  const id = await send(deps, { ...MAIL, attachments: [attachment] })
  await deps.jobs.runDue(deps)
  assert.partialDeepStrictEqual(await find(deps, id), { status: 'queued', attempts: 1 })
})

test('without a mail server mails are kept for reading', async (t) => {
  const deps = await startProcess(t, [sendQueuedMail], await openMailer({ smtp_url: null, public_url: PUBLIC_URL }))
  const id = await send(deps)
  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.partialDeepStrictEqual(await find(deps, id), {
    status: 'kept',
    attempts: 0,
    subject: MAIL.subject,
    body_text: MAIL.text,
  })
  assert.equal(await deps.jobs.runDue(deps), 0)
})

test('what is secret in a mail leaves with it, is masked for its readers, and gone once it has left', async (t) => {
  const inbox = await openInbox(t, (tries) => {
    if (tries === 2) throw refusal(550, 'unknown mailbox')
  })
  const deps = await start(t, `smtp://${inbox.address}`)
  const mail = { ...MAIL, text: 'Code: ABCDE 23456, twice: ABCDE 23456\n', secrets: ['ABCDE 23456'] }
  const body_text = 'Code: ••••• •••••, twice: ••••• •••••\n'
  const sent = await send(deps, mail)
  assert.deepEqual(await textsOf(deps, sent), { body_text, text: mail.text })
  await deps.jobs.runDue(deps)
  assert.match(inbox.messages[0]?.text ?? '', /Code: ABCDE 23456, twice: ABCDE 23456/)
  assert.partialDeepStrictEqual(await find(deps, sent), { status: 'sent', body_text, sealed_text: null })
  const refused = await send(deps, mail)
  await deps.jobs.runDue(deps)
  assert.partialDeepStrictEqual(await find(deps, refused), { status: 'failed' })
  assert.deepEqual(await textsOf(deps, refused), { body_text, text: mail.text })
  await deps.db.alone(sql`update mails set sealed_at = wall_now() - interval '8 days' where sealed_text is not null`)
  await tidyMailSecrets.run(deps, new Date(0))
  assert.partialDeepStrictEqual(await find(deps, refused), { status: 'failed', body_text, sealed_text: null })
  const alone = await startProcess(t, [sendQueuedMail], await openMailer({ smtp_url: null, public_url: PUBLIC_URL }))
  const kept = await send(alone, mail)
  await alone.jobs.runDue(alone)
  assert.partialDeepStrictEqual(await find(alone, kept), { status: 'kept' })
  assert.deepEqual(await textsOf(alone, kept), { body_text, text: mail.text })
})

test('a mail whose key nobody can open any more fails and says what to do', async (t) => {
  const inbox = await openInbox(t)
  const deps = await start(t, `smtp://${inbox.address}`)
  const id = await send(deps, { ...MAIL, text: 'Code: ABCDE 23456\n', secrets: ['ABCDE 23456'] })
  const changed = { ...deps, vault: openVault('another secret, long enough to sign with') }
  await changed.jobs.runDue(changed)
  const mail = await find(deps, id)
  assert.equal(mail.status, 'failed')
  assert.match(mail.last_error ?? '', /token secret was changed/)
  assert.equal(inbox.messages.length, 0)
})

test('what an older version left in the clear is sealed', async (t) => {
  const deps = await startProcess(t, [sendQueuedMail])
  const id = await send(deps, { ...MAIL, text: 'Code: ABCDE 23456\n', secrets: ['ABCDE 23456'] })
  await deps.db.alone(
    sql`update mails set sealed_text = null, sealed_at = null, secret_text = 'Code: OLD' where id = ${id}`,
  )
  await tidyMailSecrets.run(deps, new Date(0))
  assert.equal((await textsOf(deps, id)).text, 'Code: OLD')
  assert.deepEqual(await deps.db.one(sql`select secret_text from mails where id = ${id}`), { secret_text: null })
})

test('what an older version left waiting is sent with its keys, also before it was sealed', async (t) => {
  const inbox = await openInbox(t)
  const deps = await start(t, `smtp://${inbox.address}`)
  const id = await send(deps, { ...MAIL, text: 'Code: ABCDE 23456\n', secrets: ['ABCDE 23456'] })
  await deps.db.alone(sql`
    update mails set sealed_text = null, sealed_at = null, secret_text = 'Code: ABCDE 23456' where id = ${id}`)
  await deps.jobs.runDue(deps)
  assert.equal((await find(deps, id)).status, 'sent')
  assert.match(JSON.stringify(inbox.messages), /ABCDE 23456/)
})

test('line breaks, lists and other tricks in recipient and subject are refused', async (t) => {
  const deps = await startProcess(t, [sendQueuedMail])
  const recipients = [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'A <a@b.example>',
    'nobody',
    'a b@c.example',
    'a@b.example\n',
  ]
  for (const to of recipients) await assert.rejects(send(deps, { ...MAIL, to }), { kind: 'invalid' }, to)
  for (const subject of ['one\r\ntwo', 'one\ntwo', 'one\0', 'x'.repeat(501)]) {
    await assert.rejects(send(deps, { ...MAIL, subject }), { kind: 'invalid' }, subject)
  }
})

test('the sender can be given in the URL of the mail server', async (t) => {
  const inbox = await openInbox(t)
  const { deliver } = await mailerTo(
    t,
    `smtp://${inbox.address}/?from=${encodeURIComponent('Team <team@haus.example>')}`,
  )
  await deliver?.({ ...MAIL, id: '1' })
  assert.equal(inbox.messages[0]?.from, 'team@haus.example')
  assert.match(inbox.messages[0]?.text ?? '', /^From: Team <team@haus.example>\r$/m)
})

test('a certificate from an unknown authority is not trusted', async (t) => {
  const inbox = await openInbox(t, undefined, { disabledCommands: [] })
  const { deliver } = await mailerTo(t, `smtp://${inbox.address}`)
  await assert.rejects(
    deliver?.({ ...MAIL, id: '1' }) as Promise<void>,
    (error) => error instanceof MailError && !error.is_permanent,
  )
  assert.equal(inbox.messages.length, 0)
})

test('a login with a wrong password is retried, and the password appears nowhere', async (t) => {
  const inbox = await openInbox(t, undefined, {
    authOptional: false,
    onAuth: ({ password }, _, done) => done(refusal(535, `bad password ${password}`)),
  })
  const { deliver } = await mailerTo(t, `smtp://bot:geheim%21geheim@${inbox.address}`)
  await assert.rejects(deliver?.({ ...MAIL, id: '1' }) as Promise<void>, (error) => {
    assert.ok(error instanceof MailError && !error.is_permanent)
    assert.match(error.reason, /bad password \*\*\*/)
    assert.ok(!`${error.stack}${error.reason}`.includes('geheim!'))
    return true
  })
})

test('an unreachable mail server is a temporary failure', async (t) => {
  const { deliver } = await mailerTo(t, 'smtp://127.0.0.1:1')
  await assert.rejects(
    deliver?.({ ...MAIL, id: '1' }) as Promise<void>,
    (error) => error instanceof MailError && !error.is_permanent,
  )
})
