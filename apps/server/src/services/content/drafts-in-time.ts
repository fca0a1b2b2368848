import type { ContentSource } from './content-source.ts'

/** Whoever previews waits no longer than this for all the texts of a call: there are none from before to show. */
const PATIENCE_MS = 3000

/** Drafts as they are read for one call: it fails once it has waited for all of them together for too long. */
export const draftsInTime =
  (drafts: ContentSource, patienceMs = PATIENCE_MS) =>
  (): ContentSource => {
    const { signal, over } = deadline(patienceMs)
    return {
      kind: drafts.kind,
      read: async (name, languageCode) => {
        signal.throwIfAborted()
        return Promise.race([drafts.read(name, languageCode), over])
      },
    }
  }

function deadline(ms: number) {
  const signal = AbortSignal.timeout(ms)
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // Where everything came in time, nobody waits for it.
  over.catch(() => {})
  return { signal, over }
}
