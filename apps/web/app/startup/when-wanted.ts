import { ASKED } from './parent-window.ts'
import { LIVE } from './replay-early-input.ts'

/** What visitors do first: look around, press, type, go back, or come back to the tab; or a parent window asks. */
const acts = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'popstate', 'focus', ASKED] as const

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

function firstAct(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const settle = () => {
      ended.abort()
      // Without a connection its script cannot come: it is asked for once there is one again.
      if (navigator.onLine) resolve()
      else addEventListener('online', () => resolve(), { once: true })
    }
    // What was focused before any script came was an act too.
    if (document.activeElement !== null && document.activeElement !== document.body) settle()
    for (const act of acts)
      addEventListener(act, settle, { capture: true, passive: true, signal: ended.signal })
  })
}

/** Listens from the start: an act that comes before the first part that waits for one may be the only one. */
const acted = typeof document === 'undefined' ? null : firstAct()

/**
 * Resolves with the first thing that the visitor does, or has done: then all of the page may be pressed, and every
 * navigation needs it hydrated. What is only looked at, on the screen or not, needs no script.
 */
export const whenWanted = (): Promise<void> => acted ?? new Promise(() => {})
