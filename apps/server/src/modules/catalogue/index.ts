export { adminCatalogueRoutes } from './admin-catalogue-routes.ts'
export { drawnPictures } from './pictures/drawn-pictures.ts'
export { textPath } from './pictures/pack-shot/outlines.ts'
export { outputOf, PictureQuery, widthFor } from './pictures/picture-query.ts'
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
export { checkProduct } from './products/product-queries.ts'
export { brands, priceHistory, productExternalIds, products } from './products/product-tables.ts'
export { listSkus } from './products/sku-queries.ts'
export { rebuildSearchDocuments } from './search-documents/use-cases/rebuild-search-documents.ts'
export { checkReplacement, isProductOffered } from './shop/check-replacement.ts'
export { listBrandNames } from './shop/data/brand-queries.ts'
export { imageUrlOf, stockStatusNow, stockStatusShown } from './shop/data/card-selection.ts'
export { activeDisruption, isToBeHad, toDisruption } from './shop/data/disruption-of.ts'
export { isShown } from './shop/data/is-shown.ts'
export { translatedLabelName } from './shop/data/label-facts-of.ts'
export { listLinkedStatuses } from './shop/data/linked-status-queries.ts'
export { findPackContents } from './shop/data/pack-content-queries.ts'
export { findProductLabels, isSizeVariant, type ProductLabel } from './shop/data/product-labels.ts'
export {
  findKnownProductIds,
  findProductCards,
  findShownProductIds,
} from './shop/data/product-list-queries.ts'
export { listSellableProducts, type SellableProduct } from './shop/data/sellable-queries.ts'
export { languageOf, type ShopLocale, shopLocaleOf } from './shop/data/shop-locale.ts'
export { countShown } from './shop/data/shown-count-query.ts'
export { findShownProduct } from './shop/data/shown-product.ts'
export { describeStockStatus } from './shop/data/stock-status-name.ts'
export { searchProductIds } from './shop/find-products.ts'
export { catalogueRoutes, type ShopOptions } from './shop/routes.ts'
export { lockBySku, setCountedStock } from './stock/count-stock.ts'
export { fillWaits, listFillable } from './stock/fill-waits.ts'
export { findShortStock } from './stock/find-short-stock.ts'
export { holdStock } from './stock/hold-stock.ts'
export { keepStock } from './stock/keep-stock.ts'
export { releaseStock } from './stock/release-stock.ts'
export { reserveStock } from './stock/reserve-stock.ts'
export type { StockLine } from './stock/stock-statements.ts'
export { stopWaiting } from './stock/stop-waiting.ts'
export { takeStock } from './stock/take-stock.ts'
export { releaseLapsedByClock, releaseLapsedStock } from './stock/use-cases/release-lapsed-stock.ts'
