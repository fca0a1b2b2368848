import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ComparisonEntry } from '@salvia/rules/comparison/comparison-list'
import { IconCheck, IconScale } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { compareProduct, openComparison, stopComparing, toEntry, useComparison } from './comparison-store.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Puts a product into the browser's comparison and takes it out again; says which. */
export default function CompareButton({
  product,
  plan,
  size = 'md',
}: {
  product: ProductCard
  /** The plan it was opened from, with its dose in it. */
  plan?: Pick<ComparisonEntry, 'recommendationId' | 'intakeAmount' | 'intakeFormatId'> | null
  size?: 'sm' | 'md'
}) {
  const navigate = useNavigate()
  const isIn = useComparison(({ entries }) => entries.some(({ id }) => id === product.id))
  useEffect(() => void openComparison(), [])
  const compare = () => {
    const isCompared = compareProduct(toEntry(product, plan ?? {}))
    showSnackbar({
      id: 'compared',
      type: isCompared ? 'success' : 'primary',
      mainText: isCompared ? m.compare_added({ product: product.name }) : m.compare_full(),
      action: { label: m.compare_open(), run: () => navigate('/shop/comparison') },
    })
  }
  return (
    <Button
      size={size}
      aria-label={(isIn ? m.compare_in_product : m.compare_product)({ product: product.name })}
      aria-pressed={isIn}
      data-pressed={isIn || undefined}
      leftSection={isIn ? <IconCheck {...icon} /> : <IconScale {...icon} />}
      onClick={isIn ? () => stopComparing(product.id) : compare}
    >
      {isIn ? m.compare_in() : m.common_compare()}
    </Button>
  )
}
