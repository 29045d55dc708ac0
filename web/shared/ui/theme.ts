import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const MAHN: MantineColorsTuple = [
  '#e6faf3',
  '#cdf2e3',
  '#9ce5c9',
  '#66d7ac',
  '#37c98f',
  '#17b27a',
  '#0d9866',
  '#0a7d55',
  '#086445',
  '#054d35',
]

/** Mantine's greys have no tint; on the tinted background they look brown. */
const DARK: MantineColorsTuple = [
  '#c9cdd2',
  '#b4b9c0',
  '#8b9198',
  '#666c73',
  '#3f444b',
  '#33383e',
  '#282c31',
  '#1f2226',
  '#1a1c20',
  '#141619',
]

export const theme = createTheme({
  primaryColor: 'mahn',
  primaryShade: { light: 7, dark: 7 },
  colors: { mahn: MAHN, dark: DARK },
  defaultRadius: 'sm',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  headings: { fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // In the original case, and never cut off.
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 600, miw: 'max-content' } },
    // A focusable placeholder is not a menu item.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Below a title, Mantine uses a grey that is too light to read.
    Notification: { styles: { description: { color: 'var(--mantine-color-text)' } } },
  },
})

const LIGHT_TEXTS = [
  'gray',
  'blue',
  'cyan',
  'teal',
  'green',
  'mahn',
  'yellow',
  'orange',
  'red',
  'pink',
  'violet',
  'indigo',
]

const variantTexts = (shade: number): Record<string, string> =>
  Object.fromEntries(
    LIGHT_TEXTS.map((color) => [`--mantine-color-${color}-light-color`, `var(--mantine-color-${color}-${shade})`]),
  )

/** Mantine's dimmed texts and light badges fall short of a contrast of 4.5:1; these do not. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-placeholder': '#6b7279',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-anchor': 'var(--mantine-color-mahn-8)',
    ...variantTexts(9),
    '--mantine-color-gray-light-color': '#343a40',
    // Their darkest shades are still too light for their own background.
    '--mantine-color-orange-light-color': '#9a3412',
    '--mantine-color-yellow-light-color': '#854d0e',
    '--mantine-color-teal-light-color': '#066649',
    '--mantine-color-green-light-color': '#1e6b2e',
  },
  dark: {
    '--mantine-color-dimmed': '#a6a9ad',
    '--mantine-color-placeholder': '#9a9da1',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': 'var(--mantine-color-mahn-3)',
    ...variantTexts(2),
    '--mantine-color-gray-light': '#3a3f46',
  },
})
