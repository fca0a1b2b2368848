import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { packSizeText } from '@salvia/rules/product/pack-size'
import { useQuery } from '@tanstack/react-query'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

type Pack = Pick<ProductCard, 'productDeliveryFormatId' | 'deliveryFormatSize'>

/** What a pack holds: of two products of one name it may be all that differs. Null where it is not known. */
export function usePackSize({ productDeliveryFormatId, deliveryFormatSize }: Pack): string | null {
  const format = useQuery(deliveryFormatsQuery).data?.find(({ id }) => id === productDeliveryFormatId)
  return format ? packSizeText(deliveryFormatSize, format, getLocale()) : null
}
