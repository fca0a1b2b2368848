import type { Product } from '@salvia/contract/catalogue/shop'
import { countryName, formatDate } from '@salvia/rules/format/format'
import { isAvailable, isSelectable } from '@salvia/rules/product/stock-status'
import { IconBasket, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { resourceWords } from '#app/lib/resource-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { usePackSize } from '#app/shared/pack-size.ts'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { BuyBar } from '#app/ui/buy-bar.tsx'
import { Money } from '#app/ui/money.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { useShownPrice } from '#app/visit/shown-price.ts'
import { verificationsQuery } from './catalogue-queries.ts'
import { Crumbs } from './crumbs.tsx'
import { ForeignText } from './foreign-text.tsx'
import { Notices } from './notices.tsx'
import css from './product-page.module.css'
import { ProductPictures } from './product-pictures.tsx'
import { Price, reduced } from './product-price.tsx'
import { Variants } from './variants.tsx'

/** Below what is needed to buy: their scripts come later. */
const LabelFacts = lazy(() => import('./label-facts.tsx').then((part) => ({ default: part.LabelFacts })))
const Alternatives = lazy(() => import('./alternatives.tsx').then((part) => ({ default: part.Alternatives })))

type Buying = {
  product: Product
  isAdding: boolean
  /** For whom it is, where it goes into a client's open order. */
  orderFor: string | null
  onAdd: (quantity: number) => void
}
/** What a plan says of the product, where it was opened from one, and the discount that its client gets. */
type OfPlan = { plan: ReactNode; discountPercentage: number }
/** `practice`: the practitioner panel, if the user has one. */
type Props = InfoProps & { practice: ReactNode; isComparing: boolean }

/** The product page: pack, price, label, alternatives. */
export function ProductPage({ product, practice, isComparing, ...buying }: Props) {
  return (
    <>
      <Crumbs ways={waysTo(product)} here={product.name} />
      <div className={css.top} data-practice={practice !== null || undefined}>
        <ProductPictures product={product} />
        <Info product={product} {...buying} />
        {practice}
        <DeferredPart isBelow>
          <LabelFacts product={product} />
        </DeferredPart>
        <Notices product={product} />
      </div>
      <Resources product={product} />
      <DeferredPart isBelow>
        <Alternatives product={product} isComparing={isComparing} />
      </DeferredPart>
      <PhoneBar product={product} {...buying} />
    </>
  )
}

const waysTo = ({ productCategories: [category] }: Product) => [
  { to: '/shop', name: m.common_products() },
  ...(category ? [{ to: `/shop?categoryId=${category.id}`, name: category.name }] : []),
]

/** On a phone the Buy button stays visible while scrolling. */
function PhoneBar({ product, discountPercentage, orderFor, isAdding, onAdd }: Buying & OfPlan) {
  const price = useShownPrice(product.price)
  const size = usePackSize(product)
  if (!price || !canBuy(product)) return null
  return (
    <BuyBar
      price={<Money value={reduced(price.value, discountPercentage)} />}
      words={[orderFor, price.basis, size].filter(Boolean).join(' · ')}
    >
      <Button size="lg" variant="filled" loading={isAdding} onClick={() => onAdd(1)}>
        {m.plan_add_to_cart()}
      </Button>
    </BuyBar>
  )
}

const canBuy = ({ isShippable, stockStatus }: Product): boolean => isShippable && isAvailable(stockStatus.id)

/** `prices`: for which country prices are. `disruption`: that it cannot be had as usual, and the ways out. */
type InfoProps = Buying & OfPlan & { prices: ReactNode; disruption: ReactNode }

function Info(props: InfoProps) {
  const { product, plan, discountPercentage, prices, disruption, orderFor, isAdding, onAdd } = props
  const [quantity, setQuantity] = useState(1)
  const isBuyable = canBuy(product)
  const [localization] = product.productLocalizations
  return (
    <div className={css.words}>
      <p className="second">{product.brandName}</p>
      <h1 className="title">{product.name}</h1>
      <p className={`t16 second ${css.lead}`}>
        <ForeignText localization={localization} field="shortDescription">
          {localization.shortDescription}
        </ForeignText>
      </p>
      <Attested product={product} />
      <Variants product={product} />
      {plan}
      <Price product={product} discountPercentage={discountPercentage} />
      {product.price && prices}
      {isBuyable && orderFor && <p className="medium">{orderFor}</p>}
      <div className={css.buy} data-barred={isBuyable || undefined}>
        <Stepper
          label={m.product_quantity()}
          value={quantity}
          size="lg"
          onChange={setQuantity}
          isDisabled={!isBuyable}
        />
        <Button
          size="lg"
          variant="filled"
          loading={isAdding}
          disabled={!isBuyable}
          leftSection={<IconBasket size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => onAdd(quantity)}
        >
          {m.plan_add_to_cart()}
        </Button>
      </div>
      <p className={css.delivery}>
        <StockStatus id={product.stockStatus.id} />
        {isSelectable(product.stockStatus.id) && !product.isShippable && <NotSold product={product} />}
        {!isBuyable && product.availableDate && (
          <span className="second">
            {m.product_expected({ date: formatDate(product.availableDate, getLocale()) })}
          </span>
        )}
        {product.arrivesBy && (
          <span className="second">
            {m.plan_arrives({ day: formatDate(product.arrivesBy, getLocale(), 'weekday') })}
          </span>
        )}
      </p>
      {disruption}
    </div>
  )
}

function NotSold({ product: { restrictionReason: reason } }: { product: Product }) {
  const code = useShell()?.country.code
  const words =
    reason && code
      ? m.product_restricted({ country: countryName(code, getLocale()), reason })
      : m.plan_not_shippable()
  return <span className="second">{words}</span>
}

function Attested({ product }: { product: Product }) {
  const names = useQuery(verificationsQuery).data ?? []
  const passed = product.productVerifications.filter(({ status }) => status === 'Passed')
  return (
    <ul className={css.attested}>
      {passed.map(({ id }) => (
        <li key={id}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          {names.find((name) => name.id === id)?.names[getLocale()] ?? id}
        </li>
      ))}
    </ul>
  )
}

function Resources({ product: { productResources } }: { product: Product }) {
  if (productResources.length === 0) return null
  return (
    <section className={css.resources} aria-labelledby="resources">
      <h2 id="resources" className={css.heading}>
        {m.product_resources()}
      </h2>
      <ul>
        {productResources.map(({ id, name, url, kind }) => (
          <li key={id}>
            <a href={url}>{name}</a> <span className="third">{resourceWords[kind]()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
