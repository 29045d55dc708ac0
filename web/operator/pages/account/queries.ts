import { operator } from '../../../shared/api/operator.ts'

export const sessionsQuery = () => operator.queryOptions('get', '/api/operator/sessions', {})
