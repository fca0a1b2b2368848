import type { ProductCard as Card } from '@salvia/contract/catalogue'
import { isSelectable } from '@salvia/rules/product/stock-status'
import type { ReactNode } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import css from './shop.module.css'

type Props = { product: Card; isEager?: boolean; why?: string; children?: ReactNode }

/** A product at a glance: pack, name, brand, what is in it, availability, price and what can be done with it. */
export const ProductCard = ({ product, isEager = false, why, children }: Props) => (
  <li className={`card ${css.card}`}>
    <PackShot src={product.imageUrl} size="xl" isEager={isEager} />
    <div className={css.cardWords}>
      <p className="third">{product.brandName}</p>
      <h3>
        <LocalLink to={`/shop/products/${product.id}`}>{product.name}</LocalLink>
      </h3>
      <p className={`second ${css.short}`}>{product.shortDescription}</p>
      {why && <p className={`third ${css.why}`}>{why}</p>}
    </div>
    <p className={css.cardFoot}>
      <strong>{product.price ? <Money value={product.price.gross} /> : '–'}</strong>
      <StockStatus id={product.stockStatus.id} />
      {isSelectable(product.stockStatus.id) && !product.isShippable && (
        <span className="third">{m.plan_not_shippable()}</span>
      )}
      {children}
    </p>
  </li>
)
