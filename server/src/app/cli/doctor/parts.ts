import { access } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import type { Config, S3Config } from '../../../platform/config.ts'
import { findWalls } from '../../../platform/confinement.ts'
import { codeOf } from '../../../platform/error-code.ts'
import { newId } from '../../../platform/ids.ts'
import { openInbox } from '../../../platform/inbox/inbox.ts'
import { LegalDataError, readLegal } from '../../../platform/legal/read-legal.ts'
import { MailError } from '../../../platform/mail/mailer.ts'
import { checkMailServer } from '../../../platform/mail/smtp.ts'
import { readStoreId } from '../../../platform/storage/identity.ts'
import { readStored } from '../../../platform/storage/open.ts'
import { openTypesetter } from '../../../platform/typeset/typesetter.ts'
import { missingMail } from '../../checks/careless.ts'
import { type Finding, fail, ok, reasonOf, warn } from '../../checks/finding.ts'
import { storageReason } from '../../start-error.ts'

export async function checkStorage(config: Config): Promise<Finding[]> {
  const AREA = 'Storage'
  const where = config.s3 ? `bucket ${config.s3.bucket} at ${config.s3.endpoint}` : `files in ${config.data_dir}`
  const storage = await readStored(config)
  try {
    await storage.check()
    await readStoreId(storage)
    if (config.s3) await tryUpload(config.s3)
    return [ok(AREA, `${where}: can be read and written`)]
  } catch (error) {
    const sentence = config.s3 && storageReason(error, config.s3)?.sentence
    const mend = config.s3 ? 'Check the S3_ variables and the store.' : 'Check the rights and the room in DATA_DIR.'
    return [fail(AREA, sentence ? sentence.replace(/\.$/, '') : `${where}: ${codeOf(error) || reasonOf(error)}`, mend)]
  } finally {
    storage.close()
  }
}

/** False before the first start, and where a volume is not mounted. */
export const hasStorage = async ({ s3, data_dir }: Config): Promise<boolean> =>
  s3 !== null ||
  (await access(join(data_dir, 'files')).then(
    () => true,
    () => false,
  ))

/** Stores nothing: a bucket may keep what was deleted. */
async function tryUpload(s3: S3Config): Promise<void> {
  const { tryUpload } = await import('../../../platform/storage/s3.ts')
  await tryUpload(s3, `doctor/${newId()}`)
}

export async function checkBankInbox(config: Config): Promise<Finding[]> {
  const AREA = 'Bank inbox'
  const mend = 'Correct BANK_INBOX, or the rights there: files are read and moved.'
  try {
    const inbox = await openInbox(config)
    try {
      await inbox?.check()
    } finally {
      inbox?.close()
    }
    return [ok(AREA, `${config.bank_inbox} can be read and written`)]
  } catch (error) {
    return [fail(AREA, `${config.bank_inbox}: ${codeOf(error) || reasonOf(error)}`, mend)]
  }
}

export async function checkMail(config: Config): Promise<Finding[]> {
  const AREA = 'Mail'
  const { smtp_url, mode } = config
  if (!smtp_url) return missingMail(config).map((finding) => (mode === 'live' ? finding : ok(AREA, finding.text)))
  const { hostname, port } = new URL(smtp_url)
  const where = port ? `${hostname}:${port}` : hostname
  try {
    await checkMailServer(smtp_url)
    return [ok(AREA, `${where} accepts us`)]
  } catch (error) {
    const reason = error instanceof MailError ? error.reason : reasonOf(error)
    return [fail(AREA, `${where} does not accept us (${reason})`, 'Correct SMTP_URL, or start the mail server.')]
  }
}

export async function checkLegal({ data_dir }: Config): Promise<Finding[]> {
  const AREA = 'Legal tables'
  try {
    const tables = Object.keys(await readLegal(data_dir)).length
    return [ok(AREA, `${tables} tables are complete and in order`)]
  } catch (error) {
    if (!(error instanceof LegalDataError)) throw error
    return [fail(AREA, reasonOf(error), 'Correct that file, or remove it to use the one that is shipped.')]
  }
}

export async function checkConfinement(): Promise<Finding[]> {
  const AREA = 'Confinement'
  if (await findWalls()) return [ok(AREA, 'processes that read files have no network and see no data')]
  const text = 'processes that read files are held by Node alone: native code in them could use the network'
  return [warn(AREA, text, 'Allow user namespaces, and install util-linux (unshare, mount, setpriv).')]
}

export async function checkTypesetter(wall_now: Date): Promise<Finding[]> {
  const AREA = 'Typesetter'
  const mend = 'Run npm ci on this machine.'
  const losses: string[] = []
  const log = { warn: (fields: { how?: string }) => void losses.push(fields.how ?? '') }
  const started = performance.now()
  try {
    const typesetter = openTypesetter({
      log: log as Parameters<typeof openTypesetter>[0]['log'],
      // A person is waiting for it.
      priority: constants.priority.PRIORITY_NORMAL,
    })
    try {
      const data = { text: 'Prüfseite: Größe, Żółć, Ελένη, 1.234,56 €', date: wall_now.toISOString().slice(0, 10) }
      const pdf = await typesetter.pdf('test-page', data)
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) return [fail(AREA, 'what it made is not a PDF', mend)]
    } finally {
      await typesetter.close()
    }
  } catch (error) {
    return [fail(AREA, [reasonOf(error), ...losses].join('; '), mend)]
  }
  return [ok(AREA, `made a page with its fonts in ${Math.round(performance.now() - started)} ms`)]
}
