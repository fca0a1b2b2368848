import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { basePrice, type PackContents } from '@salvia/rules/product/base-price'
import { useQuery } from '@tanstack/react-query'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Pack = Pick<ProductCard, 'productDeliveryFormatId' | 'deliveryFormatSize' | 'netWeightGrams'>
type Format = { id: string; sizeUnit: PackContents['sizeUnit'] }

const words = { Kilogram: m.product_per_kilogram, Litre: m.product_per_litre }

/** The price of a kilogram or litre, which must stand beside a price; null where the contents are not known. */
export function basePriceWords(pack: Pack, price: Money, formats: Format[]): string | null {
  const sizeUnit = formats.find(({ id }) => id === pack.productDeliveryFormatId)?.sizeUnit ?? 'Piece'
  const { deliveryFormatSize: size, netWeightGrams } = pack
  const base = basePrice(price, { sizeUnit, size, netWeightGrams })
  return base && words[base.per]({ price: formatMoney(base.price, getLocale()) })
}

/** The same of one product; null also where it has no price. */
export function useBasePrice(pack: Pack, price: Money | null): string | null {
  const formats = useQuery(deliveryFormatsQuery).data ?? []
  return price && basePriceWords(pack, price, formats)
}
