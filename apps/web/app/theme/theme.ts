import { createTheme } from '@mantine/core'
import { colours } from './colours.ts'

const SANS = "'Inter Variable', 'Inter Fallback', system-ui, 'Segoe UI', Roboto, Arial, sans-serif"

export const theme = createTheme({
  colors: colours,
  white: '#ffffff',
  black: '#1D2A26',
  primaryColor: 'salvia',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: SANS,
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.25rem', sm: '1.25rem', md: '1.25rem', lg: '1.5rem', xl: '1.75rem' },
  headings: {
    fontFamily: SANS,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.125rem' },
      h2: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h6: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '8px', xl: '999px' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'none', md: 'var(--pop)', lg: 'var(--pop)', xl: 'var(--pop)' },
  breakpoints: { xs: '22.5em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' },
  respectReducedMotion: true,
})
