import type { products } from '../../products/product-tables.ts'
import { imageUrlOf } from '../../shop/data/card-selection.ts'
import { describeStockStatus } from '../../shop/data/stock-status-name.ts'

/** What rows and records of products for admins have in common; names of statuses are English. */
export const adminProductHead = (product: typeof products.$inferSelect, productBrandName: string) => ({
  id: product.id,
  version: product.version,
  name: product.name,
  sku: product.sku,
  ean: product.ean,
  productBrandId: product.brandId,
  productBrandName,
  imageUrl: imageUrlOf(product),
  productDeliveryFormatId: product.deliveryFormatId,
  deliveryFormatSize: product.deliveryFormatSize,
  stockStatus: describeStockStatus(product.stockStatus, 'en'),
  quantity: product.quantity,
  price: { amount: product.netPrice, currency: 'EUR' as const },
  isActive: product.isActive,
  isHidden: product.isHidden,
  markers: product.markers,
  updatedAt: product.updatedAt.toISOString(),
})
