import { Button } from '@mantine/core'
import type { Product } from '@salvia/contract/catalogue'
import { basePrice } from '@salvia/rules/product/base-price'
import { isAvailable, isSelectable } from '@salvia/rules/product/stock-status'
import { pricePerDay } from '@salvia/rules/product/unit-price'
import { IconCircleCheck, IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from '#app/shell/shell-data.ts'
import { countryName, formatMoney, formatRate } from '#app/ui/format.ts'
import { Money } from '#app/ui/money.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { formatsQuery, linkedQuery, verificationsQuery } from './catalogue-queries.ts'
import { LabelFacts } from './label-facts.tsx'
import { Notices } from './notices.tsx'
import { ProductCard } from './product-card.tsx'
import css from './product-page.module.css'
import { resourceWords } from './resource-words.ts'
import shop from './shop.module.css'
import { Variants } from './variants.tsx'

type Buying = { product: Product; isAdding: boolean; onAdd: (quantity: number) => void }
/** `practice`: what the product is for a practice, for those who have one. */
type Props = Buying & { practice: ReactNode }

/** One product: the pack, the price, what the label says, and what could be taken instead. */
export function ProductPage({ product, practice, isAdding, onAdd }: Props) {
  return (
    <>
      <nav className={css.crumb} aria-label={m.common_breadcrumb()}>
        <LocalLink to="/shop">{m.menu_products()}</LocalLink>
        <LocalLink to={`/shop?brandId=${product.brandId}`}>{product.brandName}</LocalLink>
      </nav>
      <div className={css.top} data-practice={practice !== null || undefined}>
        <div className={css.picture}>
          <img
            src={`${product.imageUrl}?width=640`}
            alt={m.product_picture({ product: product.name })}
            width={480}
            height={480}
            fetchPriority="high"
          />
        </div>
        <Info product={product} isAdding={isAdding} onAdd={onAdd} />
        {practice}
      </div>
      <div className={css.low}>
        <LabelFacts product={product} />
        <Notices product={product} />
      </div>
      <Resources product={product} />
      <Alternatives product={product} />
    </>
  )
}

function Info({ product, isAdding, onAdd }: Buying) {
  const [quantity, setQuantity] = useState(1)
  const canBuy = product.isShippable && isAvailable(product.stockStatus.id)
  return (
    <div>
      <p className="second">{product.brandName}</p>
      <h1 className="title">{product.name}</h1>
      <p className={`t16 second ${css.lead}`}>{product.localization.shortDescription}</p>
      <Attested product={product} />
      <Variants product={product} />
      <Price product={product} />
      <div className={css.buy}>
        <Stepper
          label={m.product_quantity()}
          value={quantity}
          size="lg"
          onChange={setQuantity}
          isDisabled={!canBuy}
        />
        <Button
          size="lg"
          variant="filled"
          loading={isAdding}
          disabled={!canBuy}
          leftSection={<IconShoppingBag size={20} stroke={1.75} />}
          onClick={() => onAdd(quantity)}
        >
          {m.plan_add_to_cart()}
        </Button>
      </div>
      <p className={css.delivery}>
        <StockStatus id={product.stockStatus.id} />
        {isSelectable(product.stockStatus.id) && !product.isShippable && <NotSold product={product} />}
        {canBuy && <span className="second">{m.product_ships_in({ days: product.deliveryDays })}</span>}
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
  const { price, servingsPerContainer } = product
  const formats = useQuery(formatsQuery).data ?? []
  if (!price) return <p className={css.price}>{m.product_no_price()}</p>
  const language = getLocale()
  const perDay = servingsPerContainer
    ? pricePerDay(price.gross, { unitsPerDay: 1, unitsPerPack: servingsPerContainer })
    : null
  const sizeUnit = formats.find(({ id }) => id === product.productDeliveryFormatId)?.sizeUnit ?? 'Piece'
  const base = basePrice(price.gross, {
    sizeUnit,
    size: product.deliveryFormatSize,
    netWeightGrams: product.netWeightGrams,
  })
  const basis = m.price_basis({
    country: countryName(price.countryCode, language),
    rates: formatRate(price.vatRate, language),
  })
  return (
    <p className={css.price}>
      <strong className="t28">
        <Money value={price.gross} />
      </strong>
      <span className="second">
        {basis}
        {base && ` · ${basePer[base.per]({ price: formatMoney(base.price, language) })}`}
        {perDay && ` · ${m.product_per_serving({ price: formatMoney(perDay, language) })}`}
      </span>
    </p>
  )
}

function Alternatives({ product }: { product: Product }) {
  const [links] = useQuery(linkedQuery(product.id)).data ?? []
  const variantIds = new Set(
    product.linkedProducts.filter(({ kind }) => kind === 'Variant').map((link) => link.linkedProductId),
  )
  const others = links?.linkedProducts.filter(({ id }) => !variantIds.has(id)) ?? []
  if (others.length === 0) return null
  return (
    <section className={css.alternatives} aria-labelledby="alternatives">
      <h2 id="alternatives">{m.product_alternatives()}</h2>
      <ul className={shop.cards}>
        {others.slice(0, 4).map((one) => (
          <ProductCard key={one.id} product={one} />
        ))}
      </ul>
    </section>
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
