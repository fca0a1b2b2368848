import { type RefObject, useEffect, useState } from 'react'
import { formDraft } from '#app/forms/form-draft.ts'

export const SAME_BILLING = 'isBilledSame'
/** The cart itself keeps its country. */
const KEPT_ELSEWHERE = ['shippingAddress.countryId', SAME_BILLING]

/** Details that were typed and not saved yet come back after a reload, and on the way back from another page. */
export function useDetailsDraft(
  /** The cart, and whom it is for. */
  of: string,
  form: RefObject<HTMLFormElement | null>,
  isBilledSameAtFirst: boolean,
) {
  const [draft] = useState(() => formDraft(`salvia.checkout.${of}`))
  const [isBilledSame, setBilledSame] = useState(isBilledSameAtFirst)
  useEffect(() => {
    const kept = draft.read()[SAME_BILLING]
    if (kept !== undefined) setBilledSame(kept === 'true')
  }, [draft])
  // Once more when the fields of the billing address come or go.
  useEffect(() => {
    if (form.current) draft.restore(form.current, KEPT_ELSEWHERE)
  }, [draft, form, isBilledSame])
  return { draft, isBilledSame, setBilledSame }
}
