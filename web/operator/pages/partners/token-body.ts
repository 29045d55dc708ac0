/** Who will own the token: a partner, or an organisation that is still to be chosen. */
export type Holder = { organization_id: string; partner_id: string } | null

export type TokenValues = {
  organization_id: string | null
  name: string
  rate_limit_per_hour: number | string
  valid_until: string | null
}

/** The body that issues a token. */
export function tokenBody({ organization_id, name, rate_limit_per_hour, valid_until }: TokenValues, holder: Holder) {
  const owner = holder
    ? { kind: 'partner' as const, ...holder }
    : { kind: 'organization' as const, organization_id: organization_id ?? '' }
  return {
    ...owner,
    name,
    ...(rate_limit_per_hour === '' ? {} : { rate_limit_per_hour: Number(rate_limit_per_hour) }),
    // The chosen day is the last one on which the token is valid.
    ...(valid_until ? { expires_at: new Date(`${valid_until}T23:59:59.999`).toISOString() } : {}),
  }
}
