import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserApi } from './api/browser-api.ts'
import { createQueryClient } from './api/query-client.ts'
import { baseLocale, overwriteGetLocale, toLocale } from './paraglide/runtime.js'

const language = toLocale(document.documentElement.lang) ?? baseLocale
overwriteGetLocale(() => language)

const client = createQueryClient(browserApi)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={client}>
        <HydratedRouter />
      </QueryClientProvider>
    </StrictMode>,
  )
})
