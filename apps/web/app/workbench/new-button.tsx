import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

type Props = { label: string; children: (close: () => void) => ReactNode }

/** Opens the dialog that creates an entry. */
export function NewButton({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}
