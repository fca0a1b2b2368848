import type { AdminLink } from '@salvia/contract/catalogue/admin-product-parts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { linkedProducts } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { imageUrlOf } from '../../shop/data/card-selection.ts'

/** Linked products in order, including hidden links and inactive products. */
export async function listAdminLinks(db: Db, productId: string): Promise<AdminLink[]> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      brandName: brands.name,
      mainImageUrl: products.mainImageUrl,
      productDeliveryFormatId: products.deliveryFormatId,
      deliveryFormatSize: products.deliveryFormatSize,
      isActive: products.isActive,
      kind: linkedProducts.kind,
      variantKind: linkedProducts.variantKind,
      isHidden: linkedProducts.isHidden,
    })
    .from(linkedProducts)
    .innerJoin(products, eq(products.id, linkedProducts.linkedProductId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(linkedProducts.productId, productId))
    .orderBy(asc(linkedProducts.position), asc(linkedProducts.linkedProductId))
  return rows.map(({ id, mainImageUrl, ...row }) => ({
    linkedProductId: id,
    imageUrl: imageUrlOf({ id, mainImageUrl }),
    ...row,
  }))
}
