/** What the mail server gets: the mail with the bytes of its attachments. */
export type Outgoing = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files?: readonly { readonly filename: string; readonly mime_type: string; readonly content: Buffer }[]
}

export type Mailer = {
  /**
   * Hands a mail to the mail server, or throws MailError. The id becomes the message id, so that a mail sent again
   * after a crash can be recognised. Null without a mail server: mails are then kept for reading.
   */
  readonly deliver: ((mail: Outgoing) => Promise<void>) | null
  close(): void
}

/** Its message is safe to log. What the server said may name the recipient, so it is kept with the mail only. */
export class MailError extends Error {
  /** Holds no credentials. */
  readonly reason: string
  /** True if another try would fail too. */
  readonly is_permanent: boolean
  constructor(message: string, reason: string, is_permanent: boolean) {
    super(message)
    this.name = 'MailError'
    this.reason = reason
    this.is_permanent = is_permanent
  }
}
