import { Button } from '@mantine/core'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { IconScale } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { compareProduct, toEntry } from './comparison-store.ts'

/** Puts a product beside the others that this browser compares. */
export default function CompareButton({
  product,
  size = 'md',
}: {
  product: ProductCard
  size?: 'sm' | 'md'
}) {
  const navigate = useNavigate()
  const compare = () => {
    const isCompared = compareProduct(toEntry(product))
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
      aria-label={m.compare_product({ product: product.name })}
      leftSection={<IconScale size={18} stroke={1.75} />}
      onClick={compare}
    >
      {m.compare()}
    </Button>
  )
}
