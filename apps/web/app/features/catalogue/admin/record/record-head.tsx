import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { askToArchive } from '../ask-to-archive.ts'
import { useReferenceChoices } from '../reference-words.ts'
import css from './record-head.module.css'
import { useField, useRecord } from './store/record-context.ts'
import { useProductAct } from './store/use-product-act.ts'

/** Header of a product's record: name, status and actions on the whole product. */
export function RecordHead() {
  const product = useRecord((state) => state.record)
  const name = useField('name').value
  const stockStatusId = useField('stockStatusId').value
  const isHidden = useField('isHidden').value
  const brandId = useField('productBrandId').value
  const sku = useField('sku').value
  const { brands } = useReferenceChoices()
  const { search } = useLocation()
  const time = useTimeFormat()
  const brand = brands.find(({ value }) => value === brandId)?.label ?? product.productBrandName
  return (
    <header className={css.head}>
      <title>{name || m.catalogue_unnamed()}</title>
      <Link to={`/admin/products${search}`} className={css.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {m.common_products()}
      </Link>
      <div className={css.who}>
        <PackShot src={product.imageUrl} size="m" />
        <div className={css.name}>
          <h1 className="t28">{name || m.catalogue_unnamed()}</h1>
          <p className="second">{[brand, sku].filter(Boolean).join(' · ')}</p>
          <div className={css.statuses}>
            <StockStatus id={stockStatusId} />
            {!product.isActive && <Status mark="unavailable">{m.catalogue_archived()}</Status>}
            {isHidden && <Status mark="open">{m.catalogue_hidden()}</Status>}
            <span className="third">{m.catalogue_saved_at({ at: time(product.updatedAt) })}</span>
          </div>
        </div>
        <HeadActs />
      </div>
    </header>
  )
}

/** Archiving hides the product everywhere and deletes nothing; it can be restored. */
function HeadActs() {
  const { id, isActive, name } = useRecord(({ record: product }) => product)
  const { act, isActing } = useProductAct()
  const archive = async () => {
    if (!(await askToArchive(name))) return
    await act({
      toBe: (product) => ({ ...product, isActive: false }),
      call: (api) => api('POST /admin/products/{id}/archive', { params: { id } }),
    })
  }
  const bringBack = () =>
    act({
      toBe: (product) => ({ ...product, isActive: true }),
      call: (api, product) =>
        api('PUT /admin/products/{id}', {
          params: { id },
          headers: ifUnchanged(product),
          body: { isActive: true },
        }),
    })
  return (
    <div className={css.acts}>
      <Button
        component="a"
        href={`/shop/products/${id}`}
        target="_blank"
        variant="subtle"
        leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      >
        {m.catalogue_in_shop()}
      </Button>
      {isActive ? (
        <Button variant="danger" loading={isActing} onClick={archive}>
          {m.catalogue_archive()}
        </Button>
      ) : (
        <Button loading={isActing} onClick={bringBack}>
          {m.catalogue_bring_back()}
        </Button>
      )}
    </div>
  )
}
