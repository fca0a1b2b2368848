/** Names that visitors kept things under before all began with `salvia.`: another name would lose what they kept. */
type OlderName = 'salvia-comparison' | 'salvia-seen' | 'salvia-balance-used' | `unsaved-plan-${string}`

/** What something is kept under. */
export type KeptName = `salvia.${string}` | OlderName

/** A storage throws where site data is blocked (settings of the browser, some private windows), and when it is full. */
function keptIn(open: () => Storage) {
  const unstored = new Map<string, string>()
  return {
    /** Null for what was never kept. */
    read(name: KeptName): string | null {
      try {
        return unstored.get(name) ?? open().getItem(name)
      } catch {
        return null
      }
    },
    keep(name: KeptName, text: string): void {
      unstored.delete(name)
      try {
        open().setItem(name, text)
      } catch {
        // Never on the server, whose memory all visitors share.
        if (typeof document !== 'undefined') unstored.set(name, text)
      }
    },
    forget(name: KeptName): void {
      unstored.delete(name)
      try {
        open().removeItem(name)
      } catch {
        // Nothing is stored where nothing can be.
      }
    },
    forgetAll(): void {
      unstored.clear()
      try {
        open().clear()
      } catch {
        // The same.
      }
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
