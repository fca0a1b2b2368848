import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Where the worker looks for it. */
const ADDRESS = '/offline'
const CACHE = 'salvia-offline'

const STYLE = `
:root { color-scheme: light dark; --ground: #FAF8F4; --ink: #1D2A26; --quiet: #545B55; --action: #1F5D4C; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #141B18; --ink: #E9ECE6; --quiet: #B3BBB4; --action: #7FBFA8;
  --on: #141B18 } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/24px Inter, system-ui, sans-serif }
main { max-width: 640px; margin: 0 auto; padding: 72px 24px }
h1 { font-size: 28px; line-height: 34px; font-weight: 600; margin: 0 0 16px }
p { margin: 0 0 24px; color: var(--quiet) }
a { display: inline-block; padding: 8px 16px; border-radius: 8px; background: var(--action); color: var(--on);
  text-decoration: none }
a:focus-visible { outline: 2px solid var(--action); outline-offset: 2px }`

/** A browser tells of its network, not of our server: it says "online" too late, or never, so we are asked as well. */
const RETURN_SCRIPT = `
const load = () => location.reload()
addEventListener('online', load)
setInterval(() => fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(load, () => {}), 4000)`

/** The page in the reader's language; it loads what was asked for as soon as the connection is back. */
const offlinePage = (): string => `<!doctype html>
<html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.error_offline_title()} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main><h1>${m.error_offline_title()}</h1><p>${m.error_offline_text()}</p><a href="">${m.common_try_again()}</a></main>
<script>${RETURN_SCRIPT}</script></body></html>`

/** Has the browser answer by itself, in words, where it cannot reach us. A browser that keeps nothing goes without. */
export async function keepOfflinePage(): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    await cache.put(ADDRESS, new Response(offlinePage(), { headers }))
    await navigator.serviceWorker.register('/offline-worker.js')
  } catch {
    // Private windows and old browsers show their own page.
  }
}
