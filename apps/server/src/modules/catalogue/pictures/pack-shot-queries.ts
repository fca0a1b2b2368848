import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { deliveryFormats } from '../../reference/index.ts'
import { productIngredients } from '../products/product-part-tables.ts'
import { brands, products } from '../products/product-tables.ts'

const labelById = preparedAnywhere((db: Db) =>
  db
    .select({
      name: products.name,
      brandName: brands.name,
      deliveryFormatId: products.deliveryFormatId,
      size: products.deliveryFormatSize,
      sizeUnit: deliveryFormats.sizeUnit,
      formatNames: deliveryFormats.names,
      formatPluralNames: deliveryFormats.pluralNames,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(deliveryFormats, eq(deliveryFormats.id, products.deliveryFormatId))
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare('pack_label_by_id'),
)

const dosesById = preparedAnywhere((db: Db) =>
  db
    .select({
      labelName: productIngredients.labelName,
      amount: productIngredients.amount,
      unit: productIngredients.unit,
    })
    .from(productIngredients)
    .where(
      and(eq(productIngredients.productId, sql.placeholder('productId')), eq(productIngredients.depth, 0)),
    )
    .orderBy(asc(productIngredients.position))
    .prepare('pack_doses_by_id'),
)

/** The text on a product's pack; null if there is no such product. */
export async function findPackLabel(db: Db, productId: string) {
  const [[label], doses] = await Promise.all([
    labelById(db).execute({ productId }),
    dosesById(db).execute({ productId }),
  ])
  return label ? { ...label, doses } : null
}
export type PackLabel = NonNullable<Awaited<ReturnType<typeof findPackLabel>>>
