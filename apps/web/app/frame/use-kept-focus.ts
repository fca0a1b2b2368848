import { useEffect } from 'react'
import { whenLeft } from '#app/lib/focus.ts'
import { whenWanted } from '#app/startup/when-wanted.ts'

/** Without its script the page works as before. */
const nothingToEnd = () => () => {}

/** Keeps the focus where a control goes away. Its script is fetched with the first act; what had the focus until then is noted. */
export function useKeptFocus() {
  useEffect(() => {
    let focused: EventTarget[] = []
    const note = (event: FocusEvent) => {
      focused = event.composedPath()
    }
    const leave = (event: FocusEvent) =>
      whenLeft(event, () => {
        focused = []
      })
    const stopNoting = () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', leave)
    }
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', leave)
    const keeping = whenWanted()
      .then(async () => (await import('./keep-focus.ts')).keepFocus(focused))
      .catch(nothingToEnd)
    void keeping.then(stopNoting)
    return () => {
      stopNoting()
      void keeping.then((end) => end())
    }
  }, [])
}
