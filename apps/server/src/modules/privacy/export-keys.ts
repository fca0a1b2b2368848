const exportFormats = ['json', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportKey = (exportId: string, format: ExportFormat): string => `exports/${exportId}.${format}`

/** Every stored file of an export. */
export const exportKeys = (exportId: string): string[] =>
  exportFormats.map((format) => exportKey(exportId, format))
