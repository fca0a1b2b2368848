import { type ComponentType, useEffect, useState } from 'react'
import { useAsked } from './ask.ts'

/** Where `ask` asks, on every page. Its dialog is loaded with the first question; one that cannot be loaded means no. */
export function OpenQuestion() {
  const isAsked = useAsked(({ asked }) => asked !== null)
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isAsked || Loaded !== null) return
    import('./question-dialog.tsx').then(
      ({ QuestionDialog }) => setLoaded(() => QuestionDialog),
      () => useAsked.getState().asked?.answer(false),
    )
  }, [isAsked, Loaded])
  return Loaded && <Loaded />
}
