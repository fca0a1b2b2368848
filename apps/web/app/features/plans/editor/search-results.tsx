import type { ProductCard } from '@salvia/contract/catalogue'
import { m } from '#app/paraglide/messages.js'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import css from './product-search.module.css'

const ESCAPE_KEY = 'Esc'

type Props = {
  listId: string
  products: ProductCard[]
  at: number
  presentIds: Set<string>
  isLoading: boolean
  onRetry: (() => void) | undefined
  onPick: (product: ProductCard) => void
}

function told({ products, isLoading, onRetry }: Props): string | null {
  if (onRetry) return m.failed_title()
  if (isLoading) return m.common_loading()
  return products.length === 0 ? m.plan_editor_nothing_found() : null
}

/** What a search found, under the box. */
export function SearchResults(props: Props) {
  const { listId, products, at, presentIds, onRetry, onPick } = props
  const text = told(props)
  return (
    <div className={css.results}>
      {text && (
        <p className={css.said} role="status">
          {text}{' '}
          {onRetry && (
            <button type="button" className="link" onClick={onRetry}>
              {m.common_try_again()}
            </button>
          )}
        </p>
      )}
      <div role="listbox" id={listId} aria-label={m.plan_editor_results()}>
        {products.map((product, position) => (
          <Result
            key={product.id}
            id={`${listId}-${product.id}`}
            product={product}
            isChosen={position === at}
            isPresent={presentIds.has(product.id)}
            onPick={() => onPick(product)}
          />
        ))}
      </div>
      <Keys />
    </div>
  )
}

type ResultProps = {
  id: string
  product: ProductCard
  isChosen: boolean
  isPresent: boolean
  onPick: () => void
}

function Result({ id, product, isChosen, isPresent, onPick }: ResultProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={css.result}
      aria-selected={isChosen}
      aria-disabled={isPresent}
      onPointerUp={onPick}
    >
      <PackShot src={product.imageUrl} size="s" />
      <span className={css.what}>
        <span className="medium">{product.name}</span>
        <span className="third">
          {product.brandName} · {product.shortDescription}
        </span>
      </span>
      <span className="num">{product.price && <Money value={product.price.gross} />}</span>
      <StockStatus id={product.stockStatus.id} />
      <span className={css.act}>
        {isPresent ? (
          <span className="third">{m.plan_editor_present()}</span>
        ) : (
          isChosen && m.plan_editor_add()
        )}
      </span>
    </div>
  )
}

const Keys = () => (
  <div className={`only-large ${css.keys}`}>
    <span>
      <kbd className={css.key}>↑</kbd>
      <kbd className={css.key}>↓</kbd> {m.plan_editor_key_choose()}
    </span>
    <span>
      <kbd className={css.key}>↵</kbd> {m.plan_editor_key_add()}
    </span>
    <span>
      <kbd className={css.key}>{ESCAPE_KEY}</kbd> {m.plan_editor_key_close()}
    </span>
  </div>
)
