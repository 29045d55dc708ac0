export { findLinkOfMail } from './queries.ts'
export { noteLinkShown } from './service.link.ts'
export { type DecidedView, type DecisionView, readDecisionView } from './service.ts'
