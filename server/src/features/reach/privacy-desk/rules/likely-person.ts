/** What makes two records look like one person; `joined`: the team has said that they are. Names alone never do: there are many of the same name. */
export const LIKENESSES = ['joined', 'birth_date', 'email', 'phone', 'iban', 'address'] as const
export type Likeness = (typeof LIKENESSES)[number]

export type Comparable = {
  readonly name: string
  readonly birth_date: string | null
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly iban: string | null
  readonly address: string | null
}

export type LikelyPerson<R> = { readonly records: R[]; readonly alike_in: Likeness[] }

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const PHONE_END_DIGITS = 8

/** The keys by which a record meets others. A date of birth and an address count only together with the name. */
function keysOf(record: Comparable): { likeness: Likeness; key: string }[] {
  const name = plain(record.name)
  return [
    ...(record.birth_date ? [{ likeness: 'birth_date' as const, key: `${name} ${record.birth_date}` }] : []),
    ...record.emails.map((email) => ({ likeness: 'email' as const, key: email.toLowerCase() })),
    ...record.phones.map((phone) => ({
      ...{ likeness: 'phone' as const, key: phone.replace(/\D/g, '').slice(-PHONE_END_DIGITS) },
    })),
    ...(record.iban ? [{ likeness: 'iban' as const, key: record.iban }] : []),
    ...(record.address ? [{ likeness: 'address' as const, key: `${name} ${plain(record.address)}` }] : []),
  ].filter(({ key }) => key !== '')
}

/**
 * Records that may be one person, side by side. It is a proposal: nothing is merged, and whoever handles the request picks
 * the records that belong to the person. `joined` has whose records the team has found to be of one person.
 */
export function groupByPerson<R extends Comparable>(
  records: readonly R[],
  joined: ReadonlyMap<R, string> = new Map(),
): LikelyPerson<R>[] {
  const group_of = new Map<R, LikelyPerson<R>>()
  const met = new Map<string, R>()
  for (const record of records) {
    group_of.set(record, { records: [record], alike_in: [] })
    const person = joined.get(record)
    const said = person === undefined ? [] : [{ likeness: 'joined' as const, key: person }]
    for (const { likeness, key } of [...said, ...keysOf(record)]) {
      const other = met.get(`${likeness} ${key}`)
      if (other) join(group_of, { record, other, likeness })
      else met.set(`${likeness} ${key}`, record)
    }
  }
  return [...new Set(group_of.values())]
}

function join<R>(
  group_of: Map<R, LikelyPerson<R>>,
  { record, other, likeness }: { record: R; other: R; likeness: Likeness },
): void {
  const [into, from] = [group_of.get(other), group_of.get(record)] as [LikelyPerson<R>, LikelyPerson<R>]
  if (record === other) return
  if (!into.alike_in.includes(likeness)) into.alike_in.push(likeness)
  if (into === from) return
  into.records.push(...from.records)
  into.alike_in.push(...from.alike_in.filter((one) => !into.alike_in.includes(one)))
  for (const moved of from.records) group_of.set(moved, into)
}
