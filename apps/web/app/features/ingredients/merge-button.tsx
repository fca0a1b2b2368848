import { Button } from '@mantine/core'
import { m } from '#app/paraglide/messages.js'

/** Opens the merge of a record; not while it holds what is not saved. */
export const MergeButton = ({ isOff, onMerge }: { isOff: boolean; onMerge: () => void }) => (
  <Button disabled={isOff} onClick={onMerge}>
    {m.ingredient_merge_open()}
  </Button>
)
