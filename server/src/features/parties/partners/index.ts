export { listPartnersLike } from './queries.ts'
export { addPartner, confirmPartner, partnerExists, partnerOf } from './service.ts'
