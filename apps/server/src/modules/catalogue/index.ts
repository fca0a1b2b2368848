export { adminCatalogueRoutes } from './admin-catalogue-routes.ts'
export { textPath } from './pictures/pack-shot/outlines.ts'
export { pictureRoutes } from './pictures/routes.ts'
export { listHistory } from './product-admin/data/history-queries.ts'
export { labelRows } from './product-admin/label-rows.ts'
export { toStored } from './product-admin/use-cases/write-resources.ts'
export { countReadyImports } from './product-imports/data/import-queries.ts'
export { insertDrafts } from './product-imports/insert-drafts.ts'
export type {
  IngredientDraft,
  LinkDraft,
  LocalizationDraft,
  ProductDraft,
  StockDraft,
} from './product-imports/product-draft.ts'
export { brands, productExternalIds, products } from './products/product-tables.ts'
export { rebuildSearchDocuments } from './search-documents/use-cases/rebuild-search-documents.ts'
export { listBrandNames } from './shop/data/brand-queries.ts'
export { listLinkedStatuses } from './shop/data/linked-status-queries.ts'
export { findPackContents } from './shop/data/pack-content-queries.ts'
export { findKnownProductIds, findProductCards } from './shop/data/product-list-queries.ts'
export { listSellableProducts, type SellableProduct } from './shop/data/sellable-queries.ts'
export { languageOf, type ShopLocale, shopLocaleOf } from './shop/data/shop-locale.ts'
export { countShown } from './shop/data/shown-count-query.ts'
export { describeStockStatus } from './shop/data/stock-status-name.ts'
export { searchProductIds } from './shop/find-products.ts'
export { catalogueRoutes } from './shop/routes.ts'
export { findShortStock } from './stock/find-short-stock.ts'
export { holdStock } from './stock/hold-stock.ts'
export { releaseLapsedByClock } from './stock/release-lapsed.ts'
export { releaseLapsedStock, releaseStock } from './stock/release-stock.ts'
export { reserveStock } from './stock/reserve-stock.ts'
export type { StockLine } from './stock/stock-statements.ts'
export { takeStock } from './stock/take-stock.ts'
