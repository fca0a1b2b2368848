import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Opens the merge dialog; disabled while the record has unsaved changes. */
export const MergeButton = ({ isOff, onMerge }: { isOff: boolean; onMerge: () => void }) => (
  <Button disabled={isOff} onClick={onMerge}>
    {m.ingredient_merge_open()}
  </Button>
)
