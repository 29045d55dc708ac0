import type { Choose } from './expand.ts'

type Answers = ReadonlyMap<string, number>

/**
 * Runs `make` with the first option for every question, then with the last, and then as often as it takes until every
 * option of every question was chosen at least once.
 */
export function variantsOf<T>(make: (choose: Choose) => T): T[] {
  const met = new Set<string>()
  const results: T[] = []
  const waiting: { answers: Answers; question: string; option: number }[] = []

  const run = (given: Answers, otherwise: (options: number) => number): void => {
    const answers = new Map(given)
    const asked = new Map<string, number>()
    const choose: Choose = (question, options) => {
      const option = answers.get(question) ?? otherwise(options)
      answers.set(question, option)
      asked.set(question, options)
      met.add(`${question}#${option}`)
      return option
    }
    results.push(make(choose))
    for (const [question, options] of asked) {
      for (let option = 0; option < options; option++) waiting.push({ answers, question, option })
    }
  }

  run(new Map(), () => 0)
  run(new Map(), (options) => options - 1)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { answers, question, option } = next
    if (!met.has(`${question}#${option}`)) run(new Map([...answers, [question, option]]), () => 0)
  }
  return results
}
