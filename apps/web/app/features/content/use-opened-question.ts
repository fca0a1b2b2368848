import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'

/** The id of the question that an address leads to, by its link or as a place on the page. */
function questionOf({ search, hash }: Location): string {
  const place = hash.slice(1)
  try {
    return new URLSearchParams(search).get('question') ?? decodeURIComponent(place)
  } catch {
    return place
  }
}

/**
 * Opens a question, shows it and goes on from it with each visit of its link, also where it was closed since. Where the
 * page is opened with it, whoever is somewhere already stays there.
 */
export function useOpenedQuestion() {
  const visited = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    const isOpening = isFirst.current
    isFirst.current = false
    const linked = document.getElementById(questionOf(visited))
    if (!(linked instanceof HTMLDetailsElement)) return
    linked.open = true
    linked.scrollIntoView()
    // After the page itself has got the focus, which it does on the way from another one.
    queueMicrotask(() => {
      const at = document.activeElement
      const isNowhere = at === document.body || at === document.getElementById('main')
      if (!isOpening || isNowhere) linked.querySelector('summary')?.focus({ preventScroll: true })
    })
  }, [visited])
}
