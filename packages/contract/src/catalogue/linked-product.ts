import { z } from 'zod'
import { Id } from '../wire.ts'
import { linkKinds, productVariantKinds } from '../words/catalogue.ts'

export const LinkedProduct = z.object({
  productId: Id,
  linkedProductId: Id,
  kind: z.enum(linkKinds),
  variantKind: z.enum(productVariantKinds),
  isHidden: z.boolean(),
})
