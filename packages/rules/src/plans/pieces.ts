/** Formats that are measured instead of counted. */
const measured: ReadonlySet<string | null> = new Set(['gram', 'milliliter', 'drop'])

/** How many pieces are taken at once: 2 capsules are two, 10 ml are one. */
export const piecesOf = (units: number, intakeFormatId: string | null): number =>
  units > 0 && measured.has(intakeFormatId) ? 1 : units
