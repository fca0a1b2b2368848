/** Answers a page that cannot be reached with the one that the site left in the cache, instead of the browser's own. */
const OFFLINE_PAGE = '/offline'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const offline = async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error()
  event.respondWith(fetch(event.request).catch(offline))
})
