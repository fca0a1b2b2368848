import { hash } from 'node:crypto'
import { BannerEntry } from '@salvia/contract/content/entries'
import type { ContentBannerName } from '@salvia/contract/words/content'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import type { Reading } from './read-entry.ts'

type Sources = Pick<Reading, 'content' | 'shipped'>
type Banner = { name: ContentBannerName; id: string }

const VERSION_LENGTH = 8

/** What a banner says in a language, with its link; null where it is not there in it. */
async function saidIn({ content, shipped }: Sources, { name, id }: Banner, languageCode: LanguageCode) {
  const value = (await content.read(name, languageCode)) ?? (await shipped.read(name, languageCode))
  const items: unknown[] = Array.isArray(value) ? value : [value]
  const said = items.map((item) => BannerEntry.safeParse(item).data).find((item) => item?.id === id)
  return said ? [said.content, said.action] : null
}

/**
 * A short name of what a banner says now, in all its languages: another once an editor rewrites it under the same id,
 * and the same for who reads it in another language.
 */
export async function bannerVersion(sources: Sources, banner: Banner): Promise<string> {
  const said = await Promise.all(languages.map((language) => saidIn(sources, banner, language)))
  return hash('sha256', JSON.stringify([banner.id, said]), 'base64url').slice(0, VERSION_LENGTH)
}
