/**
 * A regular expression written over several lines. Line breaks and indentation are ignored, so that long vocabularies
 * of labels read like lists.
 */
export const pattern =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags)
