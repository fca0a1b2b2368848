/**
 * Runs inline, before any other script: waits for the first contentful paint, then loads the page's modules, so that on
 * a slow line the style sheet, fonts and pictures come first. A page in a background tab is not painted and starts at
 * once. Where a script was lost with the connection, the page is loaded again once there is one: a browser keeps that a
 * module failed for as long as its page.
 *
 * Serialised into the page: must not reference anything outside itself.
 */
export function startAfterPaint(preloads: string[], live: string): void {
  const { currentScript, head, hidden } = document
  const waiting = currentScript?.previousElementSibling
  if (!waiting) return
  let isStarted = false
  let isLive = false
  const lost = () => addEventListener('online', () => isLive || location.reload(), { once: true })
  const add = (name: 'link' | 'script', made: object) =>
    head.append(
      Object.assign(document.createElement(name), { nonce: currentScript.nonce, onerror: lost }, made),
    )
  // All at once they would hold a phone up for a tenth of a second.
  const addFrom = (at: number) => {
    for (const href of preloads.slice(at, at + 8))
      add('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
    if (at + 8 < preloads.length) setTimeout(addFrom, 0, at + 8)
    else add('script', { type: 'module', textContent: waiting.textContent })
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    addFrom(0)
  }
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (isTold && !hidden)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  else start()
  addEventListener(live, () => {
    isLive = true
  })
  addEventListener('load', () => setTimeout(start, 500))
}
