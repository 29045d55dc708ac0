import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../../kernel/error-codes.ts'

export const ERROR_CODE_HEADER = 'X-Error-Code'
const NAME = ERROR_CODE_HEADER.toLowerCase()

/** The header of a refusal says why, also where its body may not. The log line reads it there, so both are one fact. */
export const sayWhy = (reply: FastifyReply, code: ErrorCode): FastifyReply => reply.header(NAME, code)

export const reasonSaid = (reply: FastifyReply): string | undefined => reply.getHeader(NAME) as string | undefined
