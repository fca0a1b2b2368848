import { createTheme, type VariantColorsResolver } from '@mantine/core'
import { colours } from './colours.ts'

const SANS = "'Inter Variable', 'Inter Fallback', system-ui, 'Segoe UI', Roboto, Arial, sans-serif"

const plain = { background: 'transparent', border: '1px solid transparent' }

/** Every look of a button, drawn from the tokens, so that both colour schemes follow. */
const looks: Record<string, ReturnType<VariantColorsResolver>> = {
  filled: {
    background: 'var(--primary)',
    hover: 'var(--primary-hover)',
    color: 'var(--on-primary)',
    border: '1px solid transparent',
  },
  default: {
    background: 'var(--surface)',
    hover: 'var(--sunken)',
    color: 'var(--ink)',
    border: '1px solid var(--line-2)',
  },
  light: {
    ...plain,
    background: 'var(--primary-soft)',
    hover: 'var(--primary-soft)',
    color: 'var(--primary)',
  },
  subtle: { ...plain, hover: 'var(--sunken)', color: 'var(--ink-2)' },
  danger: {
    background: 'var(--surface)',
    hover: 'var(--err-soft)',
    color: 'var(--err-ink)',
    border: '1px solid var(--line-2)',
  },
  transparent: { ...plain, hover: 'transparent', color: 'var(--primary)' },
}

const none = { ...plain, hover: 'transparent', color: 'inherit' }

const variantColorResolver: VariantColorsResolver = ({ variant }) => looks[variant] ?? none

/**
 * Sizes themselves stand in `mantine-overrides.css`: 32, 40, 52 for buttons, 44 (48 on a phone) for inputs. Text fields,
 * choices, checkboxes, menus and dialogs are our own light parts; of Mantine come those that internal pages need more.
 */
const components = {
  Button: { defaultProps: { variant: 'default', size: 'md' } },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: {
    defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
  },
  Select: { defaultProps: { size: 'md' } },
  Tooltip: { defaultProps: { withArrow: true, openDelay: 150 } },
}

export const theme = createTheme({
  colors: colours,
  white: '#ffffff',
  black: '#1D2A26',
  primaryColor: 'salvia',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
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
  components,
})
