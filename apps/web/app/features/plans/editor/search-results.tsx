import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { fullName } from '@salvia/rules/people/full-name'
import { IconTemplate } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { usePackSize } from '#app/shared/pack-size.ts'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { TextIn } from '#app/ui/text-in.tsx'
import css from './product-search.module.css'
import type { Found } from './use-search.ts'

const ESCAPE_KEY = 'Esc'

type Props = {
  listId: string
  found: Found[]
  at: number
  presentIds: Set<string>
  isLoading: boolean
  onRetry: (() => void) | undefined
  onPick: (one: Found) => void
  /** What is said of the typed line. */
  children: ReactNode
}

function told({ found, isLoading, onRetry }: Props): string | null {
  if (onRetry) return m.failed_title()
  if (isLoading) return m.common_loading()
  return found.length === 0 ? m.plan_editor_nothing_found() : null
}

/** What a search found, under the box. */
export function SearchResults(props: Props) {
  const { listId, found, at, presentIds, onRetry, onPick } = props
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
      {props.children}
      <div role="listbox" className={css.list} id={listId} aria-label={m.products_found()}>
        {found.map((one, position) => (
          <Option
            key={one.id}
            id={`${listId}-${one.id}`}
            isChosen={position === at}
            isPresent={presentIds.has(one.id)}
            onPick={() => onPick(one)}
          >
            {one.kind === 'product' ? (
              <ProductParts product={one.product} />
            ) : (
              <TemplateParts template={one.template} />
            )}
            <Act of={one} isChosen={position === at} isPresent={presentIds.has(one.id)} />
          </Option>
        ))}
      </div>
      <Keys hasResults={found.length > 0} />
    </div>
  )
}

type OptionProps = {
  id: string
  isChosen: boolean
  isPresent: boolean
  onPick: () => void
  children: ReactNode
}

function Option({ id, isChosen, isPresent, onPick, children }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      className={css.result}
      aria-selected={isChosen}
      aria-disabled={isPresent}
      onPointerUp={onPick}
    >
      {children}
    </div>
  )
}

function ProductParts({ product }: { product: ProductCard }) {
  const size = usePackSize(product)
  return (
    <>
      <PackShot src={product.imageUrl} size="s" />
      <span className={css.what}>
        <span className="medium">{product.name}</span>
        <span className="third">
          {[product.brandName, size].filter(Boolean).join(' · ')}
          {product.shortDescription && ' · '}
          <TextIn language={product.fallbackLanguageCode}>{product.shortDescription}</TextIn>
        </span>
      </span>
      <span className="num">{product.price && <Money value={product.price.gross} />}</span>
      <StockStatus id={product.stockStatus.id} />
    </>
  )
}

function TemplateParts({ template }: { template: RecommendationRow }) {
  const { firstName, lastName } = template.practitioner
  const own = template.isTemplate ? m.plan_editor_template_own() : m.plan_editor_plan_own()
  const whose = template.isGlobalTemplate
    ? m.plan_editor_template_of({ name: fullName({ firstName, lastName }) })
    : own
  return (
    <>
      <span className={css.tile}>
        <IconTemplate size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span className={`${css.what} ${css.template}`}>
        <span className="medium">{template.name}</span>
        <span className="third">
          {whose} · {m.products_count({ count: template.itemsCount })}
        </span>
      </span>
    </>
  )
}

type ActProps = { of: Found; isChosen: boolean; isPresent: boolean }

const Act = ({ of, isChosen, isPresent }: ActProps) => (
  <span className={css.act}>
    {isPresent && <span className="third">{m.plan_editor_present()}</span>}
    {of.kind === 'template' && m.plan_editor_insert()}
    {of.kind === 'product' && isChosen && !isPresent && m.common_add()}
  </span>
)

const Keys = ({ hasResults }: { hasResults: boolean }) => (
  <div className={`only-large ${css.keys}`}>
    {hasResults && (
      <>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {m.plan_editor_key_choose()}
        </span>
        <span>
          <kbd>↵</kbd> {m.plan_editor_key_add()}
        </span>
      </>
    )}
    <span>
      <kbd>{ESCAPE_KEY}</kbd> {m.plan_editor_key_close()}
    </span>
  </div>
)
