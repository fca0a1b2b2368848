import { vatCategories } from '@salvia/contract/words/catalogue'
import type { ImportWords } from '@salvia/rules/product-import/import-columns'
import type { Db } from '#db/database'
import { cachedReference } from '../../reference/index.ts'
import { brands } from '../products/product-tables.ts'

export type { ImportWords }

/** Valid values for the cells of a product file, including inactive brands. */
export async function importWords(db: Db, now: Date): Promise<ImportWords> {
  const [names, reference] = await Promise.all([
    db.select({ name: brands.name }).from(brands),
    cachedReference(db, now),
  ])
  return {
    brandNames: names.map(({ name }) => name),
    deliveryFormatIds: reference.productDeliveryFormats.map(({ id }) => id),
    categoryIds: reference.productCategories.map(({ id }) => id),
    vatCategoryIds: [...vatCategories],
    countryCodes: reference.countries.map(({ code }) => code),
  }
}
