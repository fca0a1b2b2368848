import { useState } from 'react'

export type Selection = {
  keys: string[]
  has: (key: string) => boolean
  toggle: (key: string) => void
  setAll: (keys: string[], isSelected: boolean) => void
  clear: () => void
}

/** The rows that were ticked. */
export function useSelection(): Selection {
  const [keys, setKeys] = useState<string[]>([])
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
