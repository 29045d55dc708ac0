import 'reflect-metadata'
import { Module, ValidationPipe } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { logRequest } from '../request-log.ts'
import { ClaimsController } from './claims.controller.ts'
import { ClaimsService } from './claims.service.ts'
import { PrismaService } from './prisma.service.ts'

/** The four calls as NestJS and Prisma have them written, on the faster of Nest's two adapters. */
@Module({ controllers: [ClaimsController], providers: [ClaimsService, PrismaService] })
class AppModule {}

const adapter = new FastifyAdapter({ logger: true, disableRequestLogging: true })
adapter.getInstance().addHook('onResponse', logRequest)
const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, { logger: ['error', 'warn'] })
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true }))
app.enableShutdownHooks()
await app.listen(Number(process.env.PORT), '127.0.0.1')
console.log('ready')
