import fc from 'fast-check'

/** What may happen to a claim, at random. */

const which = fc.nat({ max: 9 })
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('invoice' as const),
      amount: fc.integer({ min: 100, max: 300_000 }),
      issued: fc.option(fc.integer({ min: -200, max: 5 }), { nil: null }),
      terms: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
      due_agreed: fc.boolean(),
      creditor_fees: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      share: fc.integer({ min: 1, max: 130 }),
      ago: fc.oneof(fc.constant(0), fc.nat({ max: 60 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('credit' as const), which, share: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), disputed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold' as const), held: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('suit' as const), titled: fc.boolean(), days: fc.nat({ max: 30 }) }),
  },
)
export type Command = typeof step extends fc.Arbitrary<infer T> ? T : never

const first = fc.record({
  do: fc.constant('invoice' as const),
  amount: fc.integer({ min: 100, max: 300_000 }),
  issued: fc.option(fc.integer({ min: -200, max: -10 }), { nil: null }),
  terms: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
  due_agreed: fc.boolean(),
  creditor_fees: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })),
})
export const party = fc.record({ country: fc.constantFrom('AT' as const, 'DE' as const), consumer: fc.boolean() })
export type Party = typeof party extends fc.Arbitrary<infer T> ? T : never
export const commandsUpTo = (maxLength: number): fc.Arbitrary<Command[]> =>
  fc.tuple(first, fc.array(step, { minLength: 2, maxLength })).map(([one, more]) => [one, ...more])
