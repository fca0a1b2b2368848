import type { ContentOf } from '@salvia/contract/content/content'
import { PageEntry } from '@salvia/contract/content/entries'
import type { ContentPageName, LegalText } from '@salvia/contract/words/content'
import {
  ORDER_CLAIM_DAYS,
  PLAN_ITEM_LIMIT,
  PRACTITIONER_DISCOUNT_PERCENT,
} from '@salvia/contract/words/limits'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { fillPage } from '@salvia/rules/content/fill-content'
import { countryName } from '@salvia/rules/format/format'
import { invoicedVatId, sellerLines } from '@salvia/rules/seller/seller-data'
import type { Db } from '#db/database'
import type { Config } from '../../config.ts'
import { readSeller } from '../seller/index.ts'
import { type Reading, readOne } from './read-entry.ts'

type Told = Pick<Config, 'sellerCountry' | 'sellerVatIds'>
type Asked = { name: LegalText | ContentPageName; languageCode: LanguageCode }

/** Figures that texts name: those that the code goes by. */
const figures = {
  practitionerPercent: String(PRACTITIONER_DISCOUNT_PERCENT),
  planItems: String(PLAN_ITEM_LIMIT),
  orderLinkDays: String(ORDER_CLAIM_DAYS),
}

async function findKnown(db: Db, config: Told, languageCode: LanguageCode) {
  const seller = await readSeller(db, config)
  const [name = '', ...address] = sellerLines({
    ...seller,
    countryId: countryName(seller.countryId, languageCode),
  })
  return {
    ...figures,
    name,
    address: address.join(', '),
    email: seller.email,
    phone: seller.phone,
    registrationNumber: seller.registrationNumber,
    vatNumber: invoicedVatId(seller.vatIds, seller.countryId) ?? '',
  }
}

/** A page with the seller as its admins have stated it; sentences that need what is not stated are left out. */
export async function readPage(
  { db, config, reading }: { db: Db; config: Told; reading: Reading },
  asked: Asked,
): Promise<ContentOf<'page'>> {
  const { entry, languageCode } = await readOne(reading, asked, PageEntry)
  const known = await findKnown(db, config, languageCode)
  const isSellerKnown = [known.name, known.address, known.email].every(Boolean)
  const page = fillPage(entry ?? PageEntry.parse({ title: asked.name }), known)
  return { kind: 'page', name: asked.name, languageCode, ...page, isSellerKnown }
}
