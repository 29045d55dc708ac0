import type { ErrorCode } from './error-codes.ts'

/** What a partner's program does about a code. Its meaning is in `ERROR_CODES`. */
export type Advice = {
  /** The statuses that it comes with. With 400 it can also stand in `details`. */
  readonly statuses: readonly number[]
  readonly advice: string
  /** The same request, sent again later, can succeed without any change. */
  readonly is_worth_retrying: boolean
}

const once = (statuses: number | readonly number[], advice: string): Advice => ({
  statuses: [statuses].flat(),
  advice,
  is_worth_retrying: false,
})
const again = (statuses: number | readonly number[], advice: string): Advice => ({
  ...once(statuses, advice),
  is_worth_retrying: true,
})
const inField = (advice: string): Advice => once(400, advice)

const WAIT = 'Wait as long as `Retry-After` says, then send it again with the same `Idempotency-Key`.'

/**
 * Every code that a partner can meet under `/openapi` and `/sandbox`; all others belong to the portals and the team. Each
 * test that talks to a server checks what it is answered against this list, so a code that is missing here is found.
 */
export const PARTNER_CODES = {
  // What is wrong with a field.
  required: inField('Send the field.'),
  unknown_field: inField('Leave the field out, or correct its name; the reference lists all fields.'),
  wrong_type: inField('Send the type that the reference names; amounts are JSON numbers, not texts.'),
  wrong_format: inField('Send the form that the message names, such as `YYYY-MM-DD` for a date.'),
  not_allowed: inField('Send one of the values that the message lists.'),
  not_applicable: inField('Leave out the field, or the other one that it does not go with.'),
  inconsistent: inField('Correct one of the two fields.'),
  given_twice: inField('Send the field, parameter or part once.'),
  blank: inField('Send a text that is not empty, or leave the field out.'),
  too_short: inField('Send a longer text.'),
  too_long: inField('Shorten the text; the message names the limit.'),
  too_few: inField('Send more entries.'),
  too_many: inField('Send fewer entries; the message names the limit.'),
  too_large: inField('Store less in the field; the message names the limit.'),
  too_deep: inField('Send a flatter object.'),
  found_too_many: inField('Search for more, or in fewer days.'),
  batch_too_large: inField('Filter for fewer claims; the message names the limit.'),
  too_many_values: inField('Send a body of the form that the reference shows, or several smaller ones.'),
  too_many_decimals: inField('Round the amount to whole cents.'),
  out_of_range: inField('Send a number within the limits that the message names.'),
  in_the_past: inField('Send a time that lies ahead of the clock; in the sandbox that is the sandbox clock.'),
  in_the_future: inField('Send a day that has begun in Vienna.'),
  too_far_ahead: inField('Send an earlier time; the message names the limit.'),
  sum_too_large: inField('Check the amount; split the claim if it really is that large.'),
  several_primary: inField('Set `is_primary` on one entry of the list.'),
  characters_not_allowed: inField('Remove NUL characters and halves of surrogate pairs.'),
  name_not_allowed: inField('Rename the key of the object.'),
  unknown_reference: inField('Create what the id names first, with the same token, or correct the id.'),
  not_own_partner: inField('Send the id of the partner that `GET /openapi/me` answers.'),
  partner_token_required: inField('Use the token of a partner, or another value.'),
  limit_reached: inField('Delete some of what is there, or go on with another claim.'),
  url_not_allowed: inField(
    'Send an address that the message does not object to; private addresses are refused by default.',
  ),

  // What is wrong with a request as a whole.
  validation_failed: inField('Read `details`: every entry has a field and a code of its own. Correct them all.'),
  malformed: inField('Let a library make the JSON, the form or the path.'),
  header_too_large: once(431, 'Send fewer or shorter header fields; 16 kB is the limit.'),
  request_too_slow: again(408, 'Send it again; look at your connection if it happens often.'),
  incomplete: again(400, 'The connection broke off, or `Content-Length` was wrong. Send it again.'),
  wrong_media_type: once(
    [400, 415],
    'Send `application/json` in UTF-8, or `multipart/form-data` for a file; no compression.',
  ),
  empty_file: inField('Send the content of the file.'),
  file_type_not_allowed: inField('Send a file of a type that the message lists; extension and content must agree.'),
  payload_too_large: once(413, 'Send less: 1 MiB of JSON (8 MiB for `claims/bulk`), 50 MB for a file.'),
  storage_quota: once(413, 'Delete documents that nobody needs, or have the quota raised.'),
  body_too_slow: again(408, 'Send it again, on a faster connection.'),
  range_not_satisfiable: once(416, 'Ask for bytes that the file has; `Content-Range` says how many there are.'),
  feed_restored: once(
    410,
    'Go on with `details.next` as `after`; no event is missed. Then compare your copy, since what you read last may not have happened.',
  ),
  events_archived: once(
    410,
    'Go on with `details.next` as `after`. What was archived is of cases closed long ago; read how they ended with `GET /claims/{id}`.',
  ),

  // Access and limits.
  token_missing: once(401, 'Send one header `Authorization: Bearer <token>`.'),
  token_not_valid: once(401, 'Copy the whole token anew, and check that it goes to the installation that made it.'),
  token_expired: once(401, 'Ask us for a new token, and switch before the old one expires.'),
  token_revoked: once(401, 'Use the token that replaced it, or ask us for one.'),
  token_other_mode: once(401, 'Use the token of this installation: sandbox and live have tokens of their own.'),
  partner_not_confirmed: once(401, 'Ask us to confirm the partner account.'),
  other_partner: once(
    403,
    'Only the partner to whose customer it belongs, or a token of the organisation, may do this.',
  ),
  sandbox_clock_reserved: once(
    403,
    'Play a scenario, which needs no clock (`POST /sandbox/scenarios`), or ask us to move it.',
  ),
  not_uploaded_through_api: once(
    403,
    'Leave the document alone; only what came through the API can be deleted through it.',
  ),
  not_found: once(404, 'Check the id, and that the token belongs to the same organisation.'),
  claim_not_found: once(404, 'Check the id of the claim, and that the token belongs to the same organisation.'),
  document_not_found: once(404, 'Check the id; the document may also have been deleted.'),
  unknown_route: once(404, 'Correct the path or the method; `/sandbox` does not exist in live mode.'),
  limit_used_up: again(429, WAIT),
  address_limit_used_up: again(429, 'Send a valid token. Then your own limit counts, and not that of the address.'),
  bulk_exceeds_limit: again(429, 'Send fewer items at once, or wait for the next hour; nothing was counted.'),

  // The state of a claim.
  claim_closed: once([400, 409], 'Read the claim; to a closed one only payments and documents can be added.'),
  not_at_stage: once(
    [400, 409],
    'Read `collection_stage`. Wait for the event of the stage that the message names, or do what it says instead.',
  ),
  claim_blocked: once(409, 'Read `blocked_reason`; its cause has to end first.'),
  data_erased: once(409, 'Nothing can be done with it any more.'),
  disputed: once(409, 'Wait until the dispute has ended.'),
  paid: once(409, 'Nothing is owed any more; the claim stays closed.'),
  nothing_open: once(409, 'Add an invoice first.'),
  letter_not_possible: once(409, 'No letter goes to this debtor; choose another move.'),
  processing_restricted: once(409, 'Wait until the restriction of the data has ended; the team can tell you when.'),
  already_answered: once(409, 'Read the question; its answer stands.'),

  // The court step.
  already_decided: inField('The first decision stands; `decided` of the estimate says whether there is one.'),
  amount_above_limit: inField('Decline; our court step does not take amounts above the limit.'),
  debtor_country: inField('Decline; there is no court step for the country of the debtor.'),
  no_address: inField('Add an address to the debtor.'),
  no_amount: inField('Add an invoice with an amount, or wait until one is due; the balance shows what is open.'),
  obligation_not_fulfilled: inField('Set `obligation_fulfilled` to true once the creditor has delivered.'),
  lawyer_required: inField('Send `wants_lawyer: true` and a `lawyer_type`.'),
  lawyer_not_allowed: inField('Leave out all fields about a lawyer.'),
  declined: once(409, 'That stands; the claim cannot go to court.'),
  address_changed: once(
    409,
    "Wait until 7 days after a token or our team changed the customer's email address, or a token the claim's customer, or let the creditor decide in the portal.",
  ),
  no_mail_address: once(409, 'Set an email address on the customer.'),
  too_many_links: again(409, 'Wait a day and send it with a new key; the last link still works.'),

  // Customers.
  key_in_use: once(409, 'Find the customer that has the key, and use that one; the message names the field.'),
  keys_of_two_customers: once(
    409,
    'Correct `uid` or `partner_client_reference`: each belongs to a different customer.',
  ),
  no_file: once(409, 'Only what was sent as a file can be split.'),
  invoice_split: once(409, 'Work with the invoices in `split_into`.'),
  still_reading: once(409, 'Wait until `data_extraction_status` is `completed` or `failed`.'),
  invoice_credited: once(409, 'Send the parts of the file as invoices of their own.'),
  money_received: once(409, 'Ask the service team to sort out what was paid for which invoice.'),
  file_not_split: once(409, 'Check the pages; else send the parts as files of their own.'),
  still_in_use: once(409, 'Keep the customer; it has claims, debtors or fees.'),

  // Idempotency and the sandbox clock.
  idempotency_key_reused: once(409, 'Take a new key for a new request. Only the very same body may have the same key.'),
  idempotency_key_running: again(409, `The first request is not finished. ${WAIT}`),
  idempotency_key_lost: again(409, `Another request with the key has taken over and gets the answer. ${WAIT}`),
  clock_taken: again(409, 'Wait until the other advance has ended, then read the clock.'),
  job_running: again(409, 'Wait a moment and advance again.'),
  advance_interrupted: again(409, 'Read the clock, and advance by what is missing.'),

  // Our side.
  internal_error: again(
    500,
    'Send it again later with the same `Idempotency-Key`; if it stays, send us the `request_id`.',
  ),
  database_away: again(503, WAIT),
  storage_away: again(503, WAIT),
  statement_under_way: again(503, WAIT),
  database_full: again(503, `${WAIT} Reading goes on.`),
  disk_reserve: again(503, `${WAIT} Everything without files goes on.`),
  took_too_long: again(503, `${WAIT} Ask for less at once if it happens often.`),
  too_busy: again(503, WAIT),
} as const satisfies Partial<Record<ErrorCode, Advice>>

export type PartnerCode = keyof typeof PARTNER_CODES

/** Undefined for a code that no partner meets. */
export const adviceFor = (code: string): Advice | undefined =>
  Object.hasOwn(PARTNER_CODES, code) ? PARTNER_CODES[code as PartnerCode] : undefined
