import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { theme } from './theme.ts'

const getRootElement = () => document.documentElement

/**
 * Mantine's provider without run-time style sheets: the theme's variables are a static file
 * (`vite/theme-variables.ts`), which saves 12 kB of script.
 */
export function ThemeProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [manager] = useState(() => localStorageColorSchemeManager())
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    defaultColorScheme: 'auto',
    manager,
    forceColorScheme: undefined,
    getRootElement,
  })
  const value = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      getStyleNonce: () => nonce ?? '',
    }),
    [colorScheme, setColorScheme, clearColorScheme, nonce],
  )
  return (
    <MantineContext value={value}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
