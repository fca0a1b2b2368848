import { comparisonQuery, pageAfterComparison } from '@salvia/rules/comparison/comparison-list'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { compareProduct, stopComparing, useComparison } from './comparison-store.ts'

/** Writes the current list to the URL. */
export function useComparisonChange() {
  const navigate = useNavigate()
  return useCallback(
    () =>
      navigate(`/shop/comparison${comparisonQuery(useComparison.getState())}`, {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate],
  )
}

/** Column actions: remove, make main, change dose. */
export function useColumnActs(productId: string) {
  const navigate = useNavigate()
  const show = useComparisonChange()
  const entryNow = () => useComparison.getState().entries.find(({ id }) => id === productId)
  const remove = () => {
    const entry = entryNow()
    stopComparing(productId)
    const isEmpty = useComparison.getState().entries.length === 0
    return entry && isEmpty ? navigate(pageAfterComparison(entry)) : show()
  }
  const makeMain = () => {
    const entry = entryNow()
    if (entry) compareProduct({ ...entry, isMain: true })
    return show()
  }
  const setDose = (intakeAmount: number, intakeFormatId: string) => {
    const entry = entryNow()
    if (entry) compareProduct({ ...entry, intakeAmount, intakeFormatId })
  }
  return { remove, makeMain, setDose }
}
