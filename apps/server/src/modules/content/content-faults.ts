import type { ContentFault, EntryFault } from '@salvia/contract/content/content-fault'
import type { ContentName } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'

export type ContentFaults = {
  /** What was wrong when an entry was last read; nothing where it is right again. */
  note: (name: ContentName, languageCode: LanguageCode, faults: EntryFault[]) => void
  /** What else is wrong of an entry that was just noted. */
  add: (name: ContentName, languageCode: LanguageCode, faults: EntryFault[]) => void
  list: () => ContentFault[]
}

const MOST = 20

/** Entries that pages could not show in full since this process started, for admins. */
export function contentFaults(): ContentFaults {
  const known = new Map<string, ContentFault>()
  const note: ContentFaults['note'] = (name, languageCode, faults) => {
    const key = `${name}/${languageCode}`
    if (faults.length === 0) known.delete(key)
    else known.set(key, { name, languageCode, faults: faults.slice(0, MOST) })
  }
  return {
    note,
    add: (name, languageCode, faults) => {
      const before = known.get(`${name}/${languageCode}`)?.faults ?? []
      note(name, languageCode, [...before, ...faults])
    },
    list: () => [...known.values()],
  }
}
