import { Readable } from 'node:stream'
import { INVOICES_FOLDER, startReading, submitInvoiceFile } from '../../features/process/extraction/index.ts'
import type { TokenCaller } from '../../kernel/caller.ts'
import { addDays, dayInVienna } from '../../kernel/dates.ts'
import { formatOf } from '../../kernel/format.ts'
import { newId } from '../../platform/ids.ts'
import type { Deps, Work } from '../../platform/work.ts'
import { CREDITORS, PLACES, STREETS } from './people.ts'

export type DemoInvoice = {
  readonly number: number
  readonly creditor: number
  readonly debtor_name: string
  readonly filed_at: Date
}

/** Days between an invoice and the filing of its case. */
const AGE_DAYS = 61

const format = formatOf('de', 'AT')

/** What the template `demo-invoice` needs. */
function pageOf({ number, creditor, debtor_name, filed_at }: DemoInvoice) {
  const [issuer, subject] = CREDITORS[creditor] as (typeof CREDITORS)[number]
  const place = PLACES[(creditor * 3) % PLACES.length] as (typeof PLACES)[number]
  const home = PLACES[(number * 5) % PLACES.length] as (typeof PLACES)[number]
  const date = addDays(dayInVienna(filed_at), -AGE_DAYS)
  const net = 240 + ((number * 97) % 900)
  return {
    issuer,
    iso_date: date,
    date: format.shortDay(date),
    issuer_address: `${STREETS[creditor % STREETS.length]} ${creditor + 2}, ${place.zip} ${place.city}`,
    recipient: [
      debtor_name,
      `${STREETS[(number * 3) % STREETS.length]} ${1 + (number % 87)}`,
      `${home.zip} ${home.city}`,
    ],
    heading: `Rechnung ${date.slice(0, 4)}/${100 + number}`,
    items: [
      [subject, format.figure(net * 100)],
      ['zuzüglich 20 % USt', format.figure(net * 20)],
    ],
    total: format.figure(net * 120),
    terms: 'Zahlbar binnen 14 Tagen ohne Abzug. Wir danken für Ihren Auftrag.',
  }
}

/** Uploads an invoice as partners do: as a file that is read afterwards. */
export async function uploadDemoInvoice(
  deps: Deps,
  claim_id: string,
  invoice: DemoInvoice,
): Promise<(work: Work<TokenCaller>) => Promise<void>> {
  const filename = newId()
  const key = `${INVOICES_FOLDER}/${filename}`
  const page = pageOf(invoice)
  const pdf = await deps.typesetter.pdf('demo-invoice', page)
  const blob = await deps.storage.put(key, Readable.from([pdf]))
  const kind = { kind: 'pdf', mime_type: 'application/pdf' } as const
  const file = { ...blob, ...kind, key, filename, original_filename: `${page.heading.replace('/', '-')}.pdf` }
  return async (work) => {
    const { id: invoice_id, organization_id } = await submitInvoiceFile(work, claim_id, { fields: {}, file })
    startReading(work, { invoice_id, run: 1 }, organization_id)
  }
}
