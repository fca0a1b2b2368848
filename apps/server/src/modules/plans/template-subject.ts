/** The audit's subject of a template. */
export const templateSubject = 'Template'
