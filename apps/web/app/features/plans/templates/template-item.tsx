import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import { useAlternatives } from '../use-alternatives.ts'
import css from './template-record.module.css'

/** A product of a template: its dose and reason, and what could stand in for one that cannot be had. */
export function TemplateItem({ item }: { item: RecommendationItem }) {
  const { product, notes } = item
  const dose = instructionWords({ ...item, notes: '' }, useIntakeFormats())
  return (
    <li className={css.item}>
      <PackShot src={product.imageUrl} />
      <div className={css.itemWords}>
        <div>
          <h3>
            <Link to={`/shop/products/${product.id}`}>{product.name}</Link>
          </h3>
          <p className="second">{product.brandName}</p>
        </div>
        {dose.length > 0 && <p className="medium">{dose.join(' · ')}</p>}
        {notes && <p className={css.text}>{notes}</p>}
        <p>
          <StockStatus id={product.stockStatus.id} />
        </p>
        {!isAvailable(product.stockStatus.id) && <Alternatives productId={product.id} />}
      </div>
    </li>
  )
}

function Alternatives({ productId }: { productId: string }) {
  const alternatives = useAlternatives(productId)
  if (alternatives.length === 0) return null
  return (
    <>
      <p className="second">{m.plan_alternatives()}</p>
      <ul className={css.files}>
        {alternatives.map(({ id, name, brandName }) => (
          <li key={id}>
            <Link to={`/shop/products/${id}`}>{name}</Link> <span className="second">{brandName}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
