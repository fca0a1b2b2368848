import { useState } from 'react'

export type Selection = {
  keys: string[]
  has: (key: string) => boolean
  toggle: (key: string) => void
  setAll: (keys: string[], isSelected: boolean) => void
  clear: () => void
}

/** Selected rows of the page that is shown: what leaves the page is no longer selected. */
export function useSelection(page: string[]): Selection {
  const [keys, setKeys] = useState<string[]>([])
  const kept = keys.filter((key) => page.includes(key))
  if (page.length > 0 && kept.length < keys.length) setKeys(kept)
  const without = (gone: string[]) => (before: string[]) => before.filter((key) => !gone.includes(key))
  return {
    keys,
    has: (key) => keys.includes(key),
    toggle: (key) => setKeys((before) => (before.includes(key) ? without([key])(before) : [...before, key])),
    setAll: (all, isSelected) =>
      setKeys((before) => (isSelected ? [...new Set([...before, ...all])] : without(all)(before))),
    clear: () => setKeys([]),
  }
}
