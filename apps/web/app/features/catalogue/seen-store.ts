import { create } from 'zustand'
import { browserStorage, parseKept } from '#app/lib/browser-storage.ts'

const KEY = 'salvia-seen'
const MOST_SEEN = 8
const idForm = /^[0-9a-f-]{36}$/

type Seen = { ids: string[] }

/** Recently viewed products, newest first. Empty until `openSeen` has read storage. */
export const useSeen = create<Seen>(() => ({ ids: [] }))

function kept(): string[] {
  const ids = parseKept(browserStorage.read(KEY))
  if (!Array.isArray(ids)) return []
  return ids.filter((id) => typeof id === 'string' && idForm.test(id)).slice(0, MOST_SEEN)
}

function keep(ids: string[]): void {
  useSeen.setState({ ids })
  browserStorage.keep(KEY, JSON.stringify(ids))
}

/** Rereads storage: another tab may have changed it. */
export const openSeen = (): void => useSeen.setState({ ids: kept() })

/** Records a viewed product, in this browser only. */
export const recordSeen = (id: string): void =>
  keep([id, ...kept().filter((other) => other !== id)].slice(0, MOST_SEEN))

/** Clears the list, on request or at sign-out. */
export const forgetSeen = (): void => keep([])
