export const dataExportStates = ['Making', 'Ready', 'Failed'] as const
export type DataExportState = (typeof dataExportStates)[number]
