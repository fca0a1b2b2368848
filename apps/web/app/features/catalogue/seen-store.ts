import { create } from 'zustand'

const KEY = 'salvia-seen'
const MOST_SEEN = 8
const idForm = /^[0-9a-f-]{36}$/

type Seen = { ids: string[] }

/** Recently viewed products, newest first. Empty until `openSeen` has read storage. */
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
    // Storage may be unavailable in private windows: keep the list in memory.
  }
}

/** Rereads storage: another tab may have changed it. */
export const openSeen = (): void => useSeen.setState({ ids: kept() })

/** Records a viewed product, in this browser only. */
export const noteSeen = (id: string): void =>
  keep([id, ...kept().filter((other) => other !== id)].slice(0, MOST_SEEN))

/** Clears the list, on request or at sign-out. */
export const forgetSeen = (): void => keep([])
