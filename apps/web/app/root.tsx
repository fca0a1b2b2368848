import { HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { CarriedCache } from './api/carried-cache.tsx'
import { useNonce } from './nonce.ts'
import { getLocale } from './paraglide/runtime.js'
import { tellLive } from './shell/early-press.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { LanguageLinks } from './shell/language-links.tsx'
import { loadShell } from './shell/load-shell.ts'
import { QuietScripts } from './shell/quiet-scripts.tsx'
import { forgetReloads } from './shell/reload-attempts.ts'
import { SchemeScript } from './shell/scheme-script.tsx'
import { Shell } from './shell/shell.tsx'
import { useLastVisited } from './shell/use-last-visited.ts'
import { openVisit } from './shell/visit-middleware.ts'
import interUrl from './theme/fonts/inter-latin.woff2?url'
import newsreaderUrl from './theme/fonts/newsreader-latin.woff2?url'
import { ThemeProvider } from './theme/theme-provider.tsx'
import 'virtual:mantine-variables.css'
import './theme/styles.ts'

export const middleware: Route.MiddlewareFunction[] = [openVisit]

export const loader = loadShell

/** The frame changes by what a person does on the page, which updates the cache; navigation leaves it alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const data = useRouteLoaderData<typeof loader>('root')
  useEffect(tellLive, [])
  return (
    <html lang={getLocale()} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} />}
        <SchemeScript nonce={nonce} />
        <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={newsreaderUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
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
        <ScrollRestoration />
        <CarriedCache />
        <QuietScripts />
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
