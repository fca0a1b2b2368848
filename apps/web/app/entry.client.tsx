import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserApi } from './api/browser-api.ts'
import { createQueryClient } from './api/query-client.ts'
import { NonceContext } from './nonce.ts'
import { baseLocale, overwriteGetLocale, toLocale } from './paraglide/runtime.js'

const language = toLocale(document.documentElement.lang) ?? baseLocale
overwriteGetLocale(() => language)

/** The page's own nonce, for styles that Mantine's overlays add later; `__webpack_nonce__` is where they look for it. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

const client = createQueryClient(browserApi)

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
