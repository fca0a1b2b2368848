import { useSearchParams } from 'react-router'

/** Whether the reader came by the link of a reminder. */
export const useIsReminded = (): boolean => useSearchParams()[0].has('refill')
