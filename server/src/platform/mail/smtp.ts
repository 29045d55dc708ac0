import type { Config } from '../config.ts'
import { MailError, type Mailer } from './mailer.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The only place that decides how mails leave. Without SMTP_URL nothing is sent, and the library is not even loaded.
 */
export async function openMailer({ smtp_url, public_url }: Pick<Config, 'smtp_url' | 'public_url'>): Promise<Mailer> {
  if (!smtp_url) return { deliver: null, close: () => undefined }
  const url = new URL(smtp_url)
  const host_name = public_url ? new URL(public_url).hostname : 'localhost'
  const from = url.searchParams.get('from') ?? `Mahnwerk <no-reply@${host_name}>`
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(transportOptions(url))
  return {
    async deliver({ id, to, subject, text, files = [] }) {
      const message_id = `<${id}@${host_name}>`
      const headers = { 'Auto-Submitted': 'auto-generated' }
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: message_id,
          headers,
          attachments: files.map(({ filename, mime_type, content }) => ({
            filename,
            content,
            contentType: mime_type,
            contentDisposition: 'attachment' as const,
          })),
        })
      } catch (error) {
        throw mailErrorOf(error, decodeURIComponent(url.password))
      }
    },
    close: () => transport.close(),
  }
}

/** Connects, negotiates TLS and logs in, but sends nothing. Throws MailError. */
export async function checkMailServer(smtp_url: string): Promise<void> {
  const url = new URL(smtp_url)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ ...transportOptions(url), pool: false })
  try {
    await transport.verify()
  } catch (error) {
    throw mailErrorOf(error, decodeURIComponent(url.password))
  } finally {
    transport.close()
  }
}

function transportOptions(url: URL) {
  const is_tls = url.protocol === 'smtps:'
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  return {
    pool: true as const,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : is_tls ? 465 : 587,
    secure: is_tls,
    ...(auth ? { auth } : {}),
    // A password never crosses the network in the clear. Without one, encryption is used when it is offered.
    requireTLS: !is_tls && auth !== undefined && !LOOPBACK.has(url.hostname),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const },
    maxConnections: 4,
    // The job retries on its own schedule. If the connection is lost after the text was sent, the mail may have
    // arrived.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const REASON_LENGTH_MAX = 300

type SmtpError = { code?: string; responseCode?: number; message?: string }

/** A 5xx about recipient or text is permanent. A 5xx about the login can be fixed, so it is not. */
function mailErrorOf(error: unknown, password: string): MailError {
  const { code = 'ESMTP', responseCode, message = 'unknown error' } = error as SmtpError
  const is_permanent = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  const reason = password ? message.replaceAll(password, '***') : message
  const summary = `mail not accepted, ${code}${responseCode ? ` ${responseCode}` : ''}`
  return new MailError(summary, `${code}: ${reason}`.slice(0, REASON_LENGTH_MAX), is_permanent)
}
