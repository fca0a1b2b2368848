import { create } from 'zustand'

const KEY = 'salvia-seen'
const MOST_SEEN = 8
const idForm = /^[0-9a-f-]{36}$/

type Seen = { ids: string[] }

/** The products looked at last in this browser, newest first. Empty until `openSeen` has read them. */
export const useSeen = create<Seen>(() => ({ ids: [] }))

function kept(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(ids)) return []
    return ids.filter((id) => typeof id === 'string' && idForm.test(id)).slice(0, MOST_SEEN)
  } catch {
    return []
  }
}

function keep(ids: string[]): void {
  useSeen.setState({ ids })
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Private windows may refuse; the list lives on in this page.
  }
}

/** Reads what was looked at: another window may have added to it. */
export const openSeen = (): void => useSeen.setState({ ids: kept() })

/** Notes that a product was looked at. It stays in this browser. */
export const noteSeen = (id: string): void =>
  keep([id, ...kept().filter((other) => other !== id)].slice(0, MOST_SEEN))

/** Forgets what was looked at: by wish, and when somebody signs out here. */
export const forgetSeen = (): void => keep([])
