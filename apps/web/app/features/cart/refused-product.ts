import type { CartAnswer } from '@salvia/contract/cart/cart'
import { type CartRefusalCode, cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { explainCartRefusal } from '#app/api/explain-refusal.ts'
import type { NewLine } from './new-line.ts'

/** What contradicts that a product can be had; the other refusals are about the cart. */
const ofProduct: CartRefusalCode[] = ['NotAvailable', 'NotEnoughStock', 'NotShippable']

export type RefusedProduct = { productId: string; why: string }

/** The product of these lines that a cart refused, with why; null where it refused something else. */
export async function findRefusedProduct(
  { error, refusedProduct }: Pick<CartAnswer, 'error' | 'refusedProduct'>,
  lines: NewLine[],
): Promise<RefusedProduct | null> {
  const only = lines.length === 1 ? lines[0]?.productId : undefined
  const productId = refusedProduct?.id ?? only
  if (!error || !productId || !ofProduct.some((code) => error.startsWith(cartRefusalTexts[code]))) return null
  return { productId, why: await explainCartRefusal(error) }
}
