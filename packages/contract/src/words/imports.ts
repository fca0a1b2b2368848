/** The states of any import: read, being applied, applied, being undone, undone. */
export const importStates = ['Ready', 'Applying', 'Done', 'Undoing', 'Undone'] as const
export type ImportState = (typeof importStates)[number]
