import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { colours } from '../app/theme/colours.ts'
import { theme } from '../app/theme/theme.ts'

const NAME = 'virtual:mantine-variables.css'

type Variables = Record<string, string>

const followTokens: Variables = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-error': 'var(--err-ink)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
}

const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in colours))

const ours = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => !unused.some((colour) => name.startsWith(`--mantine-color-${colour}-`)),
    ),
  )

function themeCss(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const ofScheme = (scheme: Variables): Variables => ({ ...ours(scheme), ...followTokens })
  const always = convertCssVariables({
    variables: { ...ours(variables), ...ofScheme(light) },
    light: {},
    dark: {},
  })
  const inDark = convertCssVariables({ variables: {}, light: {}, dark: ofScheme(dark) })
  // On paper the page is light, whatever it is on the screen.
  return `${always}@media not print{${inDark}}`
}

/** The theme's variables as one cacheable style sheet with our colours only: no inline styles, no Mantine palette. */
export function themeVariables(): Plugin {
  return {
    name: 'salvia:theme-variables',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? themeCss() : undefined),
  }
}
