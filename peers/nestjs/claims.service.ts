import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common'
import { claimOut, invoiceOut, paymentOut } from './claims.answers.ts'
import type { ClaimCreate, PageQuery, PaymentCreate } from './claims.dto.ts'
import { Prisma } from './generated/client.ts'
import { PrismaService } from './prisma.service.ts'

const organization_id = process.env.ORGANIZATION_ID ?? ''
const cents = (euro: number): bigint => BigInt(Math.round(euro * 100))
const share = (of_cents: bigint, rate: number): bigint => BigInt(Math.round(Number(of_cents) * rate))
const dayOf = (at: Date): Date => new Date(at.toISOString().slice(0, 10))
const dateOrNull = (day: string | undefined): Date | null => (day === undefined ? null : new Date(day))

function asNotFound(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025')
    throw new NotFoundException('Claim not found')
  throw error
}

@Injectable()
export class ClaimsService {
  constructor(private readonly prisma: PrismaService) {}

  async read(id: string) {
    const found = await this.prisma.claim.findUnique({
      where: { id, organization_id },
      include: { invoices: { orderBy: [{ created_at: 'asc' }, { id: 'asc' }] } },
    })
    if (!found) throw new NotFoundException('Claim not found')
    return { ...claimOut(found), invoices: found.invoices.map(invoiceOut) }
  }

  async list({ page, limit }: PageQuery) {
    const rows = await this.prisma.claim.findMany({
      where: { organization_id },
      orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit + 1,
    })
    return { data: rows.slice(0, limit).map(claimOut), page, limit, has_more: rows.length > limit }
  }

  /** The claim, its activity and its event; with an invoice also that, its entry and its activity. */
  create({ invoice, debtor_id, customer_id, partner_reference, subject_matter }: ClaimCreate) {
    return this.prisma.$transaction(async (tx) => {
      const [debtor, customer] = await Promise.all([
        tx.debtor.findUnique({ where: { id: debtor_id, organization_id }, select: { id: true } }),
        tx.customer.findUnique({ where: { id: customer_id, organization_id }, select: { id: true } }),
      ])
      if (!debtor || !customer) throw new BadRequestException('The debtor or the customer is unknown')
      const now = new Date()
      const claim = await tx.claim.create({
        data: {
          ...{ organization_id, debtor_id, customer_id, created_at: now, updated_at: now },
          ...(partner_reference === undefined ? {} : { partner_reference }),
          ...(subject_matter === undefined ? {} : { subject_matter }),
          total_cents: invoice ? cents(invoice.invoice_amount_gross) : 0n,
          invoice_count: invoice ? 1 : 0,
          activities: { create: { organization_id, action: 'claim.created', details: {}, at: now } },
          events: {
            create: {
              ...{ organization_id, type: 'claim.collection_stage_changed', created_at: now },
              body: {
                ...{ partner_reference: partner_reference ?? null, from_stage: null, to_stage: 'new' },
                changed_at: now.toISOString(),
              },
            },
          },
        },
      })
      if (invoice) {
        const gross_cents = cents(invoice.invoice_amount_gross)
        const common = { organization_id, claim_id: claim.id }
        const { id: invoice_id } = await tx.invoice.create({
          data: {
            ...{ ...common, gross_cents, created_at: now, updated_at: now },
            invoice_number: invoice.invoice_number ?? null,
            invoice_issue_date: dateOrNull(invoice.invoice_issue_date),
            invoice_due_date: dateOrNull(invoice.invoice_due_date),
          },
          select: { id: true },
        })
        const day = dateOrNull(invoice.invoice_issue_date) ?? dayOf(now)
        await tx.accountEntry.create({
          data: { ...common, kind: 'invoice', amount_cents: gross_cents, day, invoice_id, created_at: now },
          select: { id: true },
        })
        await tx.activity.create({
          data: { ...common, action: 'invoice.entered', details: { invoice_id }, at: now },
          select: { id: true },
        })
      }
      return claimOut(claim)
    })
  }

  /** The payment, its entry, the fee on it, the partner's share, the activity and the sum of the claim. */
  pay(claim_id: string, body: PaymentCreate) {
    return this.prisma.$transaction(async (tx) => {
      const now = new Date()
      const amount_cents = cents(body.amount)
      // Locks the row, so that payments on one claim are recorded one after another.
      const claim = await tx.claim
        .update({
          where: { id: claim_id, organization_id },
          data: { paid_cents: { increment: amount_cents }, updated_at: now },
          include: { customer: { include: { partner: true } } },
        })
        .catch(asNotFound)
      const partner = claim.customer?.partner
      if (!partner) throw new BadRequestException('The claim has no customer')
      const payment_date = dateOrNull(body.payment_date) ?? dayOf(now)
      const owed_cents = claim.total_cents - (claim.paid_cents - amount_cents)
      const owed_or_none = owed_cents > 0n ? owed_cents : 0n
      const base_cents = amount_cents < owed_or_none ? amount_cents : owed_or_none
      const fee_cents = share(base_cents, partner.success_fee_rate.toNumber())
      const common = { organization_id, claim_id, created_at: now }
      const payment = await tx.payment.create({
        data: {
          ...{ ...common, debtor_id: claim.debtor_id, amount_cents, payment_date, value_date: payment_date },
          reference: body.reference ?? null,
        },
      })
      await tx.accountEntry.create({
        data: { ...common, kind: 'payment', amount_cents: -amount_cents, day: payment_date, payment_id: payment.id },
        select: { id: true },
      })
      const fee = await tx.fee.create({
        data: {
          ...{ ...common, payment_id: payment.id, rate: partner.success_fee_rate, base_cents, amount_cents: fee_cents },
        },
        select: { id: true },
      })
      await tx.revenueShare.create({
        data: {
          ...{ ...common, partner_id: partner.id, fee_id: fee.id, commission_rate: partner.commission_rate },
          amount_cents: share(fee_cents, partner.commission_rate.toNumber()),
        },
        select: { id: true },
      })
      await tx.activity.create({
        data: { organization_id, claim_id, action: 'payment.recorded', details: { payment_id: payment.id }, at: now },
        select: { id: true },
      })
      if (claim.case_status !== 'closed' && claim.total_cents > 0n && claim.paid_cents >= claim.total_cents) {
        await tx.claim.update({
          where: { id: claim_id },
          data: { case_status: 'closed', collection_stage: 'closed', closure_reason: 'paid' },
        })
        await tx.event.create({
          data: {
            ...{ ...common, type: 'claim.status_changed' },
            body: { claim_id, to_status: 'closed', closure_reason: 'paid' },
          },
        })
      }
      return paymentOut(payment)
    })
  }
}
