import { MaterialEntry } from '@salvia/contract/content/entries'
import { DEFAULT_LANGUAGE } from '@salvia/contract/words/locale'
import type { ContentSource } from '../../services/content/content-source.ts'
import { fileContent } from '../../services/content/file-content.ts'
import { contentFaults } from './content-faults.ts'
import { readWebinar } from './read-content.ts'
import { type Reading, readMany } from './read-entry.ts'

/** Faults of an entry are reported to admins by the pages that show it, and so are its pictures. */
const readingOf = (content: ContentSource): Reading => ({
  content,
  shipped: fileContent(),
  faults: contentFaults(),
  showPictures: (entry) => ({ entry, faults: [] }),
})

/** Finds a webinar, with the address at which it takes place; null if there is none. */
export function findWebinar(content: ContentSource) {
  const reading = readingOf(content)
  return (asked: Parameters<typeof readWebinar>[1]) => readWebinar({ reading }, asked)
}

/** Whether there is an onboarding material of this id. */
export function isMaterial(content: ContentSource) {
  const reading = readingOf(content)
  return async (id: string): Promise<boolean> => {
    const asked = { name: 'onboarding-materials', languageCode: DEFAULT_LANGUAGE } as const
    const { items } = await readMany(reading, asked, MaterialEntry)
    return items.some((material) => material.id === id)
  }
}
