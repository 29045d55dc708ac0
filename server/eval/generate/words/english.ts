import { list } from './list.ts'
import type { Words } from './roles.ts'

export const ENGLISH_WORDS: Words = {
  dear: { female: 'Dear Ms {last},', male: 'Dear Mr {last},', all: 'Dear Sir or Madam,' },
  roles: {
    number: list(`
      Invoice number; Invoice No.; Invoice #; Invoice no; Invoice No; Inv. no.; INVOICE #; Number; Document no.
      Invoice; Our invoice; Inv #; Tax invoice no.; Reference no.; Bill number
    `),
    issued: list(`
      Invoice date; Invoice Date; Date; Date of issue; Issue date; Issued; Billing date; Tax point; Dated; Date issued
      Document date; Invoice dated; Bill date
    `),
    due: list(`
      Due date; Payment due; Due; Please pay by; Payment due date; Pay by; Due by; Date due; Payable by
      Payment due by
    `),
    net: list(`
      Subtotal; Sub-total; Net amount; Total net; Net total; Sub total; Total excl. VAT; Goods total; Total before tax
      Net; Amount excl. tax; Total ex VAT
    `),
    subtotal: list('Items total; Lines total; Goods'),
    tax: list('VAT {rate}; VAT @ {rate}; VAT ({rate}); Tax {rate}; Sales tax ({rate}); Tax; VAT; plus VAT at {rate}'),
    gross: list(`
      Total; Invoice total; Total due; Amount due; Total amount; Grand total; Balance due; Total incl. VAT
      Amount payable; Total payable; Total to pay; Gross amount; Please pay; Total amount due; Total inc VAT
    `),
    open: list('Balance due; Amount outstanding; Remaining balance; Outstanding; Balance to pay; Amount now due'),
    prepaid: list(`
      Less deposit; Deposit received; Paid to date; Amount paid; Less payment received {date}
      Payment received, thank you; Advance payment
    `),
    instalments: list('Less stage payments; Less previous interim invoices; Previously invoiced'),
    arrears: list('Previous balance; Balance brought forward; Overdue balance; Arrears'),
    rounding: list('Rounding; Rounding adjustment'),
    discount: list('Discount {rate}; Less {rate} discount; Loyalty discount {rate}'),
    carried: list('Carried forward; Page total; Continued overleaf'),
    brought: list('Brought forward; Balance from page {page}'),
    customer: list('Customer no.; Account number; Customer ID; Account no.; Client ref.; Account; Your account number'),
    order: list('PO number; Order no.; Your order; Purchase order; Order number; P.O. #; Order ref'),
    order_date: list('Order date; Ordered'),
    delivery_note: list('Delivery note; Despatch note; Shipment no.'),
    delivered: list('Delivery date; Date of supply; Ship date; Shipped; Delivered'),
    period: list('Billing period; Service period; Period; For the period'),
    contract: list('Contract no.; Agreement no.; Contract'),
    offer: list('Quote; Quotation no.; Estimate'),
    reference: list('Our ref.; Your ref.; Reference; Payment reference; Matter no.'),
    clerk: list('Contact; Sales person; Account manager; Prepared by'),
    tax_number: list('Company no.; Company registration no.; EIN; Tax ID'),
    vat_id: list('VAT no.; VAT number; VAT reg. no.; VAT registration number'),
    customer_vat_id: list('Your VAT no.; Customer VAT no.'),
    phone: list('Tel; Phone; T; Telephone'),
    mail: list('Email; E-mail; E'),
    iban: list('IBAN; Account no.'),
    bic: list('BIC; SWIFT; Sort code'),
    register: list('Registered in England and Wales; Registered office'),
    head: list('Director; Managing director'),
    page: list('Page {page} of {pages}; Page {page}; {page}/{pages}'),
    seller: list('From; Seller; Supplier; Remit to; Vendor; Sold by'),
    buyer: list('Bill to; Invoice to; Billed to; Customer; To; Sold to; Client; BILL TO'),
    consignee: list('Ship to; Deliver to; Delivery address; Site address'),
    meter: list('Meter no.'),
  },
  columns: {
    place: list('#; No.; Item; Line'),
    code: list('Code; SKU; Item no.; Part no.'),
    fee: list('Fee code'),
    day: list('Date; Day'),
    text: list('Description; Item; Details; Product; Service; Particulars'),
    quantity: list('Qty; Quantity; Units; QTY; Hours'),
    unit: list('Unit; UoM'),
    price: list('Unit price; Price; Rate; Unit cost; Price each'),
    off: list('Disc. %; Discount'),
    rate: list('VAT; VAT %; Tax; VAT rate'),
    tax_amount: list('VAT; Tax'),
    amount: list('Amount; Total; Line total; Net; Net amount; Extended'),
  },
  sentences: {
    intro: list('For goods and services supplied:; We charge as follows:'),
    by_date: list(`
      Please pay by {due}.; Payment is due by {due}.; Payment due on {due}.; Please remit payment no later than {due}.
      Kindly settle {gross} by {due}, quoting {number}.
    `),
    in_days: list(`
      Payment terms: {days} days; Terms: net {days}; Payment is due within {days} days.; Net {days}
      Please pay within {days} days of the invoice date.; Payment due {days} days from date of invoice
      Payment terms: {days} days net
    `),
    at_once: list('Due on receipt; Payment due upon receipt.; Terms: due upon receipt; Payable immediately.'),
    with_discount: list(`
      {off}% discount if paid within {early} days, net {days}.; Terms: {off}/{early}, net {days}
      Payment terms: {off}% {early} days, net {days} days
    `),
    paid_by_debit: list('We will collect {gross} by Direct Debit on {due}.; Your payment will be taken on {due}.'),
    no_terms: list(`
      Thank you for your business.; Please quote the invoice number with your payment.
      Goods remain our property until paid for.
    `),
    exempt: list('Not VAT registered.; No VAT is charged.; Tax exempt.'),
    reverse: list('Reverse charge: customer to account for VAT.; VAT reverse charged to the recipient.'),
    included: list('Total includes VAT at {rate}: {tax}; Includes {rate} VAT of {tax}'),
    prose: list(`
      for {work} during {period} we charge a fee of {gross}.; in respect of {work} our fee amounts to {gross}.
      as agreed, we invoice you {gross} for {work}.
    `),
    slogan: list(
      'Established 1974; Quality you can trust; Part of the Larkspur Group; Service with a smile; Formerly Dale & Co.',
    ),
    thanks: list(
      'Thank you for your business!; We appreciate your custom.; If you have any questions, please contact us.',
    ),
    regards: list('Yours sincerely; Kind regards; Best regards; Yours faithfully'),
    total_sentence: list(
      'The total amount payable is {gross}.; This brings the total to {gross}.; Please pay the total of {gross}.',
    ),
    number_sentence: list(`
      This is our invoice no. {number}, dated {issued}.; Invoice {number} of {issued}
      Invoice number {number} issued on {issued}
    `),
  },
}
