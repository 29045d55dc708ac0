export { caseFrame, frameOf, send } from './page-request.ts'
export { innerPage, type PortalFrame, portalPage } from './pages.ts'
