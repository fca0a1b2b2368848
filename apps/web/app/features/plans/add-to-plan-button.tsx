import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

const importDialog = () => import('./add-to-plan-dialog.tsx')
const AddToPlanDialog = lazy(importDialog)

type Props = { product: ProductCard; planId?: string | null; isWide?: boolean }

/** Opens the plan picker, lazy-loaded on intent. */
export function AddToPlanButton({ product, planId = null, isWide = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="light"
        size={isWide ? 'md' : 'sm'}
        fullWidth={isWide}
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onPointerEnter={importDialog}
        onFocus={importDialog}
        onClick={() => setOpen(true)}
      >
        {m.add_to_plan()}
      </Button>
      <Suspense>
        {isOpen && <AddToPlanDialog product={product} planId={planId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
