import { Button } from '@mantine/core'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'

const importDialog = () => import('./add-to-plan-dialog.tsx')
const AddToPlanDialog = lazy(importDialog)

type Props = { product: ProductCard; planId?: string | null; isWide?: boolean }

/** Opens the choice of plans; it is loaded when a practitioner reaches for it. */
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
