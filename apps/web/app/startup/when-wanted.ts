import { LIVE } from './replay-early-input.ts'

/** What visitors do first: look around, press, type, go back, or come back to the tab. */
const acts = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'popstate', 'focus'] as const

let isLive = false

if (typeof document !== 'undefined')
  addEventListener(
    LIVE,
    () => {
      isLive = true
    },
    { once: true },
  )

/** Whether this is the page that the server rendered, before it is hydrated. */
export const isFirstRender = (): boolean => typeof document !== 'undefined' && !isLive

/**
 * Resolves once the element is on the screen, or with the first thing that the visitor does: then all of the page may be
 * pressed, and every navigation needs it hydrated.
 */
export function whenWanted(findElement: () => Element | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const settle = () => {
      ended.abort()
      resolve()
    }
    for (const act of acts)
      addEventListener(act, settle, { capture: true, passive: true, signal: ended.signal })
    requestAnimationFrame(() => {
      const element = findElement()
      if (!element) return
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) settle()
      })
      observer.observe(element)
      ended.signal.addEventListener('abort', () => observer.disconnect())
    })
  })
}
