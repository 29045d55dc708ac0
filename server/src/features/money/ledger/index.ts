export { post } from './post.ts'
export { type Line, moved, type Transaction, type TransactionKind } from './rules/transactions.ts'
