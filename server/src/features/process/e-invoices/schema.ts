import { Type } from 'typebox'
import { oneOf, strictObject } from '../../../kernel/wire.ts'
import { E_INVOICE_AMOUNTS, TeamDocument } from '../../case/documents/index.ts'
import { TeamInvoice } from '../../case/invoices/index.ts'

export const EInvoiceTaking = strictObject('EInvoiceTaking', {
  amount: Type.Optional(
    oneOf(E_INVOICE_AMOUNTS, {
      description: 'Necessary where the file says that something else is open than its gross amount.',
    }),
  ),
})

export const MadeInvoice = strictObject('MadeInvoice', { document: TeamDocument, invoice: TeamInvoice })
