import { Type } from 'class-transformer'
import {
  IsDateString,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator'

const AMOUNT_MAX = 9_999_999_999.99

export class InvoiceCreate {
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  invoice_number?: string

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(AMOUNT_MAX)
  invoice_amount_gross!: number

  @IsOptional()
  @IsDateString()
  invoice_issue_date?: string

  @IsOptional()
  @IsDateString()
  invoice_due_date?: string
}

export class ClaimCreate {
  @IsUUID()
  debtor_id!: string

  @IsUUID()
  customer_id!: string

  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  partner_reference?: string

  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(1000)
  subject_matter?: string

  @IsOptional()
  @ValidateNested()
  @Type(() => InvoiceCreate)
  invoice?: InvoiceCreate
}

export class PaymentCreate {
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(AMOUNT_MAX)
  amount!: number

  @IsOptional()
  @IsDateString()
  payment_date?: string

  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  reference?: string
}

export class PageQuery {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page = 1

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 20
}
