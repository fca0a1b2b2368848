import { useEffect } from 'react'
import { ask } from '#app/forms/ask.ts'
import { useUnsavedGuard } from '#app/forms/use-leave-guard.ts'
import { bottomBar } from '#app/lib/bottom-bars.ts'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { conflictsIn, discard } from '#app/records/record-store.ts'
import { Button } from '#app/ui/button.tsx'
import css from './save-bar.module.css'
import { useRecord, useRecordStore } from './store/record-context.ts'
import { useSaveProduct } from './store/use-save-product.ts'

const SAVE_KEYS = 'Ctrl S'

/** The number of unsaved changes, and Save/Discard. */
export function SaveBar() {
  const store = useRecordStore()
  const count = useRecord(({ changed }) => Object.keys(changed).length)
  const isSending = useRecord(({ sending }) => Object.keys(sending).length > 0)
  const hasConflict = useRecord((state) => conflictsIn(state).length > 0)
  const id = useRecord(({ record: product }) => product.id)
  const { save, isSaving } = useSaveProduct()
  useUnsavedGuard(count > 0 || isSending, `/admin/products/${id}`)
  usePageKeys([['mod+s', save]], () => false)
  useEffect(() => {
    // The pressed button is gone after saving: move focus to the page.
    if (count === 0 && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [count])
  const giveUp = async () => {
    const action = m.form_discard()
    const text = m.catalogue_discard_question({ count })
    if (await ask({ title: m.form_discard_title(), text, action, isDanger: true })) discard(store)
  }
  return (
    <div ref={bottomBar} className={css.bar} data-shown={count > 0 || undefined}>
      <p role="status">
        {count > 0 && (hasConflict ? m.catalogue_conflict_text() : m.catalogue_unsaved({ count }))}
      </p>
      {count > 0 && (
        <>
          <Button variant="subtle" onClick={giveUp}>
            {m.form_discard()}
          </Button>
          <Button variant="filled" loading={isSaving} onClick={save} rightSection={<kbd>{SAVE_KEYS}</kbd>}>
            {m.form_save()}
          </Button>
        </>
      )}
    </div>
  )
}
