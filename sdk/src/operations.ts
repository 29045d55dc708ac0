import type { OPERATIONS } from './operations.generated.ts'
import type { components, operations } from './types.generated.ts'

/** What the OpenAPI document says about an operation, as types. */
export type OperationId = keyof typeof OPERATIONS & keyof operations

type Schemas = components['schemas']
type Json<Value> = Value extends { content: { 'application/json': infer Body } } ? Body : never
type Sent<Id extends OperationId> = operations[Id] extends { requestBody: infer Request } ? Request : never
type Answers<Id extends OperationId> = operations[Id]['responses']

/** The JSON that an operation takes. */
export type Body<Id extends OperationId> = Json<Sent<Id>>
/** The JSON that an operation answers on success, with its envelope. */
export type Answer<Id extends OperationId> = Json<Answers<Id>[keyof Answers<Id> & (200 | 201)]>
/** The `data` of that answer. */
export type Data<Id extends OperationId> = Answer<Id> extends { data: infer Value } ? Value : never
/** Without `success`, which is always true here: a failure is thrown. */
export type Page<Id extends OperationId> = Omit<Answer<Id>, 'success'>
export type Item<Id extends OperationId> = Data<Id> extends (infer Value)[] ? Value : never
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>
/** The parameters in the path. */
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Names } ? Names : never

export type Balance = Schemas['Balance']
export type Claim = Schemas['Claim']
export type ClaimWithInvoices = Schemas['ClaimWithInvoices']
export type CourtReadiness = Schemas['CourtReadiness']
export type Customer = Schemas['Customer']
export type Debtor = Schemas['Debtor']
export type Delivery = Schemas['Delivery']
export type Document = Schemas['Document']
export type InstallmentPlan = Schemas['InstallmentPlan']
export type Invoice = Schemas['Invoice']
export type LawsuitDecision = Schemas['LawsuitDecision']
export type LawsuitEstimate = Schemas['LawsuitEstimate']
export type Me = Schemas['Me']
export type Payment = Schemas['Payment']
export type Problem = Schemas['Problem']
export type RevenueShare = Schemas['RevenueShare']
export type RevenueStatement = Schemas['RevenueStatement']
export type UploadedInvoice = Schemas['UploadedInvoice']
export type Webhook = Schemas['Webhook']
/** Every schema of the document by its name: `Schema<'PaymentCreate'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]
