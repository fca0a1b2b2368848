import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserApi } from './api/browser-api.ts'
import { hydrateFromPage } from './api/dehydrated-cache.tsx'
import { createQueryClient } from './api/query-client.ts'
import { NonceContext } from './nonce.ts'
import { baseLocale, overwriteGetLocale, toLocale } from './paraglide/runtime.js'

const language = toLocale(document.documentElement.lang) ?? baseLocale
overwriteGetLocale(() => language)

/** The page's nonce, for styles that Mantine's overlays add later; they read it from `__webpack_nonce__`. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

// Flush cache updates from events synchronously: otherwise a checkbox would flick back for a frame.
notifyManager.setScheduler(queueMicrotask)
const client = createQueryClient(browserApi)
hydrateFromPage(client)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <QueryClientProvider client={client}>
          <HydratedRouter />
        </QueryClientProvider>
      </NonceContext>
    </StrictMode>,
  )
})
