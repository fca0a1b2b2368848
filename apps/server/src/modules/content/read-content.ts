import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { LegalText } from '@salvia/contract/words/content'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { fillContent } from '@salvia/rules/content/fill-content'
import { countryName } from '@salvia/rules/format/format'
import { invoicedVatId, sellerLines } from '@salvia/rules/seller/seller-data'
import type { Db } from '#db/database'
import { readData } from '#kernel/data-file'
import type { Config } from '../../config.ts'
import { readSeller } from '../seller/index.ts'

type Text = { title: string; version: string; sections: { heading: string; paragraphs: string[] }[] }

const texts = new Map<string, Text>()

function textOf(path: string): Text {
  const text = texts.get(path) ?? readData<Text>(`content/${path}.json`)
  texts.set(path, text)
  return text
}

type Told = Pick<Config, 'sellerCountry' | 'sellerVatIds'>
type Asked = { name: LegalText; languageCode: LanguageCode }

/** A legal text with the seller as its admins have stated it; sentences that need what is not stated are left out. */
export async function readContent(
  db: Db,
  config: Told,
  { name, languageCode }: Asked,
): Promise<ApiAnswer<'GET /content/{name}'>> {
  const seller = await readSeller(db, config)
  const [sellerName = '', ...address] = sellerLines({
    ...seller,
    countryId: countryName(seller.countryId, languageCode),
  })
  const known = {
    name: sellerName,
    address: address.join(', '),
    email: seller.email,
    phone: seller.phone,
    registrationNumber: seller.registrationNumber,
    vatNumber: invoicedVatId(seller.vatIds, seller.countryId) ?? '',
  }
  const { title, version, sections } = textOf(`${languageCode}/${name}`)
  const isSellerKnown = [known.name, known.address, known.email].every(Boolean)
  return { name, languageCode, title, version, sections: fillContent(sections, known), isSellerKnown }
}
