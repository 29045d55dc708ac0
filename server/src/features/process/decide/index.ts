export { findLinkOfMail } from './queries.ts'
export { noteLinkShown } from './service.link.ts'
