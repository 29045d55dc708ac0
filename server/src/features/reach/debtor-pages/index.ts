export { innerPage, type PortalFrame, portalPage } from './frame.ts'
export { caseFrame, frameOf, send } from './page-request.ts'
export { printerOf } from './printer.ts'
