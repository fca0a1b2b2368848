import { type ComponentType, useEffect, useState } from 'react'
import { useAsked } from './ask.ts'

/** Renders `ask`'s dialog on every page. Lazy-loaded on the first question; if that fails, the answer is no. */
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
