import type { OPERATIONS, Operations } from './operations.generated.ts'

/** What the OpenAPI document says about an operation, as types. */
export type OperationId = keyof typeof OPERATIONS & keyof Operations

/** The JSON that an operation answers on success, with its envelope. */
export type Answer<Id extends OperationId> = Operations[Id]['answer']
/** The `data` of that answer. */
export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Value } ? Value : never
/** Without `success`, which is always true here: a failure is thrown. */
export type Page<Id extends OperationId> = Omit<Answer<Id>, 'success'>
export type Item<Id extends OperationId> = Data<Id> extends (infer Value)[] ? Value : never

/** Operations that answer a list page by page. */
export type ListId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id] extends { paged: string } ? Id : never
}[OperationId]
