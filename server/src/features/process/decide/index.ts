export { type DecidedView, type DecisionView, readDecisionView } from './service.ts'
