const exportFormats = ['json', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportKey = (exportId: string, format: ExportFormat): string => `exports/${exportId}.${format}`

/** Storage keys of an export's files. */
export const exportKeys = (exportId: string): string[] =>
  exportFormats.map((format) => exportKey(exportId, format))
