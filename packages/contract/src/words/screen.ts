export const noteTypes = ['info', 'warning', 'tip'] as const
export type NoteType = (typeof noteTypes)[number]

export const snackbarTypes = ['success', 'warning', 'error', 'primary'] as const
export type SnackbarType = (typeof snackbarTypes)[number]

export const snackbarWorkingStates = [
  'updating-total',
  'updating-vat',
  'saving-product-disruption',
  'saving-product',
] as const
export type SnackbarWorkingState = (typeof snackbarWorkingStates)[number]
