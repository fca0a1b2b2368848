import { expect, test } from 'vitest'
import { AdminProduct } from './admin-products.ts'
import { Product } from './shop.ts'

/** Of the specification, section 3. */
const fields =
  'id, name, price, quantity, forecastedQuantity, isActive, isHidden, sku, originalMarkers, markers, externalMasterCode, externalCode, productBrandId, productDeliveryFormatId, canBeSample, stockStatus, restrictedCountries, productLocalizations, productCategories, productCategoryIds, productImages, productResources, productVerifications, productInquiry, productDisruption, linkedProducts, ingredients, servingSizes, expirationDate, deliveryFormatSize, unitSize, servingsPerContainer, externalIds, deliveryTime, availableDate'.split(
    ', ',
  )

const ofTheTrade = [
  ...['quantity', 'forecastedQuantity', 'isHidden', 'originalMarkers'],
  ...['externalMasterCode', 'externalCode', 'externalIds'],
]

const missingIn = ({ shape }: { shape: object }) => fields.filter((name) => !(name in shape))

test('a public product answers all fields but stock, marks as supplied and codes of the trade', () => {
  expect(missingIn(Product).toSorted()).toEqual(ofTheTrade.toSorted())
})

test('admins read all fields of a product', () => {
  expect(missingIn(AdminProduct)).toEqual([])
})
