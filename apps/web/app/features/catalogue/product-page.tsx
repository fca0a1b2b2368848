import { Button } from '@mantine/core'
import type { Product } from '@salvia/contract/catalogue/shop'
import { countryName, formatDate, formatMoney } from '@salvia/rules/format/format'
import { basePrice } from '@salvia/rules/product/base-price'
import { isAvailable, isSelectable } from '@salvia/rules/product/stock-status'
import { pricePerDay } from '@salvia/rules/product/unit-price'
import { IconCircleCheck, IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { BuyBar } from '#app/ui/buy-bar.tsx'
import { Money } from '#app/ui/money.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { useShownPrice } from '#app/visit/shown-price.ts'
import { Alternatives } from './alternatives.tsx'
import { formatsQuery, verificationsQuery } from './catalogue-queries.ts'
import { LabelFacts } from './label-facts.tsx'
import { Notices } from './notices.tsx'
import css from './product-page.module.css'
import { ProductPictures } from './product-pictures.tsx'
import { resourceWords } from './resource-words.ts'
import { Variants } from './variants.tsx'
import { writtenIn } from './written-in.ts'

type Buying = { product: Product; isAdding: boolean; onAdd: (quantity: number) => void }
/** `practice`: what the product is for a practice, for those who have one. */
type Props = Buying & { practice: ReactNode; isComparing: boolean }

/** One product: the pack, the price, what the label says, and what could be taken instead. */
export function ProductPage({ product, practice, isComparing, isAdding, onAdd }: Props) {
  return (
    <>
      <Crumbs product={product} />
      <div className={css.top} data-practice={practice !== null || undefined}>
        <ProductPictures product={product} />
        <Info product={product} isAdding={isAdding} onAdd={onAdd} />
        {practice}
      </div>
      <div className={css.low}>
        <LabelFacts product={product} />
        <Notices product={product} />
      </div>
      <Resources product={product} />
      <Alternatives product={product} isComparing={isComparing} />
      <PhoneBar product={product} isAdding={isAdding} onAdd={onAdd} />
    </>
  )
}

function Crumbs({ product: { name, productCategories } }: { product: Product }) {
  const [category] = productCategories
  return (
    <nav className={css.crumb} aria-label={m.common_breadcrumb()}>
      <ol>
        <li>
          <LocalLink to="/shop">{m.menu_products()}</LocalLink>
        </li>
        {category && (
          <li>
            <LocalLink to={`/shop?categoryId=${category.id}`}>{category.name}</LocalLink>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}

/** On a phone the way into the cart stays at hand while the label is read. */
function PhoneBar({ product, isAdding, onAdd }: Buying) {
  const price = useShownPrice(product.price)
  if (!price || !canBuy(product)) return null
  return (
    <BuyBar price={<Money value={price.value} />} words={price.basis}>
      <Button size="lg" variant="filled" loading={isAdding} onClick={() => onAdd(1)}>
        {m.plan_add_to_cart()}
      </Button>
    </BuyBar>
  )
}

const canBuy = ({ isShippable, stockStatus }: Product): boolean => isShippable && isAvailable(stockStatus.id)

function Info({ product, isAdding, onAdd }: Buying) {
  const [quantity, setQuantity] = useState(1)
  const isBuyable = canBuy(product)
  return (
    <div>
      <p className="second">{product.brandName}</p>
      <h1 className="title">{product.name}</h1>
      <p className={`t16 second ${css.lead}`} lang={writtenIn(product.localization, 'shortDescription')}>
        {product.localization.shortDescription}
      </p>
      <Attested product={product} />
      <Variants product={product} />
      <Price product={product} />
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
          leftSection={<IconShoppingBag size={20} stroke={1.75} />}
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

const basePer = { Kilogram: m.product_per_kilogram, Litre: m.product_per_litre }

/** The price says for which country and with which VAT it is, and what a day costs. */
function Price({ product }: { product: Product }) {
  const { servingsPerContainer } = product
  const price = useShownPrice(product.price)
  const formats = useQuery(formatsQuery).data ?? []
  if (!price) return <p className={css.price}>{m.product_no_price()}</p>
  const language = getLocale()
  const perDay = servingsPerContainer
    ? pricePerDay(price.value, { unitsPerDay: 1, unitsPerPack: servingsPerContainer })
    : null
  const sizeUnit = formats.find(({ id }) => id === product.productDeliveryFormatId)?.sizeUnit ?? 'Piece'
  const base = basePrice(price.value, {
    sizeUnit,
    size: product.deliveryFormatSize,
    netWeightGrams: product.netWeightGrams,
  })
  return (
    <p className={css.price}>
      <strong className="t28">
        <Money value={price.value} />
      </strong>
      <span className="second">
        {price.basis}
        {base && ` · ${basePer[base.per]({ price: formatMoney(base.price, language) })}`}
        {perDay && ` · ${m.product_per_serving({ price: formatMoney(perDay, language) })}`}
      </span>
    </p>
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
