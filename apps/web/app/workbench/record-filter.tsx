import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import own from './filters.module.css'
import { useListAddress } from './list-address.ts'

type Props = {
  name: string
  label: string
  /** Of the record in the address, once it is known. */
  chosen: string | undefined
  find: (typed: string) => Promise<Findable[]>
}

/** A filter by one of many records, which is searched for. */
export function RecordFilter({ name, label, chosen, find }: Props) {
  const address = useListAddress()
  const [isOpen, setOpen] = useState(false)
  const isSet = address.get(name) !== ''
  return (
    <span className={own.record} data-set={isSet || undefined}>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isSet ? `${label}: ${chosen ?? '…'}` : label}
      </button>
      {isSet && (
        <button
          type="button"
          aria-label={m.list_clear_filter({ label })}
          onClick={() => address.set(name, '')}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <Dialog title={label} isOpen startAt="input" onClose={() => setOpen(false)}>
          <Combobox
            isInFlow
            label={m.key_search()}
            find={find}
            onPick={({ id }) => {
              address.set(name, id)
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </span>
  )
}
