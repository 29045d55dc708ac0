/** No phone. */
export const WIDE_SCREEN = '(min-width: 48em)'
