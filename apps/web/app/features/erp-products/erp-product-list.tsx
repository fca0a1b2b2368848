import type { ErpProductDifference, ErpReadings } from '@salvia/contract/erp-products/erp-products'
import { type ErpProductFinding, erpProductFindings } from '@salvia/contract/words/erp-products'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter } from '#app/workbench/filters.tsx'
import { useListed } from '#app/workbench/list-reads.ts'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { erpProductList, erpReadingsQuery } from './erp-product-queries.ts'
import css from './erp-products.module.css'

const findings: Record<ErpProductFinding, { word: () => string; step: () => string }> = {
  NotInShop: { word: m.erp_finding_NotInShop, step: m.erp_step_NotInShop },
  NotInErp: { word: m.erp_finding_NotInErp, step: m.erp_step_NotInErp },
  SkuTwice: { word: m.erp_finding_SkuTwice, step: m.erp_step_SkuTwice },
}

const wordOf = ({ finding }: ErpProductDifference): string => findings[finding].word()

const columns = (): WorkColumn<ErpProductDifference>[] => [
  { id: 'sku', title: m.catalogue_field_sku(), isName: true, cell: ({ sku }) => sku, text: ({ sku }) => sku },
  { id: 'name', title: m.common_product(), cell: ({ name }) => name, text: ({ name }) => name },
  { id: 'finding', title: m.erp_finding(), cell: wordOf, text: wordOf },
]

function ReadNow() {
  const read = useCommand({
    send: (api) => api('POST /admin/erp/readings', {}),
    done: m.erp_products_was_read(),
    stale: ['GET /admin/erp/readings', 'GET /admin/erp/products'],
    // A failed reading is on record too.
    staleOnFailure: ['GET /admin/erp/readings'],
  })
  const { data } = useQuery(erpReadingsQuery)
  if (!data?.isConnected) return null
  return (
    <Button variant="filled" onClick={() => void read.run()} loading={read.isPending}>
      {m.erp_products_read_now()}
    </Button>
  )
}

const hasFailed = ({ stock, products }: ErpReadings): boolean =>
  stock.failedAt !== null || products.failedAt !== null

/** How many SKUs differ between the ERP and the shop. Nothing until it is known. */
function ErpProductsState() {
  const { data } = useQuery(erpReadingsQuery)
  if (!data) return null
  if (!data.isConnected) return m.erp_products_none()
  if (data.products.readAt === null) return m.erp_products_unread()
  return <ListState reads={erpProductList} words={m.erp_products_differ} none={m.erp_products_alike} />
}

const timeOf = ({ readAt }: ErpReadings['stock' | 'products']) =>
  readAt === null ? m.common_not_yet() : <Time at={readAt} />

/** When the ERP was last read and what came of it. */
function Readings() {
  const { data } = useQuery(erpReadingsQuery)
  if (!data?.isConnected) return null
  const { stock, products } = data
  return (
    <div className={css.readings}>
      {hasFailed(data) && <Note tone="warning" title={m.erp_products_failed()} />}
      <Facts
        facts={[
          [m.erp_products_stock_read(), timeOf(stock)],
          [m.import_result(), stock.readAt && m.erp_products_changed({ count: stock.changed })],
          [m.erp_products_read(), timeOf(products)],
        ]}
      />
      <p className="second">{m.erp_products_lead()}</p>
    </div>
  )
}

/** Why the list has no entry, and what to do. */
function emptyWords(readings: ErpReadings | undefined) {
  if (!readings) return {}
  if (!readings.isConnected)
    return { emptyTitle: m.erp_products_none_title(), emptyText: m.erp_products_none_text() }
  return readings.products.readAt === null
    ? { emptyTitle: m.erp_products_unread(), emptyText: m.erp_products_unread_text() }
    : { emptyTitle: m.erp_products_alike_title(), emptyText: m.erp_products_alike() }
}

/** SKUs that differ between the ERP and the shop, each with the way to fix it. */
export function ErpProductList() {
  const { data } = useQuery(erpReadingsQuery)
  return (
    <Workbench
      list="erp-products"
      path="/admin/erp-products"
      title={m.erp_products_title()}
      state={<ErpProductsState />}
      columns={columns()}
      reads={erpProductList}
      keyOf={({ sku }) => encodeURIComponent(sku)}
      tabs={<Readings />}
      filters={
        <MoreFilters>
          <ChoiceFilter
            name="finding"
            label={m.erp_finding()}
            choices={erpProductFindings.map((value) => ({ value, label: findings[value].word() }))}
          />
        </MoreFilters>
      }
      {...emptyWords(data)}
      tools={<ReadNow />}
      drawer={(sku) => <Difference key={sku} sku={sku} />}
    />
  )
}

/** The list holds all that there is to say. */
function Difference({ sku }: { sku: string }) {
  const found = useListed(erpProductList).data?.results.find((each) => each.sku === sku)
  if (!found) return null
  const isNew = found.productId === null
  return (
    <>
      <DrawerBody>
        <div>
          <h2 className="t20">{found.name}</h2>
          <p className="second">{findings[found.finding].step()}</p>
        </div>
        <Facts
          facts={[
            [m.catalogue_field_sku(), found.sku],
            [m.erp_finding(), wordOf(found)],
          ]}
        />
      </DrawerBody>
      <DrawerFoot>
        <Button
          variant="filled"
          component={Link}
          to={isNew ? '/admin/products' : `/admin/products/${found.productId}`}
        >
          {isNew ? m.catalogue_new_product() : m.erp_open_product()}
        </Button>
      </DrawerFoot>
    </>
  )
}
