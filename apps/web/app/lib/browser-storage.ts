/** Names that visitors kept things under before all began with `salvia.`: another name would lose what they kept. */
type OlderName = 'salvia-comparison' | 'salvia-seen' | 'salvia-balance-used' | `unsaved-plan-${string}`

/** What something is kept under. */
export type KeptName = `salvia.${string}` | OlderName

/**
 * Text kept in a storage, without throwing. A storage throws where site data is blocked (settings of the browser, some
 * private windows), and when it is full: then it is kept in memory.
 */
export function keptIn(open: () => Storage) {
  const unstored = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    /** Null for what was never kept. */
    read: (name: KeptName): string | null =>
      unstored.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    keep(name: KeptName, text: string): void {
      unstored.delete(name)
      const isStored = attempt((storage) => {
        storage.setItem(name, text)
        return true
      })
      // Never on the server, whose memory all visitors share.
      if (!isStored && typeof document !== 'undefined') unstored.set(name, text)
    },
    forget(name: KeptName): void {
      unstored.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
    forgetAll(): void {
      unstored.clear()
      attempt((storage) => storage.clear())
    },
  }
}

/** Kept in this tab, as text. Nothing of it throws: what cannot be stored lasts as long as the page. */
export const tabStorage = keptIn(() => sessionStorage)

/** The same of this browser, for all its tabs. */
export const browserStorage = keptIn(() => localStorage)

/** What a kept text says; null for none and for one that is no JSON. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
