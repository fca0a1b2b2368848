/**
 * Runs inline, before any other script: waits for the first contentful paint, then loads the page's modules, so that on
 * a slow line the style sheet, fonts and pictures come first. A page in a background tab is not painted and starts at
 * once.
 *
 * Serialised into the page: must not reference anything outside itself.
 */
export function startAfterPaint(preloads: string[]): void {
  const { currentScript, head, hidden } = document
  const waiting = currentScript?.previousElementSibling
  if (!waiting) return
  let isStarted = false
  const add = (name: 'link' | 'script', made: object) =>
    head.append(Object.assign(document.createElement(name), { nonce: currentScript.nonce }, made))
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of preloads) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
    add('script', { type: 'module', textContent: waiting.textContent })
  }
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (isTold && !hidden)
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  else start()
  addEventListener('load', () => setTimeout(start, 500))
}
