import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { ChooseReplacement } from './choose-replacement.tsx'
import { PastSubstitutions } from './past-substitutions.tsx'
import { StartForm } from './start-form.tsx'
import { SubstitutionFrame } from './substitution-frame.tsx'
import { productNameQuery } from './substitution-queries.ts'

/** An admin chooses what takes a product's place in plans, sees what would become of each, and starts it. */
export function SubstitutePage({ productId }: { productId: string }) {
  const [address, setAddress] = useSearchParams()
  const { data, isError, refetch } = useQuery(productNameQuery(productId))
  const replacementProductId = address.get('to')
  const choose = (id: string | null) => setAddress(id ? { to: id } : {}, { preventScrollReset: true })
  if (!data)
    return (
      <SubstitutionFrame>
        {isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={6} />}
      </SubstitutionFrame>
    )
  return (
    <SubstitutionFrame>
      <title>{m.substitution_title({ product: data.name })}</title>
      <PageHeader
        title={m.substitution_title({ product: data.name })}
        above={<Link to={`/admin/products/${productId}`}>{m.substitution_to_product()}</Link>}
        lead={m.substitution_lead()}
      />
      {replacementProductId ? (
        <StartForm
          key={replacementProductId}
          product={data}
          replacementProductId={replacementProductId}
          onChange={() => choose(null)}
        />
      ) : (
        <ChooseReplacement productId={productId} onChoose={choose} />
      )}
      <PastSubstitutions productId={productId} />
    </SubstitutionFrame>
  )
}
