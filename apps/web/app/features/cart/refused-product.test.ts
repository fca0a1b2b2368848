import { cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { expect, test } from 'vitest'
import { findRefusedProduct } from './refused-product.ts'

const zinc = { productId: 'zinc', quantity: 3 }
const iron = { productId: 'iron', quantity: 1 }
const named = { refusedProduct: { id: 'iron', name: 'Iron' } }
const notEnough = 'There is not enough of this product in stock'

test.for([
  ['the product that is named', { error: cartRefusalTexts.NotEnoughStock, ...named }, [zinc, iron], 'iron'],
  ['the only one', { error: cartRefusalTexts.NotEnoughStock }, [zinc], 'zinc'],
  ['none of several without a name', { error: cartRefusalTexts.NotEnoughStock }, [zinc, iron], null],
  ['none where the cart is refused', { error: cartRefusalTexts.DifferentPractitioners }, [zinc], null],
  ['none where all was taken', { error: null }, [zinc], null],
] as const)('the refused product is %s', async ([, answer, lines, productId]) => {
  expect(await findRefusedProduct(answer, [...lines])).toEqual(
    productId === null ? null : { productId, why: notEnough },
  )
})
