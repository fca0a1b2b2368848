import type { ErpProductDifference, ErpReadings } from '@salvia/contract/erp/erp-products'
import { type ErpProductFinding, erpProductFindings } from '@salvia/contract/words/erp-products'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, ClearFilters } from '#app/workbench/filters.tsx'
import { useListed } from '#app/workbench/list-reads.ts'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { erpProductList, erpReadingsQuery } from './erp-product-queries.ts'

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
  })
  const { data } = useQuery(erpReadingsQuery)
  if (!data?.isConnected) return null
  return (
    <Button onClick={() => void read.run()} loading={read.isPending}>
      {m.erp_products_read_now()}
    </Button>
  )
}

const timeOf = ({ readAt }: ErpReadings['stock' | 'products']) =>
  readAt === null ? m.common_not_yet() : <Time at={readAt} />

/** When the ERP was last read and what came of it; without one, where stock is kept. */
function Readings() {
  const { data } = useQuery(erpReadingsQuery)
  if (!data) return null
  const { isConnected, stock, products } = data
  if (!isConnected) return <Note title={m.erp_products_none()} />
  const hasFailed = stock.failedAt !== null || products.failedAt !== null
  return (
    <>
      {hasFailed && <Note tone="warning" title={m.erp_products_failed()} />}
      <Facts
        facts={[
          [m.erp_products_stock_read(), timeOf(stock)],
          [m.import_result(), stock.readAt && m.erp_products_changed({ count: stock.changed })],
          [m.erp_products_read(), timeOf(products)],
        ]}
      />
      <p className="second">{m.erp_products_lead()}</p>
    </>
  )
}

/** SKUs of which the ERP and the shop say different things, each with the way to mend it. */
export const ErpProductList = () => (
  <Workbench
    list="erp-products"
    path="/admin/erp-products"
    title={m.erp_products_title()}
    columns={columns()}
    reads={erpProductList}
    keyOf={({ sku }) => encodeURIComponent(sku)}
    tabs={<Readings />}
    filters={
      <>
        <ChoiceFilter
          name="finding"
          label={m.erp_finding()}
          choices={erpProductFindings.map((value) => ({ value, label: findings[value].word() }))}
        />
        <ClearFilters />
      </>
    }
    emptyText={m.erp_products_none_text()}
    tools={<ReadNow />}
    drawer={(sku) => <Difference key={sku} sku={sku} />}
  />
)

/** The list holds all that there is to say. */
function Difference({ sku }: { sku: string }) {
  const found = useListed(erpProductList).data?.results.find((each) => each.sku === sku)
  if (!found) return null
  return (
    <DrawerBody>
      <h2 className="t20">{found.name}</h2>
      <p>{findings[found.finding].step()}</p>
      <p>
        {found.productId === null ? (
          <Link to="/admin/products">{m.catalogue_new_product()}</Link>
        ) : (
          <Link to={`/admin/products/${found.productId}`}>{m.erp_open_product()}</Link>
        )}
      </p>
    </DrawerBody>
  )
}
