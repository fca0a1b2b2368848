import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'

/** Acts once at a time, tells a failure, and is busy until what shows it was asked for again. */
export function useAct(onDone: () => unknown) {
  const [isBusy, setBusy] = useState(false)
  const run = useSingle(async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
      await onDone()
    } catch (error) {
      const mainText = await explainProblem(error, m.form_not_saved())
      showSnackbar({ id: 'account', type: 'error', mainText })
    }
    setBusy(false)
  })
  return { isBusy, run }
}
