type Page<Row> = { results: Row[] }

/** All rows of a list, page after page until one is not full: a count may be an estimate. */
export async function everyPage<Row>(
  read: (offset: number) => Promise<Page<Row>>,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { results } = await read(rows.length)
    rows.push(...results)
    if (results.length < limit) return rows
  }
}
