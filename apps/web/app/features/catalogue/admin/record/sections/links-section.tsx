import type { AdminLink, LinkInput } from '@salvia/contract/catalogue/admin-product-parts'
import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { productVariantKinds } from '@salvia/contract/words/catalogue'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { moveItem } from '#app/lib/move-item.ts'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { rebaseAndSave } from '#app/records/rebase-and-save.ts'
import { Combobox } from '#app/ui/combobox.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { CheckField, SelectField } from '#app/ui/field.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { useFindProducts } from '#app/workbench/find-records.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import css from '../product-record.module.css'
import { useRecord } from '../store/record-context.ts'
import { useProductAct } from '../store/use-product-act.ts'
import { linkChoices, linkKindOf, linkWord } from './link-words.ts'

const toInput = ({ linkedProductId, kind, variantKind, isHidden }: AdminLink): LinkInput => ({
  linkedProductId,
  kind,
  variantKind,
  isHidden,
})

/** Linked products: sizes, forms, flavours and alternatives. Saved immediately. */
export function LinksSection() {
  const { id, linkedProducts: links } = useRecord(({ record: product }) => product)
  const findProducts = useFindProducts()
  const taken = [id, ...links.map(({ linkedProductId }) => linkedProductId)]
  const find = async (typed: string) =>
    (await findProducts(typed)).filter((found) => !taken.includes(found.id))
  const set = useLinks(links)
  const change = (at: number, part: Partial<AdminLink>) =>
    set(links.map((link, place) => (place === at ? { ...link, ...part } : link)))
  return (
    <RecordSection id="links" title={m.catalogue_section_links()} lead={m.catalogue_links_lead()}>
      <ol className={css.rows} data-order>
        {links.map((link, at) => (
          <li key={link.linkedProductId} className={css.linkRow} data-place={at}>
            <DragHandle
              name={link.name}
              at={at}
              count={links.length}
              onMove={(from, to) => set(moveItem(links, from, to))}
            />
            <PackShot src={link.imageUrl} size="s" />
            <div className={css.grow}>
              <Link to={`/admin/products/${link.linkedProductId}`}>{link.name}</Link>
              <p className="third">{[link.brandName, link.sku].join(' · ')}</p>
              {!link.isActive && <Status mark="unavailable">{m.catalogue_archived()}</Status>}
            </div>
            <SelectField
              label={<span className="visually-hidden">{m.catalogue_link_kind()}</span>}
              data={linkChoices()}
              value={linkKindOf(link)}
              onChange={(event) => change(at, linkWord(event.currentTarget.value))}
            />
            <CheckField
              label={m.catalogue_link_hidden()}
              checked={link.isHidden}
              onChange={(event) => change(at, { isHidden: event.currentTarget.checked })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={m.common_remove_named({ name: link.name })}
              onClickCapture={ignoreSecondPress}
              onClick={() => {
                focusEntry('', 'links')
                void set(links.toSpliced(at, 1))
              }}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <Combobox
        label={m.catalogue_add_link()}
        description={m.catalogue_add_link_hint()}
        find={find}
        onPick={({ row }) =>
          set([
            ...links,
            {
              linkedProductId: row.id,
              name: row.name,
              sku: row.sku,
              brandName: row.productBrandName,
              imageUrl: row.imageUrl,
              productDeliveryFormatId: row.productDeliveryFormatId,
              // Rows of the search do not tell it; the answer to the save does.
              deliveryFormatSize: null,
              isActive: row.isActive,
              kind: 'Alternative',
              variantKind: productVariantKinds[0],
              isHidden: false,
            },
          ])
        }
      />
    </RecordSection>
  )
}

const isSame = (a: AdminLink[], b: AdminLink[]): boolean =>
  JSON.stringify(a.map(toInput)) === JSON.stringify(b.map(toInput))

/** Replaces all links in order, optimistically. Concurrent changes by others are not overwritten. */
function useLinks(shown: AdminLink[]) {
  const { act } = useProductAct()
  return (links: AdminLink[]) => {
    const send = async (api: Api, base: AdminProduct): Promise<AdminProduct> => {
      const linkedProducts = await api('PUT /admin/products/{id}/linked-products', {
        params: { id: base.id },
        headers: ifUnchanged(base),
        body: { linkedProducts: links.map(toInput) },
      })
      return { ...base, linkedProducts }
    }
    return act({
      toBe: (product) => ({ ...product, linkedProducts: links }),
      call: async (api, base) => {
        const takeUp = ({ linkedProducts }: AdminProduct) => isSame(linkedProducts, shown)
        const saved = await rebaseAndSave({ base, send: (latest) => send(api, latest), takeUp })
        if (saved.is === 'conflict') throw saved.error
      },
    })
  }
}
