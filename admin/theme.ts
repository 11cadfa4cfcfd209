import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** Neutral greys with a slight warmth; orange is only for the primary action and the active item. */
export const theme = createTheme({
  colors: {
    gray: [
      '#faf9f7',
      '#f4f2ef',
      '#e9e6e1',
      '#dad6cf',
      '#b8b2a9',
      '#777067',
      '#655f57',
      '#504b44',
      '#35312c',
      '#1f1c19',
    ],
    dark: [
      '#ebe8e3',
      '#cfcac2',
      '#aaa49b',
      '#8d877e',
      '#4b4741',
      '#3b3833',
      '#2a2724',
      '#1f1d1b',
      '#191715',
      '#121110',
    ],
    orange: [
      '#fff4ec',
      '#ffe6d3',
      '#fdcaa5',
      '#fba86f',
      '#f7853c',
      '#e5601a',
      '#d0500f',
      '#bb440c',
      '#96370d',
      '#762d0f',
    ],
  },
  primaryColor: 'orange',
  primaryShade: { light: 7, dark: 7 },
  black: '#1f1c19',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { sm: '4px', md: '6px', lg: '8px' },
  defaultRadius: 'md',
  shadows: { md: '0 8px 24px rgb(31 28 25 / 12%)', xl: '0 16px 48px rgb(31 28 25 / 18%)' },
  focusRing: 'auto',
  respectReducedMotion: true,
})

/** Mantine's defaults have too little contrast for text. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': 'var(--mantine-color-gray-9)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-5)',
  },
  dark: {
    '--mantine-color-error': '#ff9b90',
    '--mantine-color-anchor': 'var(--mantine-color-dark-0)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
  },
})
