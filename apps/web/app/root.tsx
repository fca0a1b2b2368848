import { learnCountryName } from '@salvia/rules/format/format'
import { HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Links, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { DehydratedCache } from './api/dehydrated-cache.tsx'
import { ErrorPage } from './frame/error-page.tsx'
import { LanguageLinks } from './frame/language-links.tsx'
import { loadShell } from './frame/load-shell.ts'
import { Shell } from './frame/shell.tsx'
import { openVisit } from './frame/visit-middleware.ts'
import { useNonce } from './nonce.ts'
import { getLocale } from './paraglide/runtime.js'
import { EarlyInputScript } from './startup/early-input-script.tsx'
import { LowPriorityScripts } from './startup/low-priority-scripts.tsx'
import { forgetReloads } from './startup/reload-attempts.ts'
import { announceLive } from './startup/replay-early-input.ts'
import { SchemeScript } from './startup/scheme-script.tsx'
import { ScrollPosition } from './startup/scroll-position.tsx'
import interUrl from './theme/fonts/inter-first.woff2?url'
import newsreaderUrl from './theme/fonts/newsreader-first.woff2?url'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { useLastVisited } from './visit/use-last-visited.ts'
import 'virtual:mantine-variables.css'
import './theme/styles.ts'

export const middleware: Route.MiddlewareFunction[] = [openVisit]

export const loader = loadShell

/** A refusal says when to try again. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

/** The frame's data changes through the cache, not through navigation: do not revalidate. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const data = useRouteLoaderData<typeof loader>('root')
  const language = getLocale()
  const country = data?.shell.country
  // Before any part of the page names it.
  if (country) learnCountryName(country.code, language, country.name)
  useEffect(announceLive, [])
  return (
    <html lang={language} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} />}
        <SchemeScript nonce={nonce} />
        <EarlyInputScript nonce={nonce} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <LanguageLinks />
        <Links />
      </head>
      <body>
        <HydrationBoundary state={data?.cache}>
          <ThemeProvider nonce={nonce}>
            <Shell>{children}</Shell>
          </ThemeProvider>
        </HydrationBoundary>
        {/* After what the page asks for early: its text is there without them, in fonts of the same size. */}
        <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={newsreaderUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ScrollPosition />
        <DehydratedCache />
        <LowPriorityScripts />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(forgetReloads, [])
  useLastVisited()
  return <Outlet />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
