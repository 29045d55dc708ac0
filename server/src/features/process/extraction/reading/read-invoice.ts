import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import { mergeXml } from './agree.ts'
import { overallConfidence } from './confidence.ts'
import { readEInvoice } from './e-invoice.ts'
import type { Reading } from './fields.ts'
import { layOut } from './lines.ts'
import { readPrinted } from './printed.ts'

/** Finds the fields of an invoice. What is not there is left out; nothing is invented. */
export function readInvoice(document: DocumentText): Reading {
  const layout = layOut(document)
  const printed = readPrinted(layout)
  const e_invoice = document.xml ? readEInvoice(document.xml.text) : null
  const { fields, currency } = e_invoice ? mergeXml(e_invoice, printed, layout) : printed
  return { fields, confidence: overallConfidence(fields), currency }
}
