import type { Product } from '@salvia/contract/catalogue/shop'
import { TextIn } from '#app/ui/text-in.tsx'
import { writtenIn } from './written-in.ts'

type Localization = Product['productLocalizations'][0]

type Props = {
  localization: Localization
  field: Localization['fallbackFields'][number]
  children: string
}

/** A text of a product; in another language than the reader's it is marked as such, also for screen readers. */
export const ForeignText = ({ localization, field, children }: Props) => (
  <TextIn language={writtenIn(localization, field)}>{children}</TextIn>
)
