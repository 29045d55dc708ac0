export { frameOf } from './page-request.ts'
