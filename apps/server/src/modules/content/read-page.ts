import type { ContentOf } from '@salvia/contract/content/content'
import { PageEntry } from '@salvia/contract/content/entries'
import type { ContentPageName, LegalText } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { fillPage } from '@salvia/rules/content/fill-content'
import type { Db } from '#db/database'
import { faultsOfBlanks, findKnown, type Told } from './content-blanks.ts'
import { type Reading, readOne } from './read-entry.ts'

type Asked = { name: LegalText | ContentPageName; languageCode: LanguageCode }

/** A page with the seller as its admins have stated it; sentences that need what is not stated are left out. */
export async function readPage(
  { db, config, reading }: { db: Db; config: Told; reading: Reading },
  asked: Asked,
): Promise<ContentOf<'page'>> {
  const { entry, languageCode } = await readOne(reading, asked, PageEntry)
  const known = await findKnown(db, config, languageCode)
  const isSellerKnown = [known.name, known.address, known.email].every(Boolean)
  const page = fillPage(entry, known)
  reading.faults.add(asked.name, languageCode, faultsOfBlanks(entry, known))
  return { kind: 'page', name: asked.name, languageCode, ...page, isSellerKnown }
}
