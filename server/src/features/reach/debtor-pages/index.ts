export { innerPage, type PortalFrame, portalPage } from './frame.ts'
export { caseFrame, frameOf, send } from './page-request.ts'
export { type Printer, printerOf } from './printer.ts'
