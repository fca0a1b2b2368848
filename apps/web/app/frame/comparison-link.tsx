import { IconScale } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { openComparison, useComparison } from '#app/features/comparison/comparison-store.ts'
import { m } from '#app/paraglide/messages.js'
import css from './header.module.css'

/** Link to the comparison with the number of its products, while it has any. */
export function ComparisonLink() {
  const count = useComparison(({ entries }) => entries.length)
  useEffect(() => void openComparison(), [])
  if (count === 0) return null
  return (
    <Link
      className={`icon-button ${css.cart}`}
      to="/shop/comparison"
      aria-label={m.shell_comparison({ count })}
    >
      <IconScale size={20} stroke={1.75} aria-hidden="true" />
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
    </Link>
  )
}
