import { operator } from '../../../shared/api/operator.ts'

export const secondFactorQuery = () => operator.queryOptions('get', '/api/operator/session/second-factor', {})

export const sessionsQuery = () => operator.queryOptions('get', '/api/operator/sessions', {})
