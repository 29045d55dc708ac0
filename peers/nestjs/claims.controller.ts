import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common'
import { ClaimCreate, PageQuery, PaymentCreate } from './claims.dto.ts'
import { ClaimsService } from './claims.service.ts'

@Controller('claims')
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  @Get(':id')
  async read(@Param('id', ParseUUIDPipe) id: string) {
    return { success: true, data: await this.claims.read(id) }
  }

  @Get()
  async list(@Query() query: PageQuery) {
    return { success: true, ...(await this.claims.list(query)) }
  }

  @Post()
  async create(@Body() body: ClaimCreate) {
    return { success: true, data: await this.claims.create(body) }
  }

  @Post(':id/payments')
  async pay(@Param('id', ParseUUIDPipe) id: string, @Body() body: PaymentCreate) {
    return { success: true, data: await this.claims.pay(id, body) }
  }
}
