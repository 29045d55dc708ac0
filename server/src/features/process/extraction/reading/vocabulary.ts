/**
 * A regular expression that is written over several lines: line breaks and the indentation behind them do not count.
 * Vocabularies of labels are long, and a list of words should be read like one.
 */
export const pattern =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags)
