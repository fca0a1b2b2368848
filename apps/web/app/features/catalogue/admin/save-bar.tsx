import { Button } from '@mantine/core'
import { useEffect, useId } from 'react'
import { markUnsaved } from '#app/forms/unsaved-forms.ts'
import { useLeaveGuard } from '#app/forms/use-leave-guard.ts'
import { m } from '#app/paraglide/messages.js'
import { usePageKeys } from '#app/ui/page-keys.ts'
import { conflictsIn, discard } from './product-record-store.ts'
import { useRecord, useRecordStore } from './record-context.ts'
import css from './save-bar.module.css'
import { useSaveProduct } from './use-save-product.ts'

const SAVE_KEYS = 'Ctrl S'

/** Leaving with what nobody has saved asks first, wherever it leads. */
function useUnsavedMark(isUnsaved: boolean, path: string) {
  const id = useId()
  useEffect(() => {
    markUnsaved(id, isUnsaved)
    return () => markUnsaved(id, false)
  }, [id, isUnsaved])
  useLeaveGuard((other) => other === path)
}

/** How many changes wait, and what becomes of them. */
export function SaveBar() {
  const store = useRecordStore()
  const count = useRecord(({ changed }) => Object.keys(changed).length)
  const isSending = useRecord(({ sending }) => Object.keys(sending).length > 0)
  const hasConflict = useRecord((state) => conflictsIn(state).length > 0)
  const id = useRecord(({ product }) => product.id)
  const { save, isSaving } = useSaveProduct()
  useUnsavedMark(count > 0 || isSending, `/admin/products/${id}`)
  usePageKeys([['mod+s', save]], [])
  useEffect(() => {
    // The button that was pressed is gone with what it saved: the keyboard goes on from the page.
    if (count === 0 && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [count])
  const giveUp = () => window.confirm(m.catalogue_discard_question({ count })) && discard(store)
  return (
    <div className={css.bar} data-shown={count > 0 || undefined}>
      <p role="status">
        {count > 0 && (hasConflict ? m.catalogue_conflict_text() : m.catalogue_unsaved({ count }))}
      </p>
      {count > 0 && (
        <>
          <Button variant="subtle" onClick={giveUp}>
            {m.catalogue_discard()}
          </Button>
          <Button variant="filled" loading={isSaving} onClick={save} rightSection={<kbd>{SAVE_KEYS}</kbd>}>
            {m.form_save()}
          </Button>
        </>
      )}
    </div>
  )
}
