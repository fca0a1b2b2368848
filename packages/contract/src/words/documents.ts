/** Documents of an order. The first two are numbered without gaps; a packing slip has the number of its order. */
export const numberedKinds = ['Invoice', 'CreditNote'] as const
export type NumberedKind = (typeof numberedKinds)[number]

export const documentKinds = [...numberedKinds, 'PackingSlip'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Why there is no packing slip of an order. */
export const slipAbsences = ['NotFound', 'NotPlaced', 'NoParcel'] as const
export type SlipAbsence = (typeof slipAbsences)[number]

/** `xml`: an e-invoice by EN 16931, for companies. */
export const documentFormats = ['pdf', 'xml'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export const statementFormats = ['pdf', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]
