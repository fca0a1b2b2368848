import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { packSizeText } from '@salvia/rules/product/pack-size'
import { useQuery } from '@tanstack/react-query'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

type Pack = Pick<ProductCard, 'productDeliveryFormatId' | 'deliveryFormatSize'>

export type PackSizeOf = (pack: Pack) => string | null

/** What packs hold: of two products of one name it may be all that differs. Null where it is not known. */
export function usePackSizes(): PackSizeOf {
  const formats = useQuery(deliveryFormatsQuery).data
  return ({ productDeliveryFormatId, deliveryFormatSize }) => {
    const format = formats?.find(({ id }) => id === productDeliveryFormatId)
    return format ? packSizeText(deliveryFormatSize, format, getLocale()) : null
  }
}

/** What one pack holds. */
export const usePackSize = (pack: Pack): string | null => usePackSizes()(pack)
