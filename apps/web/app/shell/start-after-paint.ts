/**
 * Runs in the page, before any other script of it: has the page painted, then fetches what makes it live. A phone on a
 * slow line so gives all of it to the style sheet, fonts and pictures that are looked at first. A page that is not
 * painted, in a tab in the background, does not wait.
 *
 * It is sent as its own text: it may use nothing from outside.
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
