/** Invitations per clock hour: how many one customer may send, and how many one mailbox gets from anybody. */
export const INVITATIONS_PER_CUSTOMER = 20
export const INVITATIONS_PER_MAILBOX = 3
/** People and open invitations of one customer together. */
export const PEOPLE_MAX = 50

export const INVITATIONS_USED_UP = 'Too many invitations were sent. Please wait and try again.'
export const TOO_MANY_PEOPLE = `A customer has at most ${PEOPLE_MAX} people and open invitations`
export const HAS_ACCESS = 'This address has access already'
export const LAST_PERSON = 'Somebody must keep access: the last person cannot be removed'
