export { listPartnersLike } from './queries.ts'
export { addPartner, confirmedPartner, confirmPartner, partnerExists, partnerOf } from './service.ts'
