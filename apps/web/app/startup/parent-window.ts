/** Tells that a parent window or the page's address asked for something, which wakes the parts that come late. */
export const ASKED = 'salvia:asked'

type Asked = { kept: string[]; hear: ((data: string) => void) | null }

declare global {
  interface Window {
    salviaAsked?: Asked
  }
}

/**
 * Runs inline, before any other script: keeps what a window of the same origin says until the part that answers it is
 * there. Serialised into the page: must not reference anything outside itself.
 */
function keepAsked(asked: string, live: string): void {
  const most = 20
  const state: Asked = { kept: [], hear: null }
  const wake = () => dispatchEvent(new Event(asked))
  window.salviaAsked = state
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || typeof data !== 'string') return
    if (state.hear) return state.hear(data)
    if (state.kept.length < most) state.kept.push(data)
    wake()
  })
  // What came before the page was live woke nobody, nor did the link of a mail that names a conversation.
  addEventListener(live, () => {
    if (state.kept.length > 0 || location.hash.startsWith('#chat=')) wake()
  })
}

/** The inline script of a page. */
export const parentWindowScript = (live: string): string =>
  `(${keepAsked})(${JSON.stringify(ASKED)},${JSON.stringify(live)})`

/** Hears what windows of the same origin say, first what they said before. The answer ends it. */
export function listenToParent(hear: (data: string) => void): () => void {
  const state = window.salviaAsked
  if (!state) return () => undefined
  state.hear = hear
  for (const data of state.kept.splice(0)) hear(data)
  return () => {
    if (state.hear === hear) state.hear = null
  }
}
