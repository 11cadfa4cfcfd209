import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'

/** Filled, subtle and outlined controls in the three meanings of a colour: primary, neutral, dangerous. */
const resolveVariant: VariantColorsResolver = input => {
  const usual = defaultVariantColorsResolver(input)
  const meaning = meanings[input.color ?? 'orange']
  if (!meaning) return usual
  if (input.variant === 'filled') return { ...usual, ...meaning.filled }
  if (input.variant === 'subtle') return { ...usual, hover: 'var(--hover)', color: meaning.subtle }
  if (input.variant === 'outline')
    return { ...usual, color: meaning.subtle, border: `1px solid ${meaning.subtle}` }
  return usual
}

const meanings: Record<
  string,
  { filled: { background: string; hover: string; color: string }; subtle: string }
> = {
  orange: {
    filled: { background: 'var(--accent)', hover: 'var(--accent-hover)', color: 'var(--on-accent)' },
    subtle: 'var(--accent-ink)',
  },
  gray: {
    filled: { background: 'var(--ink)', hover: 'var(--ink-2)', color: 'var(--surface)' },
    subtle: 'var(--ink-2)',
  },
  red: {
    filled: { background: 'var(--wrong)', hover: 'var(--wrong)', color: 'var(--surface)' },
    subtle: 'var(--wrong)',
  },
}

/** Mantine with the values of `tokens.css`; its two scales of grey have the same order of meanings. */
export const theme = createTheme({
  variantColorResolver: resolveVariant,
  colors: {
    gray: [
      '#faf8f5',
      '#f2efea',
      '#e9e5de',
      '#d6d0c7',
      '#948d82',
      '#6b645b',
      '#6b645b',
      '#5c564e',
      '#35312c',
      '#1f1c19',
    ],
    dark: [
      '#edeae5',
      '#d3cec7',
      '#b3aca2',
      '#9a938a',
      '#3d3833',
      '#302c28',
      '#24211e',
      '#1b1917',
      '#181614',
      '#131210',
    ],
    orange: [
      '#fff1e8',
      '#fde2cf',
      '#f3c4a6',
      '#f6a673',
      '#f0803c',
      '#e5601a',
      '#d84f13',
      '#c8430f',
      '#ad390b',
      '#6e4022',
    ],
  },
  primaryColor: 'orange',
  primaryShade: { light: 7, dark: 4 },
  black: '#1f1c19',
  fontFamily: 'var(--font)',
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--text-16)', lineHeight: 'var(--leading-24)' },
      h2: { fontSize: 'var(--text-14)', lineHeight: 'var(--leading-20)' },
      h3: { fontSize: 'var(--text-13)', lineHeight: 'var(--leading-20)' },
    },
  },
  fontSizes: {
    xs: 'var(--text-12)',
    sm: 'var(--text-13)',
    md: 'var(--text-13)',
    lg: 'var(--text-16)',
    xl: 'var(--text-20)',
  },
  lineHeights: {
    xs: 'var(--leading-16)',
    sm: 'var(--leading-20)',
    md: 'var(--leading-20)',
    lg: 'var(--leading-24)',
    xl: 'var(--leading-28)',
  },
  spacing: {
    xs: 'var(--space-8)',
    sm: 'var(--space-12)',
    md: 'var(--space-16)',
    lg: 'var(--space-24)',
    xl: 'var(--space-32)',
  },
  radius: {
    xs: 'var(--radius-chip)',
    sm: 'var(--radius-chip)',
    md: 'var(--radius-control)',
    lg: 'var(--radius-sheet)',
    xl: 'var(--radius-sheet)',
  },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-3)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
})

/** Mantine's colours with a meaning, which it sets for each scheme. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: colours, dark: colours })

const colours = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-error': 'var(--wrong)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-orange-filled': 'var(--accent)',
  '--mantine-color-orange-filled-hover': 'var(--accent-hover)',
}
