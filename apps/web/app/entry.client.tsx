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

/** The page's own nonce, for styles that Mantine's overlays add later; `__webpack_nonce__` is where they look for it. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

// What a press changes in the cache is shown before the next paint: a checkbox would else jump back for a moment.
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
